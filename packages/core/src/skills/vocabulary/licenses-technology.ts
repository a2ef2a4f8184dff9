import type { FieldVocabulary } from './format.ts';

/** Licenses and certificates of computing, besides those in the files of their fields: by state, board, and trade. */
export const LICENSES_TECHNOLOGY: readonly FieldVocabulary[] = [
  {
    field: 'it-support',
    isSpecialized: true,
    license: `
      CompTIA DataSys+ = CompTIA Data+^
      CompTIA ITF+ = ITF+^, IT Fundamentals+^
      CompTIA SecurityX = SecurityX^
      Cisco Certified Network Associate Security = CCNA Security^, CCNA Wireless^, CCNA Voice^, CCNA Cyber Ops^ > cisco-certified-network-associate
      Cisco Certified Design Associate = CCDA^, CCDP^
      Certified Wireless Network Administrator = CWNA^, CWNP^, CWTS^, CWSP^
      Fortinet Certification = NSE 4^, NSE4^, NSE 7^, FCP Fortinet^, Fortinet NSE^
      Palo Alto Certification = PCNSA^, PCNSE^
      F5 Certification = F5-CA^, F5 certified^
      Aruba Certification = ACMA^, ACCP Aruba^
      Microsoft Certified Technology Specialist = MCTS^, MTA certification^, MCDST^, MD-100^, MD-101^, MD-102^, MS-500^, MS-100^
      Microsoft Certified Trainer = MCT Microsoft^
      Apple Certified Mac Technician = ACMT^, Apple certified, AppleCare certified^, Apple Certified iOS Technician, Jamf 200, Jamf certified, Jamf 100
      Dell Certified = Dell certified technician, HP certified^, Lenovo certified
      Google IT Support Certificate = Google IT support^, Google IT Support Professional^
      Certified Technical Support = HDI-SCA^, HDI desktop support^, HDI Customer Service Representative^
      ServiceNow Certified System Administrator = ServiceNow CSA^, CSA ServiceNow^, ServiceNow certified^, CIS ServiceNow^
      Epic Certification = Epic certified, Epic Ambulatory certified, Epic EpicCare certified^, Willow certified, Epic Willow certification, Beaker certified, Epic credentialed trainer, Cadence certified, Prelude certified, Resolute certified, Cogito certified, Clarity certified, OpTime certified^
      Cerner Certification = Cerner certified
      DoD 8570 Certification = IAT Level II^, IAT Level III^, IAM Level I^, IAM Level II^, IAT II^, 8570 compliant, DoD 8570^, DoD 8140^, IAM-II^
      Fiber Certification = FOA certified^, CFOT^, fiber certified, BICSI Technician^, BICSI Installer 2^, BICSI Installer 1^, INST1^, INSTC^, fusion splicing certified, fiber optic certification, CFOS^
      Avaya Certification = ACSS^, ACIS^, Avaya certified, Genesys certified, Mitel certified
      Extron Certification = CTS AVIXA^, CTS-D^, CTS-I^, Crestron certified, Dante certified, Extron certified, Biamp certified, AVIXA CTS^
      Axis Certification = Genetec certified, Lenel certified, OnGuard certified^, Avigilon certified, Milestone certified, C-CURE certified^
    `,
  },
  {
    field: 'cloud',
    isSpecialized: true,
    license: `
      AWS Certified Data Engineer = AWS Data Analytics Specialty^, AWS Certified Database Specialty^, AWS Certified Data Engineer Associate^, AWS Certified AI Practitioner^, AWS Advanced Networking Specialty^ > aws-certification
      Azure Security Engineer = AZ-500^, SC-200^, SC-300^, SC-900^, SC-100^, AZ-700^, AZ-800^, AZ-801^
      Google Cloud Digital Leader = Cloud Digital Leader, Google Cloud certified
      Nutanix Certification = NCP-MCI^, NCA certification^, Nutanix certified
      Veeam Certified Engineer = VMCE^
      Citrix Certification = CCA-V^, CCP-V^, CCE-V^, Citrix certified
      KCNA
      HashiCorp Vault Associate
      Docker Certified Associate = DCA certification^
      Snowflake Certification
    `,
  },
  {
    field: 'security',
    isSpecialized: true,
    license: `
      GIAC Continuous Monitoring = GMON^, GCFA^, GCFE^, GCIA^, GNFA^, GWAPT^, GREM^, GICSP^, GCED^, GSLC^, GCWN^
      Certified Hacking Forensic Investigator = CHFI^, EnCE^, CFCE^, ACE AccessData^, CCE forensic^, GASF^
      CompTIA Network Security Professional = CNSP^
      Certified Red Team Professional = CRTO^, eJPT^, PNPT^, OSWE^, OSEP^, OSCE^, eCPPT^, BSCP^, CPENT^, LPT^
      CISSP Concentrations = CISSP-ISSEP^, CISSP-ISSAP^, ISSEP^, ISSAP^, ISSMP^ > cissp
      Certified in Cybersecurity = CC ISC2^, ISC2 CC^, CCSK^, CAP ISC2^, CGRC^
      Certified Cloud Security Knowledge = CCSK certificate^
      Certified Information Systems Security Officer = CNSS 4011^, CAP certification RMF^
      PCI Qualified Security Assessor = PCI QSA^, QSA certification^, PCIP^, PCI ISA^
      HITRUST Certification = CCSFP^, HCISPP^
      FedRAMP Certification = 3PAO assessor, CMMC CCP^, CMMC-RP^, CMMC CCA^
    `,
  },
];
