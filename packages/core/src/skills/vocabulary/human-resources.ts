import type { FieldVocabulary } from './format.ts';

export const HUMAN_RESOURCES: FieldVocabulary = {
  field: 'human-resources',
  knowledge: `
    Human Resources = human resources management, HR management, HRM^, HR^, human resource management, human resource
    Recruiting = recruitment, staff recruitment, employee recruitment
    Talent Acquisition > recruiting
    Full-Cycle Recruiting = full life cycle recruiting, full lifecycle recruiting, end-to-end recruitment > recruiting
    Technical Recruiting = IT recruiting > recruiting
    Executive Search = executive recruiting, headhunting
    Candidate Sourcing = sourcing candidates, talent sourcing, Boolean search
    Candidate Screening = resume screening, screening candidates, applicant screening, screening resumes
    Interviewing = conducting interviews, job interviewing, interviewing candidates, interview skills
    Behavioral Interviewing > interviewing
    Campus Recruiting = university recruiting, college recruiting > recruiting
    Healthcare Recruiting > recruiting
    staffing: Workforce Staffing = staffing industry, staff scheduling and hiring
    Employer Branding
    job-descriptions: Job Description Writing = writing job descriptions, job description development
    Job Analysis
    Job Postings = posting jobs
    Reference Checks = reference checking
    Background Checks Administration = conducting background checks
    Onboarding = employee onboarding, new hire onboarding, new employee onboarding
    New Hire Orientation = employee orientation, new employee orientation
    Offboarding = exit interviews
    Employee Relations = associate relations
    Labor Relations = union relations, industrial relations
    Collective Bargaining = union contracts, collective bargaining agreements, union negotiations, union agreements, collective agreements
    Grievance Handling = grievance procedures
    Employee Engagement = employee engagement programs
    Employee Retention = retention strategies
    Employee Recognition = recognition programs
    Performance Management = performance management systems
    Performance Appraisals = performance reviews, performance evaluations, employee evaluations
    Disciplinary Procedures = progressive discipline, employee discipline
    Workplace Investigations = HR investigations, employee investigations
    Compensation and Benefits = compensation & benefits, total rewards
    Compensation Management = salary administration, compensation analysis, compensation planning
    Benefits Administration = employee benefits, benefits management, benefit administration, employee benefits administration
    Open Enrollment
    Leave Administration = leave of absence administration, leave management, FMLA administration
    FMLA = Family and Medical Leave Act
    ADA Compliance = Americans with Disabilities Act
    FLSA = Fair Labor Standards Act
    COBRA Administration = COBRA^
    EEO Compliance = EEOC regulations, affirmative action plans
    I-9 Verification = I-9 compliance, Form I-9, I-9s
    HR Compliance
    HR Policies = HR policy development, personnel policies
    Employee Handbooks = employee handbook
    Personnel Records = personnel files, employee records, employee files
    Payroll Processing = payroll, payroll administration, processing payroll, payroll management, payroll preparation
    Multi-State Payroll > payroll-processing
    Certified Payroll = prevailing wage, certified payroll reports
    Timekeeping = time and attendance, timesheets, time sheets, time cards
    Garnishments = wage garnishments
    HRIS = human resource information systems, HRIS systems, human resources information system, HRMS, HCM^, human capital management
    Applicant Tracking Systems = ATS~, applicant tracking system, applicant tracking
    Workforce Planning = manpower planning
    Succession Planning
    Organizational Development = organization development, OD~
    Organizational Design
    Organizational Behavior
    Talent Management = talent development
    Learning and Development~ = L&D~, employee development, learning & development~
    Leadership Development = leadership training
    Career Development Programs = career pathing
    Diversity and Inclusion~ = diversity equity and inclusion~, DEI^, DE&I, diversity & inclusion~
    HR Business Partnering = HR business partner
    HR Administration = human resources administration
    HR Strategy
    HRIS Administration
    Unemployment Claims = unemployment insurance claims
    Employee Wellness Programs = wellness programs~
    Workplace Safety Programs
    Culture Building = company culture development
    Executive Coaching = leadership coaching
    Outplacement Services
    Global Mobility = expatriate management
    Stock Administration = equity administration
    Retirement Plan Administration
    Job Boards = job board
    Direct Sourcing
    Disciplinary Actions = disciplinary cases, disciplinary action
    Career Services
    Workforce Development
    HR Processes = HR procedures, human resources processes
    Personnel Administration
  `,
  technology: `
    Workday~ = Workday HCM, Workday HRIS
    ADP = ADP Workforce Now, ADP Payroll, ADP WorkforceNow
    ADP Run > adp
    Paychex = Paychex Flex
    Paycom
    Paylocity
    Paycor
    Gusto~
    Rippling~
    BambooHR
    Namely~
    UKG^ = UltiPro, UKG Pro, Ultimate Software
    Kronos = Kronos Workforce, UKG Kronos
    Ceridian Dayforce = Dayforce, Ceridian
    Oracle HCM = Oracle Fusion HCM, Oracle HCM Cloud
    PeopleSoft HCM = PeopleSoft HRMS
    Zenefits
    Greenhouse ATS > applicant-tracking-systems
    Lever ATS > applicant-tracking-systems
    iCIMS > applicant-tracking-systems
    Oracle Taleo = Taleo > applicant-tracking-systems
    Jobvite > applicant-tracking-systems
    SmartRecruiters > applicant-tracking-systems
    Bullhorn > applicant-tracking-systems
    Workable ATS > applicant-tracking-systems
    JazzHR > applicant-tracking-systems
    LinkedIn Recruiter
    Indeed Recruiting = Indeed job postings
    Lattice HR
    15Five
    Culture Amp
    TSheets = QuickBooks Time
    isolved
    SAP HCM = SAP HR
  `,
  license: `
    PHR = Professional in Human Resources
    SPHR = Senior Professional in Human Resources > phr
    aPHR = Associate Professional in Human Resources
    SHRM-CP = SHRM Certified Professional, SHRM certification
    SHRM-SCP = SHRM Senior Certified Professional > shrm-cp
    Certified Payroll Professional = CPP~
    Fundamental Payroll Certification = FPC~
    Certified Compensation Professional = CCP~
    Certified Employee Benefits Specialist = CEBS^
    Certified Professional Coach = ICF certification
    Certified Diversity Professional
  `,
};
