import type { FieldVocabulary } from './format.ts';

export const SECURITY: FieldVocabulary = {
  field: 'security',
  technology: `
    Wireshark
    Nmap
    Metasploit
    Burp Suite
    OWASP ZAP
    Kali Linux > linux
    Nessus = Tenable Nessus, Tenable
    Qualys
    Rapid7 = InsightVM, Nexpose
    CrowdStrike = CrowdStrike Falcon
    SentinelOne
    Microsoft Defender = Defender for Endpoint, Windows Defender
    Microsoft Sentinel = Azure Sentinel
    Carbon Black = VMware Carbon Black
    Symantec Endpoint Protection
    McAfee ePolicy Orchestrator = McAfee ePO
    IBM QRadar = QRadar
    ArcSight = Micro Focus ArcSight
    LogRhythm
    Snort~ = Snort IDS
    Suricata
    Zeek~
    Palo Alto Networks = Palo Alto firewalls, Palo Alto firewall
    Fortinet = FortiGate
    Check Point Firewall = Checkpoint firewall
    Cisco ASA = ASA firewalls
    Zscaler
    Okta
    CyberArk
    SailPoint
    BeyondTrust
    Ping Identity = PingFederate
    ForgeRock
    RSA Archer
    Veracode
    Checkmarx
    Fortify~ = Micro Focus Fortify
    Snyk
    Proofpoint
    Mimecast
    Varonis
    EnCase
    FTK~ = Forensic Toolkit
    Cellebrite
    Security Information and Event Management = SIEM
    Endpoint Detection and Response = EDR^
    SOAR~ = security orchestration automation and response
    Intrusion Detection Systems = intrusion detection, IDS/IPS, IDS^, intrusion detection system
    Intrusion Prevention Systems = IPS~, intrusion prevention
    Firewalls = firewall, firewall administration, firewall management, firewall configuration
    Web Application Firewalls = WAF^
    Virtual Private Networks = VPN, VPNs
    Multi-Factor Authentication = MFA~, two-factor authentication, 2FA^
    Single Sign-On = SSO
    Public Key Infrastructure = PKI
    SSL/TLS = TLS, SSL, SSL certificates
    Antivirus Software = anti-virus, antivirus, anti-virus software
    Websense
    PGP Encryption = PGP
    NetWitness
    SIPRNet
    JWICS
    Alarm Systems = alarm system, burglar alarms, intrusion alarms
  `,
  knowledge: `
    API Security
    Cybersecurity = cyber security, cyber-security
    Information Security = infosec, IT security, computer security, information systems security, security|, IT-security, security best practices, security principles, security standards~, security reviews
    Network Security
    Application Security = AppSec
    Data Security
    Endpoint Security = endpoint protection, endpoint protect
    Identity and Access Management = IAM, identity access management, identity & access management
    Privileged Access Management = PAM~
    Access Control Systems~ = card access systems, electronic access control
    Role-Based Access Control = RBAC^
    Zero Trust = zero trust architecture, zero-trust security
    Cryptography = encryption
    Threat Intelligence = cyber threat intelligence, threat landscape~, threat intel
    Threat Modeling
    Threat Hunting
    Malware Analysis
    Digital Forensics = computer forensics, cyber forensics, DFIR^
    Penetration Testing = pen testing, pentesting, pentest
    Ethical Hacking
    Red Teaming = red team operations
    Vulnerability Management = vulnerability assessment, vulnerability scanning, vulnerability assessments
    Security Operations = security operations center, SOC~
    Security Monitoring
    Security Architecture
    Security Engineering
    Security Auditing = security audits, IT security audits
    Security Awareness Training
    Secure Coding = secure software development, secure development practices, software security, application security practices, DevSecOps practices
    Static Application Security Testing = SAST^
    Dynamic Application Security Testing = DAST^
    Cyber Incident Response = security incident response
    Information Assurance
    Governance Risk and Compliance = GRC^, governance risk compliance
    IT Risk Management = information security risk management
    NIST Cybersecurity Framework = NIST CSF, NIST framework
    NIST 800-53 = NIST SP 800-53, NIST 800-171
    Risk Management Framework = RMF^
    FedRAMP
    FISMA^
    ISO 27001 = ISO/IEC 27001
    SOC 2 = SOC2, SOC 2 Type II
    PCI DSS = PCI compliance, PCI-DSS
    CMMC^ = Cybersecurity Maturity Model Certification
    GDPR = General Data Protection Regulation
    CCPA^ = California Consumer Privacy Act
    MITRE ATT&CK = MITRE ATT&CK framework
    OWASP Top 10 = OWASP
    Data Loss Prevention = DLP^
    COBIT^
    IT Audit = IT auditing, information systems audit
    Business Continuity = business continuity planning, BCP~
    STIG Compliance = DISA STIG, STIGs^
    Physical Access Control = badge access systems
    Threat Detection = detecting threats
  `,
  license: `
    CISSP = Certified Information Systems Security Professional
    CISM = Certified Information Security Manager
    CISA^ = Certified Information Systems Auditor
    CRISC^ = Certified in Risk and Information Systems Control
    Certified Ethical Hacker = CEH^
    CompTIA Security+ = Security+, Sec+
    CompTIA CySA+ = CySA+
    CompTIA PenTest+ = PenTest+
    CASP+ = CompTIA Advanced Security Practitioner, CASP^
    OSCP^ = Offensive Security Certified Professional
    GIAC Security Essentials = GSEC^
    GIAC Certified Incident Handler = GCIH^
    GIAC Penetration Tester = GPEN^
    GIAC Certification
    CCSP^ = Certified Cloud Security Professional
    SSCP^ = Systems Security Certified Practitioner
    Certified Information Privacy Professional = CIPP^, CIPP/US
    Secret Clearance = secret security clearance, DoD secret clearance, active secret clearance
    Top Secret Clearance = TS clearance, top secret security clearance, TS/SCI, TS/SCI clearance, top secret/SCI
    Public Trust Clearance = public trust
  `,
};
