/** Heads of departments. See `format.ts` for the table format. */
export const LEADERSHIP_OCCUPATIONS = `
# director-of-nursing | hospital, seniors | year 128000-158000 | 4
executive: Director of Nursing
years: in [[nursing leadership]]
degree: bachelor required: Bachelor’s degree in nursing
open: You will lead nursing for the whole house and be the voice of two hundred nurses where the money is divided.
do: Set staffing and standards with your managers and hold to both
do: Report openly on falls, infections and turnover
do: Sit on the executive team and bring the bedside with you
do: Build the budget from the shift up
do: Prepare for surveys by being ready every day
do: Develop the next managers before you need them
must: Active [[Registered Nurse]] license
must: Experience in [[nursing leadership]] across several units
must: Experience in [[healthcare quality improvement]]
must: Experience in [[budget management]]
must: Knowledge of [[CMS regulations]]
nice: Experience with [[change management]]
nice: A [[Joint Commission Standards]] survey led from start to finish

# sales-manager | saas, manufacturing, insurance, media | year 160000-210000 | 5 | hybrid 45 remote 15
executive: VP of Sales; Director of Sales
years: leading [[sales]] teams
degree: none
open: Fourteen sellers, two regions and a forecast people can plan by. You will own all three.
do: Set territories and quotas that most people can reach
do: Coach managers in the field, not in the spreadsheet
do: Call on the twenty largest customers yourself
do: Work with product on what is lost and why
do: Forecast within five percent
do: Hire from outside the usual list
must: Experience in [[sales management]]
must: Practice in [[pipeline management]] and [[sales forecasting]]
must: Skill in [[negotiation]] of large contracts
must: Experience with [[Salesforce]]
must: Practice in [[strategic planning]]
nice: Experience with [[channel sales]]
nice: Experience in [[budget management]]

# marketing-director | saas, retail, hospital, college | year 132000-172000 | 4 | hybrid 50
executive: Director of Marketing
years: leading [[marketing]]
degree: bachelor or-experience: Bachelor’s degree in marketing or a related field, or equivalent experience
open: A team of nine, a name people trust and a budget that has to earn its keep every quarter.
do: Decide where we are seen and where we are silent
do: Lead brand, demand and communications as one team
do: Agree with sales on what a good lead is and live by it
do: Show the executive team what each dollar did
do: Grow people who will outgrow the team
must: Experience in [[marketing strategy]]
must: Experience in [[brand management]]
must: Experience in [[digital marketing]]
must: Experience in [[budget management]]
must: Practice in [[team leadership]]
nice: Experience with [[market research]]
nice: Experience with [[public relations]]

# chief-financial-officer | manufacturing, hospital, nonprofit, saas, contractor | year 175000-230000 | 5 | hybrid 45
executive: Chief Financial Officer
years: in [[finance]] [[leadership]]
degree: bachelor required: Bachelor’s degree in accounting, finance or economics
open: The owners want to know three things: what we earn, what we could earn, and what could go wrong. You will answer all three.
do: Lead accounting, planning, treasury and tax
do: Close fast and forecast honestly
do: Deal with banks, auditors and the board
do: Test big decisions before they are made
do: Build controls people do not have to work around
do: Teach managers to read their own numbers
must: Experience in [[financial reporting]] under [[GAAP]]
must: Experience in [[budgeting]] and [[financial forecasting]]
must: Experience in [[cash flow management]]
must: Knowledge of [[internal controls]]
must: Practice in [[strategic planning]]
nice: [[Certified Public Accountant]] license
nice: Experience with [[mergers and acquisitions]]

# engineering-director | saas, bank, hospital | year 205000-255000 | 5 | hybrid 45 remote 35 | visa sometimes
executive: VP of Engineering; Director of Engineering
years: leading software engineers
degree: none
open: Fifty engineers in seven teams. The systems are sound; the way we decide is not, and you will change that.
do: Give teams clear goals and room to reach them
do: Hire and grow the managers
do: Choose the three technical bets of the year and say why
do: Keep the service up and say what happened when it was not
do: Plan with product and finance in one room
do: Keep security and cost everybody’s business
must: Experience in [[team leadership]] through managers
must: Background in [[software development]]
must: Experience with [[software architecture]]
must: Experience with [[cloud computing]]
must: Experience in [[budget management]]
must: Practice with [[agile methodologies]]
nice: Experience with [[SOC 2]] audits
nice: Experience with [[vendor management]]

# chief-information-security-officer | bank, hospital, utility | year 195000-245000 | 4 | hybrid 60
executive: Chief Information Security Officer
years: in [[information security]]
degree: none
open: The board asks good questions about risk now. You will give them answers that do not need a glossary.
do: Set the security program and its order of work
do: Lead operations, architecture and assurance
do: Rehearse the bad day twice a year with the people who would live it
do: Report risk in money and likelihood
do: Make the safe way the easy way
must: Experience with [[governance risk and compliance]] (GRC)
must: Knowledge of the [[NIST Cybersecurity Framework]]
must: Experience in [[cyber incident response]]
must: Practice in [[security architecture]]
must: Practice in [[team leadership]]
nice: [[CISSP]] or [[CISM]]
nice: Experience with [[ISO 27001]]

# supply-chain-manager | manufacturing, retail, logistics | year 132000-170000 | 4 | hybrid 35
executive: Director of Supply Chain
years: in [[supply chain]] [[leadership]]
degree: bachelor or-experience: Bachelor’s degree in supply chain, engineering or business, or equivalent experience
open: Four plants, six hundred suppliers and one promise date. You will make it true.
do: Lead planning, purchasing, warehouses and freight
do: Agree on one forecast with sales and stand by it
do: Lower stock without raising blood pressure
do: Visit suppliers before there is a problem
do: Build a team that can run without you for a month
must: Experience in [[supply chain management]]
must: Experience in [[demand planning]]
must: Experience in [[strategic sourcing]]
must: Experience with an [[ERP system]]
must: Practice in [[contract negotiation]]
nice: Experience with [[SAP]]
nice: Background in [[lean manufacturing]]

# operations-manager | logistics, manufacturing, facility, seniors | year 128000-165000 | 5
executive: Director of Operations
lead year 78000-98000: Operations Manager
years: in operations [[leadership]]
degree: bachelor or-experience: Bachelor’s degree in business or engineering, or equivalent experience
open: Things run. They could run without the same three people saving every Thursday. That is the job.
do: Lead supervisors across shifts and sites
do: Walk the floor daily and ask what is in the way
do: Set a few measures, post them and act on them
do: Plan people, equipment and space a year ahead
do: Answer for safety before anything else
do: Keep customers when something went wrong
must: Experience in [[operations management]]
must: Practice in [[process improvement]]
must: Experience in [[budget management]]
must: Experience in [[staff scheduling]] across shifts
must: Habit of [[workplace safety]]
nice: [[Six Sigma Green Belt]] certification
nice: Experience with [[key performance indicators]]

# human-resources-manager | manufacturing, hospital, saas, hotel | year 130000-168000 | 4 | hybrid 45
executive: Director of Human Resources; VP of Human Resources
lead year 88000-112000: Human Resources Manager
years: in [[human resources]]
degree: bachelor or-experience: Bachelor’s degree in human resources or business, or equivalent experience
open: Twelve hundred people, nine sites, and a leadership team that asks before it announces. Come and be asked.
do: Lead hiring, pay, benefits and relations
do: Advise leaders on the hard ones and stay for the conversation
do: Build pay ranges we can publish
do: Read exit interviews and change something
do: Keep us lawful and decent, in that order and at once
must: Experience in [[employee relations]]
must: Knowledge of [[employment law]]
must: Experience in [[talent management]]
must: Experience in [[compensation and benefits]]
must: Practice in [[change management]]
nice: [[SHRM Senior Certified Professional]] credential
nice: Experience with [[Workday]]

# general-counsel | insurance, saas, biotech, utility | year 190000-250000 | 3 | hybrid 50
executive: General Counsel
years: in law practice
degree: doctorate required: [[Juris Doctor]] from an accredited law school
open: One lawyer in the building, and the building listens.
do: Advise the board and the executive team
do: Negotiate what matters and delegate the rest
do: Manage disputes and outside firms within a budget
do: Run compliance so that people know what it is for
do: Write policies in plain words
must: [[Bar Admission]] in good standing
must: Practice in [[contract negotiation]] and [[contract drafting]]
must: Practice in [[corporate law]]
must: Knowledge of [[regulatory compliance]]
must: Practice in [[risk management]]
nice: Experience with [[intellectual property]]
nice: Experience with [[employment law]]
`;
