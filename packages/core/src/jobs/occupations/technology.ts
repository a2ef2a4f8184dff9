/** See `format.ts` for how these tables are written. */
export const TECHNOLOGY = `
  software-engineer | 15-1252 | Software Engineer* |
      software (developer/programmer/development engineer/development manager/engineering intern/development intern), =software engineering,
      (application/applications) (developer/programmer), computer programmer, sde, swe, member of technical staff, developer, programmer,
      programmer analyst, (java/j2ee/python/c++/c#/.net/dotnet/asp.net/golang/go/rust/ruby/rails/ruby on rails/php/scala/kotlin/elixir/clojure/perl/
      cobol/mainframe/sql/api/oracle/sharepoint/mulesoft) (developer/engineer/programmer/software engineer), software craftsman, (forward deployed/
      product/integration/integrations/growth/founding/compiler/distributed systems) (software engineer/engineer), computer scientist
      | backend-developer, full-stack-developer, frontend-developer, mobile-developer, software-architect, engineering-manager, embedded-engineer, devops-engineer, data-engineer, web-developer, game-developer, machine-learning-engineer, qa-engineer
  backend-developer | 15-1252 | Backend Developer |
      (back-end/server-side/api/services) (developer/engineer/software engineer/software developer/programmer/development engineer/
      software engineering), =backend engineering, =backend
      | software-engineer, full-stack-developer, devops-engineer, data-engineer
  frontend-developer | 15-1254 | Frontend Developer |
      (front-end/ui/react/react.js/angular/vue/vue.js/javascript/typescript) (developer/engineer/software engineer/software developer/programmer),
      =front-end
      | software-engineer, full-stack-developer, web-developer, ux-designer, mobile-developer
  full-stack-developer | 15-1252 | Full-Stack Developer |
      full-stack (engineer/software engineer/software developer/web developer/programmer), mern stack developer, =full stack
      | software-engineer, backend-developer, frontend-developer, web-developer
  web-developer | 15-1254 | Web Developer |
      (web/wordpress/drupal/shopify/magento/html/website) (developer/programmer/engineer), web application developer, (webmaster/web master),
      web production (artist/specialist)
      | frontend-developer, full-stack-developer, software-engineer, web-designer
  mobile-developer | 15-1252 | Mobile Developer |
      (mobile/ios/android/flutter/react native/swift) (developer/engineer/software engineer/app developer/application developer/software developer),
      mobile application development, app developer
      | software-engineer, frontend-developer
  devops-engineer | 15-1244 | DevOps Engineer |
      site reliability engineer, sre, (cloud/platform/infrastructure/build/release/reliability/kubernetes/aws/azure/gcp/devsecops/production/
      build and release) engineer, (cloud/platform/infrastructure) (software engineer/developer), devops (developer/specialist/consultant), =devops,
      =site reliability
      | software-engineer, backend-developer, systems-administrator, cloud-architect, network-engineer
  data-engineer | 15-1243 | Data Engineer |
      (etl/big data/data warehouse/data platform/data integration/informatica/hadoop/spark/snowflake/databricks) (developer/engineer/
      software engineer), database (engineer/developer), analytics engineer, sql server developer, pl/sql developer, =data engineering, data modeler
      | software-engineer, data-scientist, data-analyst, database-administrator, machine-learning-engineer, data-architect
  data-scientist | 15-2051 | Data Scientist |
      applied scientist, decision scientist, =data science, (data mining/predictive modeling) (analyst/specialist)
      | data-analyst, machine-learning-engineer, data-engineer, statistician
  machine-learning-engineer | 15-2051 | Machine Learning Engineer |
      (ml/ai/deep learning/mlops/artificial intelligence/computer vision/nlp/perception) (engineer/software engineer/developer/researcher/scientist),
      machine learning (scientist/researcher/developer/software engineer/research engineer/research scientist), =machine learning, prompt engineer
      | data-scientist, software-engineer, data-engineer
  data-analyst | 15-2051 | Data Analyst |
      (bi/business intelligence/analytics/reporting/insights/data quality/data governance/business data/product/web analytics/
      digital analytics) analyst, (bi/business intelligence/tableau/power bi/cognos/ssrs/business objects) (developer/engineer/consultant/specialist),
      data (specialist/analytics/analytics consultant), report (writer/developer), business intelligence manager, analytics manager,
      reporting specialist
      | data-scientist, business-analyst, data-engineer, financial-analyst, market-research-analyst
  data-architect | 15-1243 | Data Architect |
      (database/data warehouse/big data/information/bi) architect
      | data-engineer, software-architect, cloud-architect, database-administrator
  database-administrator | 15-1242 | Database Administrator |
      dba, (oracle/sql/sql server/mysql/postgresql/db2/mongodb) (dba/database administrator/administrator), database (manager/specialist/analyst/
      admin)
      | data-engineer, systems-administrator, data-architect
  software-architect | 15-1252 | Software Architect |
      (application/enterprise/technical/solution/solutions/systems/java/.net/integration/it/technology/salesforce/sap) architect,
      enterprise architecture
      | software-engineer, cloud-architect, engineering-manager, data-architect, systems-engineer
  cloud-architect | 15-1241 | Cloud Architect |
      (aws/azure/gcp/cloud solutions/cloud solution/cloud infrastructure/infrastructure/network/security/cloud security) architect
      | devops-engineer, software-architect, network-engineer
  engineering-manager | 11-3021 | Engineering Manager |
      (software/software engineering/software development/development/application development/backend/front-end/platform/data engineering/devops/
      web development/mobile/qa/machine learning/r&d) (engineering manager/development manager), (software engineering/application development/
      applications/development team/web development/data engineering/devops/it development) (manager/lead/supervisor), (technical/tech/development/
      engineering) (lead/team lead), manager of (software engineering/software development/engineering), engineering lead
      | software-engineer, software-architect, engineering-director, it-manager, project-manager
  engineering-director | 11-3021 | Engineering Director |
      director of (engineering/software engineering/software development/technology/platform engineering/backend engineering), (vp/
      vice president) of (engineering/software/software engineering/platform/backend/infrastructure), (vp/vice president) (engineering/
      software engineering/technology), head of technology
      | engineering-manager, chief-technology-officer
  chief-technology-officer | 11-3021 | Chief Technology Officer |
      cto, (vp/vice president) of technology
      | engineering-director, engineering-manager, software-architect, chief-information-officer, chief-executive-officer
  chief-information-officer | 11-3021 | Chief Information Officer |
      cio, (vp/vice president/director) of (it/information technology/information systems)
      | it-manager, chief-technology-officer, chief-information-security-officer
  it-manager | 11-3021 | IT Manager |
      (information technology/information systems/is/it operations/it infrastructure/infrastructure/network/help desk/desktop support/service desk/
      technical support/it support/technology/systems/applications support) (manager/supervisor/director), it (director/supervisor/lead),
      manager of (information technology/information systems/it)
      | systems-administrator, chief-information-officer, engineering-manager, technical-support-specialist
  embedded-engineer | 17-2061 | Embedded Software Engineer |
      (embedded/firmware/embedded systems/fpga/asic/rtl/vlsi/soc/hardware design/device driver/bios/dsp) (engineer/developer/software engineer/
      software developer/design engineer/verification engineer/programmer), computer hardware engineer, hardware engineer, silicon (engineer/
      design engineer), physical design engineer, design verification engineer
      | software-engineer, electrical-engineer, robotics-engineer
  game-developer | 15-1255 | Game Developer |
      (game/gameplay/unity/unreal/graphics/games) (developer/programmer/engineer/software engineer), game designer, level designer
      | software-engineer, frontend-developer, multimedia-artist
  blockchain-developer | 15-1252 | Blockchain Developer |
      (blockchain/smart contract/solidity/solana/ethereum/protocol/web3/crypto/defi/cryptography) (developer/engineer/software engineer/
      protocol engineer/programmer), smart contract auditor
      | software-engineer, backend-developer, security-engineer
  qa-engineer | 15-1253 | QA Engineer |
      (qa/quality assurance/software quality assurance/software quality/sqa/test automation/automation test/software test/software qa/manual/
      uat) (tester/engineer/analyst/automation engineer/automation tester/developer), sdet, software (tester/development engineer in test/
      engineer in test), (game/system/systems/beta/video game) tester, test (engineer/analyst/lead/automation engineer), qa (lead/manager/specialist),
      uat tester, automation tester
      | software-engineer, devops-engineer, business-analyst, quality-engineer
  security-engineer | 15-1212 | Security Engineer |
      (information security/cybersecurity/cyber security/cyber/application security/product security/cloud security/network security/infosec/
      offensive security/detection) (engineer/architect/developer), penetration tester, ethical hacker, red team operator, security (researcher/
      architect)
      | security-analyst, network-engineer, devops-engineer, software-engineer
  security-analyst | 15-1212 | Information Security Analyst |
      (cybersecurity/cyber security/cyber/information security/it security/information systems security/information assurance/network security/
      infosec/soc/threat intelligence/threat/vulnerability/security operations/security operations center/grc/information security risk/
      data security) (analyst/specialist/officer/consultant/administrator/technician), security (analyst/operations analyst), issm, isso,
      (information security/cybersecurity/it security) manager, incident response analyst, digital forensics (analyst/examiner)
      | security-engineer, network-engineer, systems-administrator, chief-information-security-officer, compliance-officer
  chief-information-security-officer | 11-3021 | Chief Information Security Officer |
      ciso, (director/vp) of (information security/cybersecurity/security engineering)
      | security-analyst, chief-information-officer
  network-engineer | 15-1241 | Network Engineer |
      (cisco/lan/wan/wireless/voice/voip/telecommunications/telecom/rf/unified communications/internetworking/noc) engineer, network (specialist/
      analyst/operations engineer/security administrator/consultant/technician/administrator/designer/support engineer/support specialist/
      support technician/architect consultant), (systems/network) and (network/systems) (administrator/engineer), network/systems administrator,
      noc (technician/analyst/operator)
      | systems-administrator, security-engineer, cloud-architect, telecommunications-technician, technical-support-specialist
  systems-administrator | 15-1244 | Systems Administrator |
      (system/systems/linux/unix/windows/server/vmware/citrix/exchange/sharepoint/it systems/it/cloud/computer systems/office 365/active directory/
      middleware) (administrator/admin), sysadmin, sys admin, (linux/unix/windows/server/vmware/storage/virtualization/it systems) engineer, (it/
      information technology) administrator, server support specialist
      | network-engineer, devops-engineer, technical-support-specialist, database-administrator, it-manager
  systems-engineer | 15-1299 | Systems Engineer |
      (system/systems integration/mission systems/software systems/model based systems/computer systems) engineer, systems (integrator/
      integration specialist/engineering lead)
      | software-architect, systems-administrator, network-engineer, electrical-engineer, aerospace-engineer
  systems-analyst | 15-1211 | Systems Analyst |
      (computer systems/business systems/information systems/it systems/application/applications/clinical systems/hris/erp/crm/it business/epic/sap/
      oracle/peoplesoft/workday/clinical informatics/informatics) (analyst/specialist), (it/information technology) (analyst/consultant/specialist),
      (sap/oracle/peoplesoft/workday/netsuite/dynamics/erp/epic/guidewire/servicenow) (consultant/functional consultant/functional analyst/developer/
      administrator/configuration analyst/analyst), sap (fico/sd/mm/abap/bw/hana/basis) (consultant/analyst/developer/administrator),
      technology consultant, application support (analyst/specialist/engineer)
      | business-analyst, software-engineer, systems-administrator, project-manager
  crm-developer | 15-1252 | CRM Developer |
      (salesforce/salesforce.com/dynamics crm/dynamics 365/hubspot/siebel) (developer/engineer/administrator/admin/consultant/business analyst),
      crm (administrator/manager/specialist)
      | systems-analyst, software-engineer, business-analyst
  technical-support-specialist | 15-1232 | Technical Support Specialist |
      (help desk/helpdesk/service desk/desktop/desktop support/desk side/it help desk/it service desk/it/it support/technical/computer/
      computer support/pc/end user/user support/end user support/information technology/product/application/software/apple/mac/field/level 1/level 2/
      tier 1/tier 2/tier 3) (support/support analyst/support specialist/support technician/support engineer/support representative/support associate/
      support consultant/technical support), (help desk/helpdesk/service desk/desktop/it/computer/pc/information technology/it field/computer repair/
      it service/it support) (technician/specialist/analyst/agent/engineer/tech), technical support (representative/agent/engineer/technician/analyst/
      rep), support engineer, =genius bar, computer operator, deskside support, =it support, =help desk, =service desk,
      (help desk/helpdesk/service desk/it support) tier
      | systems-administrator, network-engineer, customer-service-representative, it-manager
  robotics-engineer | 17-2199 | Robotics Engineer |
      (robotics/robot/automation/controls/control systems/plc/mechatronics/controls and automation/industrial automation/autonomy/scada) (engineer/
      software engineer/programmer/developer/specialist), =robotics
      | embedded-engineer, electrical-engineer, mechanical-engineer, industrial-engineer
  ux-designer | 15-1255 | UX Designer |
      (ux/ui/user experience/user interface/product/interaction/digital product/ui and ux/experience/service) designer, ux (researcher/design lead/
      architect/writer/strategist/lead/design), user (experience researcher/researcher), product design (lead/manager), =product design,
      content designer, usability (analyst/specialist)
      | web-designer, graphic-designer, frontend-developer, product-manager
  web-designer | 15-1255 | Web Designer |
      (website/digital/email/html) designer, web and graphic designer, web/graphic designer
      | graphic-designer, ux-designer, web-developer, frontend-developer
  solutions-consultant | 15-1299 | Solutions Consultant |
      (implementation/onboarding/integration/professional services/software implementation/deployment/customer success) (consultant/specialist/
      engineer/manager/analyst), technical consultant, implementation project manager
      | sales-engineer, systems-analyst, customer-success-manager, project-manager
`;
