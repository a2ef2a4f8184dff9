/** See `format.ts` for how these tables are written. */
export const TECHNOLOGY_CREDENTIALS = `
  comptia a+, a+ cert, a+ certification | the CompTIA A+ | technical-support-specialist,systems-administrator,network-engineer,security-analyst,it-manager,field-service-technician
      | covers computers, phones, and basic networks for help desk work | take its two exams through CompTIA (comptia.org)
  comptia network+, network+, net+ | the CompTIA Network+ | technical-support-specialist,network-engineer,systems-administrator,security-analyst,telecommunications-technician
      | covers how networks are built and repaired | take the exam through CompTIA (comptia.org)
  comptia security+, security+, sec+, security plus | the CompTIA Security+ | security-analyst,security-engineer,network-engineer,systems-administrator,technical-support-specialist,devops-engineer
      | is the usual first security certification and meets many Defense Department requirements | take the exam through CompTIA (comptia.org)
  ccna | the CCNA | network-engineer,systems-administrator,security-analyst,technical-support-specialist,telecommunications-technician
      | shows that you can set up and fix routers and switches | take the exam through Cisco (cisco.com)
  cissp | the CISSP | security-analyst,security-engineer,chief-information-security-officer,it-manager
      | is for experienced security people: it takes five years of paid work | take it through ISC2 (isc2.org); until then you can be an associate
  isc2 cc, certified in cybersecurity | the ISC2 Certified in Cybersecurity | security-analyst,security-engineer,technical-support-specialist
      | is an entry-level security certificate without required experience | take it through ISC2 (isc2.org)
  ceh, certified ethical hacker | the CEH | security-analyst,security-engineer | covers attack methods | take it through EC-Council (eccouncil.org); OSCP or hands-on labs prove more
  oscp | the OSCP | security-engineer,security-analyst | is a hands-on penetration test exam | take it through OffSec (offsec.com) after network and Linux basics
  aws certified cloud practitioner, cloud practitioner | the AWS Cloud Practitioner | technology | gives cloud basics; alone it rarely gets a job | take the exam through AWS Training and Certification (aws.amazon.com/certification)
  aws certified solutions architect, aws solutions architect, solutions architect associate, aws cert, aws certs, aws certification, aws certified | an AWS associate certification | technology
      | shows that you can design on AWS, best with a project beside it | take the exam through AWS Training and Certification (aws.amazon.com/certification)
  azure administrator, az-104, az-900, azure cert, azure certification | an Azure certification | technology | shows that you can run Microsoft’s cloud | take the exam through Microsoft Learn (learn.microsoft.com)
  google data analytics, google certificate, google career certificate, google it support | a Google Career Certificate | technology,marketing,management,finance
      | teaches the basics in a few months; a project of your own weighs more with employers | take it on Coursera (grow.google/certificates), which has financial aid
  google analytics cert, google analytics certification | the Google Analytics certification | marketing | shows that you can measure a website | take it free of charge at skillshop.withgoogle.com
  salesforce admin, salesforce administrator, salesforce cert, salesforce certification | the Salesforce Administrator certificate | crm-developer,sales,marketing,systems-analyst,business-analyst
      | shows that you can set up Salesforce | prepare free of charge on Trailhead (trailhead.salesforce.com)
  power bi cert, pl-300, power bi certification | the Power BI Data Analyst (PL-300) | technology,finance,management | shows that you can model and chart data | take it through Microsoft Learn (learn.microsoft.com)
  tableau cert, tableau certification | a Tableau certification | technology,finance,marketing | shows that you can build dashboards; a published dashboard says the same | take it through Salesforce, which owns Tableau (trailhead.salesforce.com)
  itil | the ITIL Foundation | technology | covers how IT services are run | take it through PeopleCert (peoplecert.org)
  coding bootcamp, bootcamp | a bootcamp | technology | teaches one way to build software in a few months; results differ widely | ask for job results that someone else audited and the refund rule before you pay
  cka, kubernetes cert | the CKA | devops-engineer,cloud-architect,software-engineer | shows that you can run Kubernetes | take it through the Linux Foundation (training.linuxfoundation.org)
  ux cert, ux certificate | a UX certificate | ux-designer,web-designer | gives the steps; employers look at the portfolio | choose one that ends with your own case study
  cs degree, computer science degree | a computer science degree | technology,engineering | opens large employers’ filters and internships | compare your state university’s online or transfer program, and ask about credit for work
`;
