import type { FieldVocabulary } from './format.ts';

export const ACCOUNTING: FieldVocabulary = {
  field: 'accounting',
  knowledge: `
    Accounting = accountancy, accounting principles, accounting skills
    Bookkeeping = book keeping, full-charge bookkeeping, keeping the books, keeping books
    Accounts Payable = A/P, payables, AP processing, accounts payables
    Accounts Receivable = A/R, receivables, accounts receivables
    Accounts Payable and Receivable = AP/AR, accounts payable/receivable, accounts payable and accounts receivable, accounts payable/accounts receivable > accounts-payable, accounts-receivable
    General Ledger = GL accounting, general ledger accounting, G/L, GL^
    Journal Entries = journal entry, posting journal entries
    Chart of Accounts
    Trial Balance
    Bank Reconciliation = bank reconciliations, reconciling bank statements, bank statement reconciliation
    Account Reconciliation = account reconciliations, reconciling accounts, balance sheet reconciliation, balance sheet reconciliations, reconciliation of accounts
    Month-End Close = month-end closing, monthly close, month end/year end close, month-end close process
    Year-End Close = year-end closing
    Financial Reporting = financial reports preparation, financial report preparation
    Financial Statements = financial statement preparation, preparing financial statements, preparation of financial statements
    Financial Statement Analysis
    Balance Sheets = balance sheet
    Income Statements = profit and loss statements, P&L statements
    Cash Flow Statements
    Consolidations~ = financial consolidation
    Fixed Asset Accounting = fixed assets, fixed asset management, depreciation schedules > accounting
    Cost Accounting = job costing, product costing, standard costing, job cost accounting > accounting
    Inventory Accounting > accounting
    Fund Accounting = nonprofit accounting > accounting
    Governmental Accounting = government accounting, GASB > accounting
    Construction Accounting > accounting
    Property Accounting > accounting
    Grant Accounting > accounting
    Intercompany Accounting = intercompany transactions, intercompany reconciliations > accounting
    Revenue Recognition = ASC 606
    Lease Accounting = ASC 842 > accounting
    Accrual Accounting = accruals, accrual basis accounting > accounting
    Public Accounting > accounting
    Managerial Accounting = management accounting > accounting
    Corporate Accounting > accounting
    Technical Accounting = accounting research > accounting
    GAAP = Generally Accepted Accounting Principles, US GAAP
    IFRS = International Financial Reporting Standards
    Tax Accounting > accounting
    Tax Preparation = preparing tax returns, tax return preparation, income tax preparation, preparation of tax returns
    Tax Compliance
    Tax Planning
    Individual Tax Returns = Form 1040, 1040s, individual income tax
    Corporate Tax = corporate tax returns, corporate income tax
    Partnership Tax = Form 1065
    Sales Tax = sales and use tax, sales tax returns
    Payroll Tax = payroll taxes, Form 941, payroll tax returns
    Property Tax
    International Tax
    Transfer Pricing
    ASC 740 = income tax provision
    1099 Reporting = 1099 processing, 1099s
    Auditing = financial auditing, audit procedures
    Internal Audit = internal auditing, internal audits
    External Audit = external audits
    Audit Preparation = audit support, preparing for audits
    Internal Controls = internal control, internal controls testing
    Sarbanes-Oxley Compliance = Sarbanes-Oxley, SOX^, SOX compliance
    Forensic Accounting > accounting
    Fraud Examination = fraud investigation
    SEC Reporting = SEC filings, 10-K^, 10-Q^
    XBRL
    Invoicing = invoice preparation, invoice processing, invoice creation
    Billing = client billing, customer billing, billing procedures
    Collections~ = debt collection, collections calls, collection calls, past due collections
    Expense Reporting = expense reports, expense report processing, travel and expense reports
    Purchase Order Processing = purchase orders
    Three-Way Matching = 3-way match
    Vendor Payments = check runs, vendor payment processing
    Petty Cash = petty cash management
    Cash Reconciliation = cash drawer reconciliation
    Escrow Accounting = trust accounting > accounting
    Expense Tracking
    10-Key = ten key, 10 key by touch, 10-key typing, ten-key calculator, 10 key calculator
    Corporate Taxation
    Payment Posting = posting payments, cash posting, posting of payments
    Operating Budgets = operational budgets, operating budget
    Cost of Goods Sold = COGS
    Financial Controls = financial control
  `,
  technology: `
    QuickBooks = QuickBooks Online, QuickBooks Desktop, QuickBooks Pro, QuickBooks Enterprise, QBO^, Intuit QuickBooks, Quick Books > accounting-software
    Sage 50 = Peachtree, Peachtree Accounting, Sage Peachtree > accounting-software
    Sage 100 = MAS 90, MAS90, MAS 200, Sage MAS > accounting-software
    Sage 300 = Timberline, Sage Timberline, Sage 300 CRE > accounting-software
    Sage Intacct = Intacct > accounting-software
    Xero > accounting-software
    FreshBooks > accounting-software
    Zoho Books > accounting-software
    Wave Accounting > accounting-software
    NetSuite = Oracle NetSuite > enterprise-resource-planning
    SAP^ = SAP ERP, SAP R/3, SAP ECC > enterprise-resource-planning
    SAP S/4HANA = S/4HANA, S4 HANA > sap
    SAP HANA = HANA database > sap
    SAP FICO = SAP FI, SAP CO, SAP FI/CO > sap
    SAP SD > sap
    SAP MM > sap
    SAP PP > sap
    SAP Concur = Concur
    SAP Ariba = Ariba
    SAP SuccessFactors = SuccessFactors
    Oracle EBS = Oracle E-Business Suite, Oracle Applications > enterprise-resource-planning
    Oracle Financials = Oracle Fusion Financials, Oracle Fusion Cloud
    Oracle Hyperion = Hyperion, Hyperion Financial Management, Hyperion Planning
    JD Edwards = JDE^, JD Edwards EnterpriseOne > enterprise-resource-planning
    PeopleSoft = PeopleSoft Financials, Oracle PeopleSoft
    Microsoft Dynamics 365 = Dynamics 365, D365^
    Microsoft Dynamics GP = Great Plains, Dynamics GP, MS Great Plains, Microsoft Great Plains, GreatPlains > accounting-software
    Microsoft Dynamics NAV = Navision, Dynamics NAV > enterprise-resource-planning
    Microsoft Dynamics AX = Dynamics AX > enterprise-resource-planning
    Microsoft Dynamics = MS Dynamics
    Business Central = Dynamics 365 Business Central > enterprise-resource-planning
    Epicor > enterprise-resource-planning
    Infor ERP = Infor~, Infor LN, Infor M3 > enterprise-resource-planning
    Infor SyteLine = SyteLine > enterprise-resource-planning
    Deltek Costpoint = Costpoint
    Deltek Vision = Deltek~, Deltek Vantagepoint
    Viewpoint Vista = Viewpoint Spectrum
    Foundation Software
    Yardi = Yardi Voyager
    MRI Software
    AppFolio
    Blackbaud Financial Edge = Financial Edge
    BlackLine
    FloQast
    Workiva = Wdesk
    Bill.com
    Expensify
    Coupa
    UltraTax = UltraTax CS
    Lacerte
    ProSeries = Intuit ProSeries
    Drake Tax = Drake Software
    CCH Axcess = CCH ProSystem, ProSystem fx, CCH ProSystem fx
    GoSystem
    TurboTax
    CaseWare = CaseWare IDEA
    ACL Analytics
    Thomson Reuters Checkpoint
    Enterprise Resource Planning = ERP, ERP systems, ERP software, enterprise resource planning systems
    Accounting Software = accounting systems, computerized accounting
    BillQuick
  `,
  license: `
    Certified Public Accountant = CPA, CPA license
    Certified Management Accountant = CMA~
    Certified Internal Auditor = CIA~
    Enrolled Agent = EA~, IRS enrolled agent
    Certified Fraud Examiner = CFE~
    Certified Bookkeeper
    Chartered Accountant
    Certified Government Financial Manager = CGFM^
    QuickBooks Certified ProAdvisor = QuickBooks ProAdvisor, QuickBooks certification
    Preparer Tax Identification Number = PTIN^
    CPA Candidate = CPA eligible, CPA track
    ACCA^ = Association of Chartered Certified Accountants
  `,
};
