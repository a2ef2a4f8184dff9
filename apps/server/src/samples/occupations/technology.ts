/** Software, data, security, and IT support. See `format.ts` for the table format. */
export const TECHNOLOGY = `
# software-engineer | saas, bank, defense, consultancy, hospital | year 112000-150000 | 40 | remote 40 hybrid 40 | visa often
plain: Software Engineer – {area}; {lang} Developer; Software Engineer, {area}
intern: Software Engineering Intern
entry: Junior Software Engineer
senior: Senior Software Engineer – {area}; Senior {lang} Developer
lead: Lead Software Engineer – {area}
slot area: Payments; Scheduling; Search; Claims; Maps
slot lang: Java; Python; C#; Go
years: building software
degree: bachelor or-experience: Bachelor’s degree in computer science, or equivalent experience
open: Small teams, code review within a day, deploys at any hour and nobody called at night for somebody else’s bug.
open: The system is twelve years old, makes money and deserves better. You will improve it while it runs.
do: Design, write, test and run what your team owns
do: Read before you rewrite
do: Review others’ work kindly and closely
do: Write down decisions in a page
do: Take part in an on-call week every two months
do: Help product people see what is cheap and what is not
must: Professional experience with [[Java]], [[Python]] or [[C#]]
must: Practice with [[SQL]] and a database such as [[PostgreSQL]]
must: Practice in designing [[REST APIs]]
must: Habit of [[unit testing]]
must: Daily use of [[Git]]
must: Experience with [[CI/CD]]
nice: Experience with [[Kubernetes]]
nice: Experience with [[Amazon Web Services]]
nice: Experience with [[Apache Kafka]]
nice: Experience with [[domain-driven design]]

# backend-developer | saas, bank, logistics | year 115000-150000 | 14 | remote 45 hybrid 35 | visa often
plain: Backend Developer; Backend Engineer – {area}
senior: Senior Backend Engineer – {area}
slot area: Billing; Routing; Identity; Inventory
years: in [[backend development]]
degree: none
open: Eight services, one database too many and a plan to fix that. Traffic doubles every winter.
do: Build and run services that other teams rely on
do: Make slow queries fast and then keep them so
do: Write contracts before code
do: Watch what you ship for its first day
do: Retire what nobody calls
must: Professional experience with [[Node.js]] and [[TypeScript]], or with [[Go]]
must: Deep [[PostgreSQL]] knowledge
must: Practice in designing [[REST APIs]]
must: Experience with [[Docker]]
must: Experience with [[microservices]]
must: Habit of [[integration testing]]
nice: Experience with [[Redis]]
nice: Experience with [[GraphQL]]
nice: Experience with [[Terraform]]

# frontend-developer | saas, media, agency, bank | year 100000-136000 | 14 | remote 45 hybrid 35 | visa often
plain: Frontend Developer; Frontend Engineer – {area}
entry: Junior Frontend Developer
senior: Senior Frontend Engineer – {area}
slot area: Checkout; Editor; Dashboards; Design System
years: in [[frontend development]]
degree: none
open: Our users are on old phones in clinics with bad reception. If it is fast there, it is fast.
do: Build screens people can finish in one go
do: Keep bundles small and measure it
do: Make everything work without a mouse
do: Work with designers on what happens when it is empty, slow or broken
do: Test in the browsers people have
must: Professional experience with [[React]] and [[TypeScript]]
must: Strong [[CSS]] and [[HTML]]
must: Knowledge of [[web accessibility]]
must: Experience with [[Playwright]] or [[Selenium]]
must: Experience with [[Vite]] or [[Webpack]]
nice: Experience with [[Next.js]]
nice: Experience with [[Figma]]
nice: Experience with [[Storybook]]

# mobile-developer | saas, bank, retail, hospital | year 108000-145000 | 9 | remote 40 hybrid 40 | visa often
plain: {os} Developer; Mobile Developer
senior: Senior {os} Developer
slot os: iOS; Android
years: in [[mobile development]]
degree: none
open: Two hundred thousand people open the app before breakfast. It has four and a half stars; we know what the half is.
do: Build features from sketch to store
do: Keep the app quick on a five-year-old phone
do: Work offline and sync without losing anything
do: Read crash reports every Monday
do: Release every two weeks
must: Professional experience with [[Swift]] or [[Kotlin]]
must: Practice with [[REST APIs]]
must: Habit of [[unit testing]]
must: Apps of yours in a store, and practice in [[mobile app development]]
must: Daily use of [[Git]]
nice: Experience with [[SwiftUI]] or [[Jetpack Compose]]
nice: Experience with [[Firebase]]
nice: Experience with [[React Native]]

# devops-engineer | saas, bank, defense, hospital | year 118000-155000 | 16 | remote 45 hybrid 35 | visa often
plain: DevOps Engineer; Site Reliability Engineer – {team}; Platform Engineer, {team}
senior: Senior Site Reliability Engineer – {team}
slot team: Core; Data Platform; Observability
years: running production systems
degree: none
open: Last year we had nine incidents and wrote up all of them. This year we would like six.
do: Make deploys boring
do: Describe everything as code and delete what is not used
do: Set alerts that mean something at three in the morning
do: Lead reviews after incidents without blame
do: Help teams run what they build
must: Professional experience with [[Kubernetes]] and [[Docker]]
must: Practice with [[Terraform]]
must: Experience with [[Amazon Web Services]] or [[Microsoft Azure]]
must: Strong [[Linux]]
must: Experience with [[CI/CD]] pipelines
must: Experience with [[Prometheus]] and [[Grafana]]
nice: Working [[Python]] or [[Go]]
nice: Experience with [[Argo CD]]
nice: [[Certified Kubernetes Administrator]] credential

# qa-engineer | saas, bank, hospital, defense | year 84000-112000 | 10 | remote 35 hybrid 40 | visa often
plain: QA Engineer; QA Analyst – {area}; Test Automation Engineer
senior: Senior QA Engineer
slot area: Mobile; Payments; Clinical
years: in [[software testing]]
degree: none
open: Developers here write tests. You find what they did not think of.
do: Explore new work before it is called done
do: Automate what is checked twice
do: Write bug reports that are half the repair
do: Keep the suite under ten minutes
do: Speak for the person who will use it
must: Practice in [[test automation]]
must: Experience with [[Selenium]] or [[Playwright]]
must: Practice in [[manual testing]] and [[test planning]]
must: Practice in testing [[REST APIs]]
must: Working [[SQL]]
nice: Experience with [[performance testing]]
nice: Experience with [[Jira]]
nice: [[ISTQB certification]]

# engineering-manager | saas, bank, hospital | year 155000-190000 | 7 | hybrid 45 remote 35 | visa sometimes
lead: Engineering Manager – {area}; Software Engineering Manager, {area}
slot area: Growth; Infrastructure; Data Products
years: leading software engineers
degree: none
open: Nine engineers who like each other and a road map that is two sizes too big.
do: Help people grow and tell them the truth early
do: Hire slowly and well
do: Cut plans until they can be kept
do: Keep the calendar empty enough to think
do: Stand between your team and noise
must: Practice in [[team leadership]]
must: Background in [[software development]]
must: Practice in [[mentoring]] and [[performance management]]
must: Practice with [[agile methodologies]]
must: Experience in [[technical recruiting]] interviews
nice: Experience with [[software architecture]]
nice: Experience with [[budget management]]
nice: Experience with [[cloud computing]]

# data-analyst | retail, hospital, insurance, saas, government | year 72000-96000 | 20 | hybrid 45 remote 25 | visa often
plain: Data Analyst; Data Analyst – {area}; Business Intelligence Analyst, {area}
entry: Junior Data Analyst
intern: Data Analyst Intern
senior: Senior Data Analyst – {area}
slot area: Marketing; Operations; Claims; Quality; Grants
years: in [[data analysis]]
degree: bachelor or-experience: Bachelor’s degree in a quantitative field, or equivalent experience
open: Four hundred dashboards, eleven of which are read. Help us find the eleven.
do: Turn questions into queries and answers into decisions
do: Build few reports and keep them right
do: Say how sure you are
do: Clean data at the source with the people who enter it
do: Teach colleagues to answer the next one themselves
must: Strong [[SQL]]
must: Experience with [[Tableau]] or [[Power BI]]
must: Practice in [[data visualization]]
must: Practice in [[data cleaning]]
must: Working [[statistics]]
must: Clear [[presentation skills]]
nice: Working [[Python]] with [[pandas]]
nice: Experience with [[dbt]]
nice: Experience with [[A/B Testing]]

# data-scientist | saas, insurance, bank, biotech, retail | year 118000-152000 | 13 | hybrid 45 remote 30 | visa often
plain: Data Scientist – {area}; Data Scientist, {area}
senior: Senior Data Scientist – {area}
intern: Data Science Intern
slot area: Pricing; Fraud; Forecasting; Trials
years: in [[data science]]
degree: master or-experience: Master’s degree in statistics, computer science or a related field, or equivalent experience
open: Half of our models are regressions and we are proud of it.
do: Frame the question until it can be answered
do: Build, test and explain models
do: Put them to work with engineers and watch them age
do: Design experiments people will believe
do: Say when a table would do
must: Strong [[Python]] with [[scikit-learn]] and [[pandas]]
must: Strong [[SQL]]
must: Practice in [[machine learning]]
must: Practice in [[hypothesis testing]] and [[regression analysis]]
must: Clear [[written communication]]
nice: Experience with [[PyTorch]]
nice: Experience with [[Databricks]]
nice: Practice in [[causal inference]]

# data-engineer | saas, bank, retail, hospital | year 115000-150000 | 13 | remote 45 hybrid 35 | visa often
plain: Data Engineer; Data Engineer – {area}
senior: Senior Data Engineer – {area}
slot area: Warehouse; Streaming; Healthcare Data; Customer Data
years: in [[data engineering]]
degree: none
open: Numbers arrive late on Mondays. We know which three pipelines it is; you will know why.
do: Build pipelines that can run twice without harm
do: Model data so that analysts stop copying queries
do: Test what arrives, not only what leaves
do: Keep cost per report on a chart
do: Document tables where people look
must: Strong [[SQL]] and [[Python]]
must: Experience with [[Apache Spark]] or [[Databricks]]
must: Experience with [[Apache Airflow]]
must: Practice in [[data modeling]] and [[ETL]]
must: Experience with [[Snowflake]] or [[Google BigQuery]]
nice: Experience with [[Apache Kafka]]
nice: Experience with [[dbt]]
nice: Experience with [[Terraform]]

# machine-learning-engineer | saas, biotech, defense | year 135000-175000 | 8 | remote 40 hybrid 40 | visa often
plain: Machine Learning Engineer; Machine Learning Engineer – {area}
senior: Senior Machine Learning Engineer – {area}
slot area: Ranking; Vision; Speech; Documents
years: building [[machine learning]] systems
degree: master or-experience: Master’s degree in computer science or a related field, or equivalent experience
open: The model is a small part of the system. You like the other parts too.
do: Train, evaluate and ship models that answer in 50 milliseconds
do: Build the data sets and the tests for them
do: Watch for drift and fairness in production
do: Make training cheap enough to repeat
do: Work with product on what to do when it is wrong
must: Strong [[Python]]
must: Professional experience with [[PyTorch]] or [[TensorFlow]]
must: Practice in [[deep learning]]
must: Experience with [[MLOps]] and [[model deployment]]
must: Experience with [[Docker]]
nice: Experience with [[Kubernetes]]
nice: Experience with [[natural language processing]]
nice: Experience with [[computer vision]]

# security-analyst | bank, defense, hospital, saas, utility | year 88000-118000 | 13 | hybrid 45 remote 25 | visa sometimes
plain: Information Security Analyst; Cybersecurity Analyst – {team}; Security Analyst, {team}
entry: Junior Security Analyst
senior: Senior Security Analyst – {team}
slot team: Operations Center; Cloud; Vulnerability; Identity
years: in [[information security]]
degree: none
open: Six of us look after eleven thousand laptops and one very old mainframe.
do: Watch, triage and respond
do: Hunt for what the alerts miss
do: Test fixes and chase them until they are in
do: Write incident notes that a lawyer and an engineer can both read
do: Teach people without frightening them
must: Practice in [[security monitoring]] with a [[security information and event management]] (SIEM) tool
must: Practice in [[cyber incident response]]
must: Practice in [[vulnerability management]]
must: Knowledge of the [[NIST Cybersecurity Framework]]
must: Solid [[network security]]
nice: [[CISSP]] or [[CompTIA Security+]]
nice: Experience with [[Splunk]]
nice: Working [[Python]]

# network-engineer | utility, hospital, defense, college, consultancy | year 90000-120000 | 9 | hybrid 40 remote 10 | visa sometimes
plain: Network Engineer; Network Engineer – {area}
senior: Senior Network Engineer
slot area: Campus; Data Center; Wireless
years: in [[network engineering]]
degree: none
open: Forty sites, two cores, and a fiber map that is finally right.
do: Design, build and document the network
do: Find faults between floors and vendors
do: Plan changes so that nobody notices them
do: Automate what you have typed three times
do: Share on-call with three others
must: Professional experience with [[Cisco Networking]] or [[Juniper Networks]]
must: Practice with [[BGP]] and [[OSPF]]
must: Practice with [[VLANs]] and [[routing and switching]]
must: Experience with [[firewalls]]
must: Practice in [[network troubleshooting]]
nice: [[Cisco Certified Network Professional]] credential
nice: Working [[Python]]
nice: Experience with [[SD-WAN]]

# systems-administrator | college, government, hospital, manufacturing | year 74000-98000 | 11 | hybrid 35
plain: Systems Administrator; Windows Systems Administrator
senior: Senior Systems Administrator
years: in [[systems administration]]
degree: none
open: Three hundred servers, half as many as five years ago. Keep going.
do: Patch, back up and prove that restores work
do: Build accounts and groups that match how people work
do: Retire what has been forgotten
do: Write runbooks your colleagues use
do: Be the second call when the help desk is stuck
must: Practice in [[Windows Server]] and [[Active Directory]]
must: Experience with [[VMware]]
must: Working [[PowerShell]]
must: Practice in [[backup and recovery]]
must: Practice in [[patch management]]
nice: Experience with [[linux administration]]
nice: Experience with [[Microsoft Azure]]
nice: Experience with [[Microsoft 365 Administration]]

# technical-support-specialist | college, hospital, saas, school, consultancy | hour 23-32 | 18 | hybrid 35 remote 15
plain: Technical Support Specialist; Help Desk Technician – {shift}; IT Support Specialist, {site}
entry: Junior IT Support Specialist
intern: IT Support Intern
slot shift: Days; Evenings; Weekends
slot site: Clinics; Campus; Headquarters
years: in [[technical support]]
degree: none
open: “Have you tried turning it off” is a fine question. We look for people who have a second one.
do: Answer, listen, fix or find who can
do: Set up laptops, phones and rooms
do: Write down answers so that the next person finds them
do: Visit people whose problem cannot be seen from a distance
do: Keep track of what we own
must: Practice in [[technical troubleshooting]]
must: Experience with [[Microsoft Windows]] and [[Active Directory]]
must: Experience with [[ticketing systems]]
must: Warm [[customer service]]
must: Practice in [[hardware troubleshooting]]
nice: [[CompTIA A+]] credential
nice: Experience with [[ServiceNow]]
nice: Experience with [[macOS]] and [[Jamf]]

# database-administrator | bank, hospital, government, insurance | year 96000-126000 | 7 | hybrid 45 remote 25 | visa often
plain: Database Administrator; {db} Database Administrator
senior: Senior Database Administrator
slot db: Oracle; SQL Server; PostgreSQL
years: administering [[databases]]
degree: none
open: Restores are tested on Fridays. Nobody has cried since 2019.
do: Keep databases up, fast and recoverable
do: Read query plans with developers
do: Plan upgrades and rehearse them
do: Decide who may see what
do: Say no to a select star at month’s end
must: Practice in [[database administration]]
must: Professional experience with [[Microsoft SQL Server]], [[Oracle Database]] or [[PostgreSQL]]
must: Practice in [[query optimization]]
must: Practice in [[backup and recovery]]
must: Practice in [[data security]]
nice: Experience with [[Amazon Web Services]]
nice: Working [[PowerShell]] or [[Python]]
nice: Experience with [[data migration]]
`;
