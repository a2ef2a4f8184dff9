/** Offices, finance, law, and human resources. See `format.ts` for the table format. */
export const OFFICE = `
# administrative-assistant | college, government, law, contractor, nonprofit | hour 20-27 | 28 | full 80, part 16, temporary 4 | hybrid 25
plain: Administrative Assistant – {team}; Administrative Assistant, {team}
senior: Senior Administrative Assistant – {team}
slot team: Admissions; Public Works; Facilities; Development; Engineering
years: in an office role
degree: high-school required: High school diploma or GED
open: Four people will say they could not do without you, and for once it will be true.
open: We need somebody who sees on Monday what would have gone wrong on Thursday.
do: Keep calendars, rooms and travel in order
do: Draft letters and minutes that need no second pass
do: Order, file, scan and find
do: Answer the door and the phone
do: Prepare invoices for approval
do: Plan the two events a year that everybody attends
must: Skill in [[Microsoft Office]]
must: Practice in [[calendar management]]
must: Good [[organizational skills]]
must: Clear [[written communication]]
must: Experience with [[meeting coordination]]
must: Discretion and [[confidentiality]]
nice: Experience with [[travel arrangements]]
nice: Experience with [[SharePoint]]
nice: [[Notary Public]] commission

# receptionist | law, clinic, salon, dental, seniors | hour 17-21.5 | 14 | full 70, part 30
plain: Receptionist; Front Desk Receptionist – {site}
slot site: Main Office; Weekends; Clinic
years: at a [[front desk]]
degree: high-school required: High school diploma or GED
open: Visitors decide in ten seconds what kind of place this is. You are the ten seconds.
do: Welcome people and tell them what happens next
do: Answer and route calls
do: Book, move and confirm appointments
do: Sort mail and parcels
do: Keep the waiting room pleasant
must: Warm [[customer service]]
must: Good [[phone etiquette]]
must: Practice in [[appointment scheduling]]
must: Quick, accurate [[data entry]]
must: Skill in [[Microsoft Office]]
nice: [[Spanish]] or another language our visitors speak
nice: Experience with [[multi-line phone systems]]

# executive-assistant | bank, saas, biotech, law, insurance | year 64000-86000 | 9 | hybrid 55
plain: Executive Assistant; Executive Assistant, {team}
senior: Senior Executive Assistant
slot team: Finance; Legal; Research
years: [[supporting executives]]
degree: bachelor preferred: A bachelor’s degree is a plus
open: You will run the clock of a person who runs a company and tell her when she is about to be wrong about Tuesday.
do: Guard the calendar and the priorities behind it
do: Prepare board and investor meetings to the last name tag
do: Write in somebody else’s voice
do: Plan travel that survives a storm
do: Move small projects along across departments
must: Practice in [[calendar management]]
must: Experience with [[travel arrangements]]
must: Experience with [[expense reports]]
must: Clear [[written communication]]
must: Strict [[confidentiality]]
must: Skill in [[Microsoft Office]]
nice: Experience with [[board meeting support]]
nice: Experience with [[event planning]]
nice: Experience with [[Google Workspace]]

# data-entry-clerk | insurance, government, logistics | hour 17-21 | 8 | full 66, part 20, temporary 14 | remote 40 hybrid 20
plain: Data Entry Clerk; Data Entry Clerk – {kind}
slot kind: Claims; Permits; Orders
years: in [[data entry]]
degree: high-school required: High school diploma or GED
open: Steady work, quiet rooms, clear targets.
do: Enter records from forms and scans
do: Check your own work against the source
do: Flag what does not make sense
do: Clean up duplicates
do: Keep queues within a day
must: Quick, accurate [[data entry]]
must: Skill in [[Microsoft Excel]]
must: Close [[attention to detail]]
must: [[typing]] of 50 words a minute
nice: Experience with [[document scanning]]
nice: Experience with [[records management]]

# accountant | accounting, manufacturing, nonprofit, contractor, hospital | year 62000-82000 | 26 | hybrid 35 remote 10 | visa sometimes
plain: Staff Accountant; {kind} Accountant; Accountant – {kind}
entry: Junior Accountant
senior: Senior {kind} Accountant
lead year 92000-118000 = accounting-manager: Accounting Manager
slot kind: Cost; Fund; Property; General Ledger; Tax
years: in [[accounting]]
degree: bachelor required: Bachelor’s degree in accounting or finance
open: We close in six days and would like to close in five without anybody working a Sunday.
open: You will own a part of the books that people outside accounting actually ask about.
do: Prepare entries and reconcile what you own
do: Explain why a number moved, in a sentence
do: Prepare schedules for the auditors before they ask
do: Improve one step of the close each month
do: Help managers read their reports
do: Document how things are done
must: Practice in [[general ledger]] work and [[account reconciliation]]
must: Knowledge of [[GAAP]]
must: Experience with the [[month-end close]]
must: Skill in [[Microsoft Excel]]
must: Experience in [[financial reporting]]
must: Close [[attention to detail]]
nice: [[Certified Public Accountant]] license or progress toward it
nice: Experience with [[NetSuite]]
nice: Experience with [[SAP]]

# bookkeeper | contractor, nonprofit, salon, dental | hour 23-31 | 12 | full 60, part 40 | hybrid 25 remote 15
plain: Bookkeeper; Full Charge Bookkeeper
years: in [[bookkeeping]]
degree: none
open: Nine people build things and one person knows what it costs. The one is retiring.
do: Pay bills, send invoices and match the bank every week
do: Run payroll on time
do: Prepare what the accountant needs at quarter’s end
do: Chase late payers kindly
do: Tell the owner where the cash stands
must: Skill in [[QuickBooks]]
must: Practice in [[accounts payable]] and in [[accounts receivable]]
must: Practice in [[bank reconciliation]]
must: Experience with [[payroll processing]]
must: Skill in [[Microsoft Excel]]
nice: Experience with [[job costing]]
nice: [[Certified Bookkeeper]] credential
nice: Experience with [[sales tax]] returns

# financial-analyst | bank, saas, manufacturing, hospital, insurance | year 72000-94000 | 16 | hybrid 50 remote 10 | visa sometimes
plain: Financial Analyst; Financial Analyst – {team}
entry: Junior Financial Analyst
intern: Financial Analyst Intern
senior: Senior Financial Analyst – {team}
slot team: FP&A; Treasury; Commercial; Operations
years: in [[financial analysis]]
degree: bachelor required: Bachelor’s degree in finance, accounting or economics
open: The models are fine. What is missing is somebody who can tell the managers what they mean.
do: Build and keep the forecast
do: Explain variances with causes, not adjectives
do: Test the case for new machines, hires and markets
do: Prepare the monthly pack and take half its pages out
do: Work with accounting on a clean chart of accounts
must: Skill in [[financial modeling]]
must: Skill in [[Microsoft Excel]]
must: Experience in [[budgeting]] and [[financial forecasting]]
must: Practice in [[variance analysis]]
must: Clear [[presentation skills]]
nice: Experience with [[Power BI]]
nice: Working [[SQL]]
nice: Experience with [[Anaplan]]

# auditor | accounting, bank, government | year 66000-88000 | 9 | hybrid 45 | visa sometimes
plain: Internal Auditor; Auditor – {kind}
senior: Senior Internal Auditor
lead: Internal Audit Manager
slot kind: Operations; Grants; Public Company Clients
years: in audit
degree: bachelor required: Bachelor’s degree in accounting or a related field
open: Our reports are short and people act on them. We would like to keep it that way.
do: Plan reviews around what could really go wrong
do: Test, document and conclude
do: Talk findings through before they are written
do: Follow up until it is fixed
do: Help teams set up controls they will use
must: Practice in [[internal auditing]]
must: Knowledge of [[internal controls]]
must: Practice in [[risk assessment]]
must: Clear [[report writing]]
must: Skill in [[Microsoft Excel]]
nice: [[Certified Internal Auditor]] credential
nice: Knowledge of [[Sarbanes-Oxley]] rules
nice: [[Certified Public Accountant]] license

# bank-teller | bank | hour 18-22 | 8 | full 66, part 34
plain: Bank Teller; Teller – {site}
lead: Lead Teller
slot site: Main Street Branch; Float; Drive-Up
years: [[handling cash]]
degree: high-school required: High school diploma or GED
open: Some of our customers have banked here since it was a wooden counter. Your name tag will be read aloud.
do: Take deposits, cash checks and balance to the cent
do: Notice what looks like fraud and say so quietly
do: Open accounts when the banker is out
do: Explain the app to people who did not ask for one
do: Fill the machine with a colleague
must: Accurate [[cash handling]]
must: Warm [[customer service]]
must: Close [[attention to detail]]
must: Basic [[fraud detection]]
nice: Experience in [[retail banking]]
nice: [[Spanish]] or another language our customers speak
nice: [[Notary Public]] commission

# loan-officer | bank | year 58000-84000 | 7 | hybrid 35
plain: Loan Officer – {kind}; Mortgage Loan Officer
slot kind: Small Business; Consumer; Agriculture
years: in lending
degree: none
open: We keep the loans we make, so we make them carefully and answer the phone for thirty years.
do: Listen to what people want to build and work out what they can carry
do: Collect and read the papers
do: Structure and present the loan to committee
do: Close on the day you said
do: Look after the borrowers you have
must: Practice in [[loan origination]]
must: Practice in [[credit analysis]]
must: Knowledge of [[mortgage lending]] or [[commercial lending]]
must: Skill in [[relationship building]]
must: [[NMLS license]] or eligibility for it
nice: Experience with [[underwriting]]
nice: Experience with [[loan servicing]]

# insurance-claims-adjuster | insurance | year 58000-78000 | 9 | remote 35 hybrid 30
plain: Claims Adjuster – {line}; Insurance Claims Adjuster, {line}
senior: Senior Claims Adjuster – {line}
slot line: Property; Auto; Liability; Workers’ Compensation
years: handling claims
degree: none
open: People call us on a bad day. The good adjusters remember that at four in the afternoon.
do: Find out what happened and what the policy covers
do: Look at damage in person or by video
do: Set reserves and keep them honest
do: Settle what we owe without being asked twice
do: Write files another adjuster could take over
must: State [[Adjuster license]] or ability to earn it in 90 days
must: Practice in [[claims adjusting]]
must: Practice in [[negotiation]]
must: Clear [[report writing]]
must: Good [[time management]]
nice: Experience with [[Xactimate]]
nice: Knowledge of [[subrogation]]
nice: Fluent [[Spanish]]

# payroll-specialist | accounting, hospital, manufacturing | hour 26-34 | 7 | hybrid 40 remote 20
plain: Payroll Specialist; Payroll Administrator
senior: Senior Payroll Specialist
years: in [[payroll]]
degree: none
open: Eleven hundred people in nine states expect the right amount on Friday. So do we.
do: Run biweekly payroll from time cards to tax deposit
do: Answer questions about pay stubs patiently
do: Set up garnishments, leaves and final checks by the rules of each state
do: Reconcile and report every quarter
do: Test what changes at year’s end
must: Practice in [[payroll processing]]
must: Knowledge of [[payroll taxes]]
must: Skill in [[Microsoft Excel]]
must: Strict [[confidentiality]]
must: Close [[attention to detail]]
nice: Experience with [[ADP Workforce Now]]
nice: Experience with [[UKG]]
nice: [[Certified Payroll Professional]] credential

# human-resources-generalist | manufacturing, hospital, logistics, nonprofit, hotel | year 60000-78000 | 16 | hybrid 40
plain: HR Generalist; Human Resources Generalist – {site}
entry: Junior HR Generalist
senior: Senior HR Generalist
slot site: Plant; Headquarters; Distribution Center
years: in [[human resources]]
degree: bachelor or-experience: Bachelor’s degree in human resources or business, or equivalent experience
open: You will know every shift by name and be trusted by both sides of a hard conversation.
do: Answer people’s questions and mean the answer
do: Guide managers through reviews, discipline and leave
do: Run orientation so that the second day happens
do: Look into complaints fairly and in writing
do: Keep files, reports and posters as the law wants them
must: Practice in [[employee relations]]
must: Knowledge of [[employment law]]
must: Experience in [[benefits administration]]
must: Experience in [[onboarding]]
must: Experience with [[HRIS]]
must: Strict [[confidentiality]]
nice: [[SHRM Certified Professional]] credential
nice: Experience with [[Workday]]
nice: Fluent [[Spanish]]

# recruiter | hospital, saas, logistics, engineering | year 58000-80000 | 11 | remote 30 hybrid 35
plain: Recruiter; {kind} Recruiter
senior: Senior {kind} Recruiter
slot kind: Technical; Corporate; Nurse
years: in [[recruiting]]
degree: bachelor or-experience: Bachelor’s degree, or equivalent experience
open: We answer everybody who applies. Help us keep doing that while we grow.
do: Agree with managers on what the job really needs
do: Find and call people who are not looking
do: Interview with the same questions for everyone
do: Keep candidates told, also when the news is no
do: Look at the numbers and fix the slow step
must: Practice in [[full-cycle recruiting]]
must: Practice in [[candidate sourcing]]
must: Practice in [[interviewing]]
must: Experience with [[applicant tracking systems]]
must: Skill in [[relationship building]]
nice: Experience with [[Greenhouse ATS]]
nice: Experience with [[LinkedIn Recruiter]]
nice: Experience with [[employer branding]]

# paralegal | law, insurance, government, saas | year 54000-74000 | 12 | hybrid 40
plain: {field} Paralegal; Paralegal – {field}
senior: Senior {field} Paralegal
slot field: Litigation; Real Estate; Corporate; Family Law; Immigration
years: as a paralegal
degree: associate or-experience: Associate degree or certificate in paralegal studies, or equivalent experience
open: Three attorneys, one of whom cannot find anything without you. We are honest about that.
do: Draft pleadings, letters and closing sets
do: Collect, sort and produce documents
do: Keep the calendar of deadlines that may not be missed
do: Talk with clients between hearings
do: Cite-check and file
must: Practice in [[legal research]]
must: Practice in [[legal writing]]
must: Experience in [[document review]]
must: Practice in [[case management]] and court deadlines
must: Strict [[confidentiality]]
nice: [[Certified Paralegal]] credential
nice: Experience with [[Westlaw]]
nice: Experience with [[e-discovery]]

# attorney | law, government, nonprofit | year 98000-140000 | 10 | hybrid 45
plain: Attorney – {field}; Staff Attorney, {field}
senior: Senior Attorney – {field}
slot field: Employment; Real Estate; Public Defender; Estate Planning; Commercial Litigation
years: in law practice
degree: doctorate required: [[Juris Doctor]] from an accredited law school
open: Seventeen hundred hours, clients who call back and a partner who reads drafts the same day.
do: Advise clients in sentences they can use
do: Draft, negotiate, file and argue
do: Run your own matters and ask when you should
do: Teach paralegals and learn from them
do: Take one matter a year for somebody who cannot pay
must: Admission to the state [[Bar Admission]]
must: Strong [[legal research]] and [[legal writing]]
must: Practice in [[litigation]] or [[contract drafting]]
must: Practice in [[negotiation]]
must: Good [[time management]]
nice: Experience with [[Westlaw]]
nice: [[mediation]] experience
nice: Fluent [[Spanish]]

# compliance-officer | bank, insurance, biotech, hospital | year 78000-106000 | 7 | hybrid 45
plain: Compliance Officer; Compliance Analyst – {field}
slot field: Privacy; Lending; Trade; Quality
years: in compliance
degree: bachelor required: Bachelor’s degree
open: You will say no about once a month and explain how to get to yes the rest of the time.
do: Read new rules and say what changes on Monday
do: Write policies of two pages
do: Test, train and keep the log
do: Prepare for examiners and sit with them
do: Take reports from people who are worried
must: Practice in [[regulatory compliance]]
must: Practice in [[risk assessment]]
must: Experience in [[policy analysis]]
must: Clear [[report writing]]
must: Experience in [[policy development]]
nice: Knowledge of [[anti-money laundering]] rules
nice: [[Certified Compliance and Ethics Professional]] credential
nice: Experience with [[internal controls]]
`;
