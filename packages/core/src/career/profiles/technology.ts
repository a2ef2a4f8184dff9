/** See `format.ts` for how these tables are written. */
export const TECHNOLOGY_PROFILES = `
  software-engineer | rdg | design, write, test, and maintain software | a language such as Python or Java, Git, testing, SQL, reading others’ code
      | build two small programs that solve a real problem, publish them with tests on GitHub, and apply for junior, intern, and apprentice roles
      | own a system’s design, review others’ designs, and mentor / run a team: hiring, planning, and one-on-ones
  backend-developer | rdg | build the servers, APIs, and databases behind an app | Java, Python, or Go, SQL, API design, testing, Git
      | build and deploy one API with a database, tests, and a readme, and apply for junior roles
      | own services from design to on-call and set their standards / lead a backend team
  frontend-developer | rdg | build what people see and use in the browser | JavaScript, HTML and CSS, React or a similar framework, accessibility, testing
      | build and publish two small sites, one with a form and one that reads an API, and apply for junior roles
      | own a design system or the performance of a product / lead a frontend team
  full-stack-developer | rdg | build features from the database to the screen | JavaScript, a server language, SQL, Git, testing
      | build one app with sign-in and a database, deploy it, and apply for junior roles at small companies
      | own whole products and their architecture / lead a product team
  web-developer | rse | build and maintain websites | HTML and CSS, JavaScript, a content system such as WordPress, accessibility
      | build sites for two local businesses or nonprofits and show them as a portfolio
      | specialize in performance, accessibility, or online stores / run projects or your own studio
  mobile-developer | rdg | build apps for iPhones and Android phones | Swift or Kotlin, API use, testing, app store releases
      | publish one small app in a store and apply for junior roles
      | own an app’s architecture and releases / lead a mobile team
  devops-engineer | rdg | automate how software is built, released, and kept running | Linux, scripting, a cloud such as AWS, Docker, Terraform, monitoring
      | start in system administration or support, put one project through an automated release in a free cloud account, and learn Linux well
      | own the platform and its reliability targets / lead a platform team
  data-engineer | rdg | build the pipelines and tables that bring data to analysts and products | SQL, Python, data modeling, a warehouse, scheduling tools
      | build one pipeline from a public data source to a warehouse with tests, and come from analysis or software work
      | own the data model and its quality across teams / lead a data platform team
  data-scientist | rdm | answer questions with statistics and models | statistics, Python or R, SQL, machine learning, explaining results
      | finish two projects with a question, data, and a written result; analyst roles are a common way in
      | own experiments and models that drive decisions / lead a data science team
  machine-learning-engineer | rdm | train models and put them into products | Python, machine learning, software engineering, data pipelines, evaluation
      | deploy one model behind an API and measure it; software and data roles are a common way in
      | own model quality and serving at scale / lead an ML team
  data-analyst | rdg | turn data into tables, charts, and answers for a team | SQL, spreadsheets, Tableau or Power BI, statistics, clear writing
      | analyze one public data set of a field you know, publish the charts and the finding, and apply for analyst and reporting roles
      | own metrics and experiments for a product / lead an analytics team
  data-architect | rdg | design how an organization stores and connects its data | data modeling, SQL, warehouses, governance
      | come from data engineering or database work and document a data model you changed
      | set the data strategy across domains / direct data platforms
  database-administrator | hdng | keep databases fast, safe, and backed up | SQL, backup and recovery, tuning, security, scripting
      | run a database at home or at work, practice restoring it, and come from support or development
      | design high availability across systems / lead a database team
  software-architect | rdg | decide how large software is divided and how parts work together | system design, several languages, cloud, writing decisions down
      | come from years of software engineering and lead the design of one larger change
      | set the technical direction across teams / move to engineering director or CTO
  cloud-architect | rdg | design systems on AWS, Azure, or Google Cloud | networking, security, cloud services, cost control, Terraform
      | come from administration or DevOps and earn one associate architect certification with a project to show
      | own the cloud strategy and its cost / lead a cloud practice
  engineering-manager | hdg | lead engineers: hiring, planning, coaching, and delivery | software engineering, coaching, planning, hiring
      | lead a project and mentor people as a senior engineer, then ask for a team of two or three
      | go back to a staff engineer’s work with wider scope / direct several teams
  engineering-director | hdg | lead several engineering teams through their managers | strategy, budgeting, hiring managers, delivery
      | manage managers or two teams first, and show delivery and retention
      | advise on architecture and due diligence / become VP of engineering or CTO
  chief-technology-officer | hdg | own the technology of a company | strategy, architecture, hiring, budgets, speaking to the board
      | lead engineering in a small company or a division first
      | advise or sit on boards / grow into CEO or a larger company
  chief-information-officer | hdg | own the systems and the security of an organization | strategy, vendors, budgets, security, change management
      | run IT operations and a large program first
      | advise on IT strategy / move to a larger organization
  it-manager | hdg | run the systems, support, and vendors of an organization | support, networks, budgets, vendor management, security
      | lead a support or systems team on a project first, with its budget
      | move to architecture or security / become director of IT
  embedded-engineer | hdg | write software for devices | C or C++, microcontrollers, electronics, debugging with instruments
      | build one device with a microcontroller board, document it, and apply with an engineering or computing degree
      | own a device’s firmware from bring-up to certification / lead a firmware team
  game-developer | hdg | program games | C++ or C#, Unity or Unreal, math, teamwork in game jams
      | finish and publish one small game, and join game jams to show teamwork
      | own an engine or gameplay system / lead a game team
  blockchain-developer | rdg | write smart contracts and the software around them | Solidity or Rust, cryptography basics, security review, testing
      | publish an audited-style review of a small contract you wrote; general software work is the steadier way in
      | own protocol security / lead a protocol team
  qa-engineer | rdg | find out whether software works before customers do | test design, automation with Selenium or Playwright, SQL, bug reports
      | write an automated test suite for a public site and three clear bug reports, and apply for QA analyst roles
      | own test strategy and automation across teams / lead a QA team
  security-engineer | rdg | protect systems and fix their weaknesses | networking, Linux, cloud security, scripting, threat modeling
      | come from administration, networks, or software; practice in legal labs and write up what you did
      | own the security architecture / lead a security team
  security-analyst | hdng | watch for attacks and respond to them | networking, logs and SIEM, incident response, Security+ knowledge
      | start on a help desk or in networks, earn Security+, and document alerts you worked through in a lab
      | specialize in threat hunting or incident response / lead a security operations shift
  chief-information-security-officer | hdg | own the security of an organization | risk, governance, incident response, budgets, speaking to the board
      | lead security for one division or program first
      | advise on risk / move to a larger organization
  network-engineer | hdng | design and run networks | routing and switching, firewalls, wireless, CCNA knowledge
      | build a small lab, earn the CCNA, and start in a help desk or network operations center
      | design networks across sites / lead a network team
  systems-administrator | hdng | run servers, accounts, and backups | Windows Server or Linux, networking, scripting, cloud basics, backups
      | start on a help desk, run a home lab, and automate one task with a script
      | move to cloud or DevOps work / lead an infrastructure team
  systems-engineer | hdg | make the parts of a complex system work together, from requirements to test | requirements, modeling, integration, testing, documentation
      | come from an engineering degree or technical operations, and write requirements and tests for one project
      | own a system’s architecture / lead the engineering of a program
  systems-analyst | hdg | turn what a business needs into changes of its systems | requirements, SQL, process mapping, testing
      | document and improve one process at your present job, and learn SQL
      | own the solution design for a domain / lead analysts
  crm-developer | rdg | adapt Salesforce and similar systems | Salesforce administration, automation, data import, Apex or JavaScript
      | finish free Trailhead modules, earn the Administrator certificate, and build one working app in a free account
      | own the platform’s architecture / lead a CRM team
  technical-support-specialist | hne | solve people’s problems with computers, accounts, and networks | troubleshooting, Windows, networking basics, ticketing, patient explaining
      | learn the topics of CompTIA A+, practice on old computers, and apply to help desks of schools, hospitals, and service providers
      | specialize in networks, systems, or security / lead a support shift
  robotics-engineer | hdg | design and program robots | control, C++ or Python, ROS, mechanics, electronics
      | build one robot that senses and moves, document it, and apply with an engineering degree
      | own motion or perception of a product / lead a robotics team
  ux-designer | rdg | plan how a product works and test it with people | user research, wireframes in Figma, prototypes, accessibility
      | redesign one real service with five interviews and tests, and show the steps as a case study
      | own the experience of a product line / lead a design team
  web-designer | rse | design how websites look and work | layout, Figma, HTML and CSS, accessibility
      | design and build sites for two real clients and show them as a portfolio
      | specialize in design systems or conversion / run a studio
  solutions-consultant | htg | show customers how a product solves their problem | product knowledge, demos, discovery questions, APIs, writing
      | move from support, implementation, or the customer’s own field, and record one clear demo
      | own the largest accounts’ technical side / lead a presales team
`;
