import type { FieldVocabulary } from './format.ts';

export const IT_SUPPORT: FieldVocabulary = {
  field: 'it-support',
  technology: `
    Virtual Desktop Infrastructure = VDI^, virtual desktops
    NETCONF
    YANG^ = YANG data modeling, YANG models
    OpenConfig
    IPv6
    IPv4
    Microsoft Windows = Windows~, Windows operating systems, Windows OS, Windows 10, Windows 11, Windows 7, Windows XP, Windows 8, MS Windows, Windows operating system
    Windows Server = Microsoft Windows Server, Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows Server 2008, Windows servers
    macOS = Mac OS, Mac OS X, Mac OSX, OS X
    Chrome OS = Chromebooks
    Active Directory = Microsoft Active Directory, AD DS, Windows Active Directory
    Group Policy = GPO^, Group Policy Objects
    Microsoft Exchange = Exchange Server, Exchange Online, MS Exchange, Microsoft Exchange Server, Exchange email, Exchange 2003, Exchange 2007, Exchange 2010, Exchange 2013, Exchange 2016
    Microsoft 365 Administration = Office 365 administration, O365 administration
    Microsoft Intune = Intune
    SCCM^ = System Center Configuration Manager, Microsoft Endpoint Configuration Manager, MECM^
    Jamf = Jamf Pro, Casper Suite
    Mobile Device Management = AirWatch, MobileIron
    WSUS^ = Windows Server Update Services
    Remote Desktop = Remote Desktop Protocol, RDP~, remote desktop services
    TeamViewer
    ServiceNow = Service Now > ticketing-systems
    BMC Remedy = Remedy ticketing, Remedy ITSM > ticketing-systems
    Jira Service Management = Jira Service Desk > ticketing-systems
    Freshservice > ticketing-systems
    ConnectWise = ConnectWise Manage
    Kaseya
    Spiceworks
    Ticketing Systems = help desk ticketing, trouble ticketing, ticketing system, trouble ticket systems, ticket tracking systems, trouble tracking systems
    Veeam = Veeam Backup
    Commvault
    Veritas NetBackup = NetBackup, Symantec NetBackup
    Veritas Backup Exec = Backup Exec, Symantec Backup Exec
    Storage Area Networks = SAN~, storage area network, SAN storage
    Network-Attached Storage = NAS~, NAS storage
    NetApp
    Dell EMC = EMC storage
    RAID Configuration = RAID arrays
    TCP/IP = TCP^, TCP IP
    DNS = Domain Name System
    DHCP
    LAN/WAN = LAN^, WAN^, local area networks, wide area networks, LANs, WANs, LAN and WAN
    VLANs = VLAN
    Wi-Fi Networks = wireless networks, wireless networking, WLAN^, Wi-Fi, wireless LAN
    BGP = Border Gateway Protocol
    OSPF
    EIGRP^
    MPLS
    SD-WAN
    SNMP
    VoIP = voice over IP, IP telephony
    SIP~ = Session Initiation Protocol
    Cisco IOS = Cisco routers, Cisco switches, Cisco routers and switches
    Cisco Networking = Cisco networks
    Cisco Meraki = Meraki
    Cisco Unified Communications Manager = CUCM^, Cisco CallManager, Call Manager
    Juniper Networks = Juniper routers, Junos
    Arista Networks
    Aruba Networks = Aruba wireless
    F5 BIG-IP = F5 load balancers, F5 Networks, BIG-IP, F5 LTM
    Ubiquiti = UniFi
    Avaya
    PBX^ = PBX systems
    Structured Cabling = network cabling, Cat5, Cat6, data cabling, Cat 5, Cat 6, cat5e, network wiring
    Fiber Optics = fiber optic cabling, fiber optic cable, fiber splicing, optical fiber
    Routing and Switching = routers and switches, switching and routing
    Computer Hardware = PC hardware, hardware components, PC components
    Desktop Imaging = disk imaging, system imaging, Norton Ghost
    Barcode Scanners
    Point-of-Sale Support
    Audiovisual Systems = AV systems, audio-visual equipment, audio/visual equipment, AV equipment, video equipment
    Video Conferencing Systems = Polycom, video teleconferencing, web conferencing systems
    Windows Deployment Services
    Bomgar
    LogMeIn
    BlackBerry Enterprise Server = BES^
    Arcserve = CA ARCserve
    Mobile Device Support = smartphone support, supporting mobile devices
    Personal Computers = personal computer, desktop computers, PC operation, basic PC skills
    Mac Computers = Macintosh, Macintosh computers, Apple computers, Apple hardware, Mac hardware
    Thin Clients = thin client
    Autotask
    Remote Monitoring and Management = RMM^, RMM tools
    IBM Tivoli = Tivoli
    Domain Controllers = domain controller
    Samba = Samba server
    iptables
    Network File System = NFS^
    Cron = cron jobs, crontab
    Red Hat Satellite
  `,
  knowledge: `
    Technical Support = IT support, tech support, end-user support, user support, computer support
    Help Desk Support = help desk, service desk, helpdesk support, IT help desk
    Desktop Support = desktop support services, PC support, deskside support
    Network Administration = network management, LAN administration
    Network Engineering
    Network Design = network architecture
    Network Troubleshooting
    Network Monitoring
    Computer Networking = networking~, network technologies, networking technologies
    Systems Administration = system administration, sysadmin, server administration
    Windows Administration = Windows system administration, Windows Server administration > windows-server
    Linux Administration = Linux system administration, Linux systems administration > linux
    Server Maintenance = server management
    Hardware Troubleshooting = computer troubleshooting, PC troubleshooting, troubleshooting hardware
    Software Installation = installing software, software deployment
    Computer Repair = PC repair, computer maintenance, laptop repair
    Printer Support = printer troubleshooting, printer repair, copier repair
    IT Service Management = ITSM
    IT Asset Management = hardware asset management, software asset management
    IT Infrastructure = IT infrastructure management, infrastructure|, infrastructure architecture, infrastructure design, application infrastructure, IT-infrastructure
    IT Project Management
    IT Operations
    Patch Management
    Backup and Recovery = data backup, backup and restore, data recovery
    User Account Management = user account administration, account provisioning
    IT Change Management
    Service Level Agreements = SLA^, SLAs^
    Remote Support = remote troubleshooting
    Email Administration
    Data Center Operations = data center, data centers, data center management
    Telecommunications = telecom
    Systems Engineering~
    Systems Integration = system integration, Enterprise Integration, enterprise integration patterns, application integration, integrating systems
    Systems Analysis = system analysis
    Enterprise Architecture = TOGAF framework
    Unified Communications
    Knowledge Base Management = knowledge base articles
    Internet Technologies = internet technology
  `,
  license: `
    JNCIP^ = Juniper Networks Certified Professional
    CompTIA A+ = A+ certification, A+~, A+ certified
    CompTIA Network+ = Network+, Net+~
    CompTIA Server+ = Server+
    CompTIA Project+ = Project+
    Cisco Certified Network Associate = CCNA
    Cisco Certified Network Professional = CCNP > cisco-certified-network-associate
    Cisco Certified Internetwork Expert = CCIE^
    Cisco Certified Entry Networking Technician = CCENT^
    Juniper Networks Certified Associate = JNCIA^
    Microsoft Certified Systems Engineer = MCSE, Microsoft Certified Solutions Expert
    Microsoft Certified Systems Administrator = MCSA, Microsoft Certified Solutions Associate
    Microsoft Certified Professional = MCP~
    Microsoft Certified IT Professional = MCITP^
    Microsoft 365 Certified = MS-900, MS-102
    ITIL Certification = ITIL Foundation, ITIL certified, ITIL v4, ITIL v3, ITIL 4 > itil
    HDI Certification = HDI Support Center Analyst, HDI certified, HDI^
    Apple Certified Support Professional = ACSP^
    BICSI Certification = BICSI, RCDD^
    TOGAF Certification = TOGAF
  `,
  method: `
    ITIL = Information Technology Infrastructure Library
    Root Cause Analysis = RCA~, root-cause analysis
    Technical Troubleshooting = technical problem solving
    Computer Use = computer operation, operating a computer, use of computers, use of a computer, using computers, use of a personal computer, use of personal computers, operation of a personal computer, operation of personal computers, computer usage, computer knowledge, knowledge of computers
    Internet Use = internet navigation, internet searches, web searches, use of the internet, using the internet, internet skills
    Computer Imaging = workstation imaging, imaging computers
  `,
};
