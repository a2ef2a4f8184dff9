import type { FieldVocabulary } from './format.ts';

export const LAW: FieldVocabulary = {
  field: 'law',
  knowledge: `
    Legal Research = case law research
    Legal Writing = legal drafting, brief writing, legal briefs
    Litigation = civil litigation, litigation support, trial practice
    Trial Preparation = trial prep
    Discovery~ = legal discovery, e-discovery, eDiscovery, discovery requests
    Depositions = taking depositions, deposition summaries
    Motion Practice = drafting motions
    Pleadings = drafting pleadings
    Court Filing = e-filing, court filings, electronic court filing
    Docketing = calendaring court dates, legal docketing, docket management
    Legal Case Management
    Contract Law
    Contract Drafting = drafting contracts, drafting agreements
    Contract Negotiation = contract negotiations, negotiating contracts > negotiation
    Contract Review = reviewing contracts
    Contract Management = contract administration, contracts administration, contracts management, administering contracts
    Corporate Law = corporate governance
    Business Law = commercial law
    Securities Law
    Employment Law = labor and employment law, labor law, employment laws, labor laws
    Family Law = divorce law
    Criminal Law = criminal defense
    Prosecution = criminal prosecution
    Immigration Law
    Real Estate Law
    Intellectual Property = IP law, intellectual property law
    Patent Law = patent prosecution, patents
    Trademark Law = trademarks
    Copyright Law
    Bankruptcy Law = bankruptcy
    Tax Law = tax code, tax regulations
    Estate Law = probate, wills and trusts, trusts and estates
    Personal Injury Law = personal injury
    Medical Malpractice Law
    Insurance Defense
    Environmental Law
    Health Law = healthcare law
    Administrative Law
    Constitutional Law
    International Law
    Antitrust Law
    Privacy Law
    Regulatory Compliance = compliance with regulations, regulatory requirements
    Corporate Compliance = compliance programs
    Government Contracts = FAR/DFARS, Federal Acquisition Regulation, government contracting
    Legal Compliance
    Paralegal Services = paralegal work
    Legal Assistance = legal secretarial, legal administration
    Law Office Management
    Document Review = legal document review
    Client Interviews
    Mediation = dispute mediation
    Arbitration
    Alternative Dispute Resolution = dispute resolution
    Negotiation = negotiations, negotiating, negotiation skills
    Settlement Negotiation > negotiation
    Subpoenas = subpoena preparation
    Court Reporting = stenography
    Notarial Services
    Title Examination = title searches, title search
    Foreclosure Law = foreclosures
    Jury Selection
    Legal Aid
    Export Controls = ITAR, export compliance, EAR/ITAR
    Records Retention
    Policy Analysis = public policy analysis
    Public Policy = policy development
    Legislative Affairs = government affairs, government relations
    Lobbying
    Political Campaigns = campaign management~
    Public Administration
    Civil Procedure = rules of civil procedure
    Court Procedures = court rules, court requirements
    Legal Procedures = legal procedure
    Wage and Hour Law = wage and hour laws, wage & hour laws, wage and hour
    Legislative Process = legislative processes
    Government Regulations = federal regulations, federal and state regulations, state and federal regulations, state regulations, federal laws, state and federal laws, federal and state laws, federal state and local regulations
    Electronic Discovery
    FOIA Requests = FOIA^
  `,
  technology: `
    Westlaw
    LexisNexis = Lexis~
    PACER^
    Relativity~ = Relativity eDiscovery
    Concordance~
    Clio~ = Clio Manage
    iManage
    NetDocuments
    CaseMap
    Needles Case Management
    ProLaw
    Time Matters
    Summation~
    DocuSign
    Ironclad~
  `,
  license: `
    Bar Admission = licensed attorney, member of the bar, admitted to the bar, bar license, bar membership, admission to the bar, state bar, law license
    Juris Doctor = JD~, JD degree, juris doctorate
    Certified Paralegal = paralegal certificate, paralegal certification
    Notary Public = notary, notary commission, certified notary
    Patent Bar = USPTO registration
    Certified Compliance and Ethics Professional = CCEP^
    Certified Legal Secretary
    Court Interpreter Certification = certified court interpreter
  `,
};
