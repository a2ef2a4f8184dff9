import type { FieldVocabulary } from './format.ts';

export const FINANCE: FieldVocabulary = {
  field: 'finance',
  knowledge: `
    Financial Services = financial services industry
    Finance = corporate finance, finance principles
    Financial Analysis = financial analyses, analyzing financial data
    Financial Modeling = financial models
    Financial Planning and Analysis = FP&A, financial planning & analysis
    Financial Planning = financial plans, personal financial planning
    Financial Management
    Financial Forecasting = revenue forecasting, forecasting financial results > forecasting
    Forecasting~ = demand and revenue forecasting
    Budgeting = budget preparation, budget development, preparing budgets, budget planning
    Budget Management = managing budgets, budget administration, budget control, budget oversight
    Budgeting and Forecasting = budgets and forecasts > budgeting, forecasting
    Variance Analysis = budget variance analysis, budget to actual
    Cost Analysis = cost-benefit analysis
    Cost Control = cost management, cost containment
    Cost Reduction = cost savings
    Cost Estimating = cost estimation, estimating costs
    Profit and Loss Management = P&L management, P&L responsibility, P&L, profit & loss, profit and loss
    Cash Flow Management = cash management, cash flow analysis
    Cash Flow Forecasting > forecasting
    Treasury Management = treasury operations
    Capital Budgeting = capital planning > budgeting
    Capital Markets
    Investment Banking
    Investment Management = asset management~, portfolio management
    Investment Analysis = investment research
    Equity Research
    Fixed Income
    Derivatives~ = options trading, futures trading
    Securities Trading = equity trading, stock trading
    Foreign Exchange = forex trading
    Hedge Funds
    Private Equity
    Venture Capital
    Mergers and Acquisitions = M&A, mergers & acquisitions
    Due Diligence = financial due diligence
    Business Valuation = company valuation, discounted cash flow, DCF^
    LBO Modeling = leveraged buyout modeling
    Real Estate Finance > finance
    Commercial Lending = commercial loans, business lending
    Consumer Lending = consumer loans
    Mortgage Lending = mortgage loans, residential mortgage lending, mortgage origination
    Loan Origination = loan processing, mortgage processing
    Loan Servicing = mortgage servicing
    Underwriting = loan underwriting, mortgage underwriting
    Insurance Underwriting > underwriting
    Credit Analysis = credit risk analysis, credit underwriting
    Credit Management = credit and collections
    Risk Management = enterprise risk management
    Financial Risk Management = market risk, credit risk
    Risk Assessment = risk assessments, risk analysis
    Actuarial Science = actuarial analysis, actuarial modeling
    Insurance~ = insurance industry, insurance products, insurance sector
    Property and Casualty Insurance = P&C insurance, property & casualty insurance, property and casualty > insurance
    Life Insurance > insurance
    Health Insurance Products
    Commercial Lines = commercial lines insurance
    Personal Lines = personal lines insurance
    Workers' Compensation = workers comp, worker's comp, workman's comp
    Claims Adjusting = claims adjustment, insurance adjusting
    Claims Processing = claims handling, claims administration
    Claims Investigation
    Subrogation
    Insurance Sales = selling insurance
    Reinsurance
    Retirement Planning
    401k Administration = 401k plan administration
    Estate Planning
    Wealth Management = private wealth management
    Financial Advising = financial advisory, financial advisement
    Trust Administration
    Retail Banking = consumer banking, branch banking, personal banking
    Commercial Banking
    Bank Teller Operations = teller transactions, teller experience, bank teller
    Branch Management
    Bank Secrecy Act = BSA^, BSA/AML
    Anti-Money Laundering = AML
    Know Your Customer = KYC
    Fraud Detection = fraud prevention, fraud analysis
    Financial Regulations = banking regulations, FINRA regulations, bank regulations
    Dodd-Frank
    TRID Regulations = TILA-RESPA, RESPA^
    Compliance Monitoring~
    Payment Card Operations = merchant services, merchant processing
    ACH Processing = ACH payments, wire transfers
    Billing and Collections > collections
    Economics
    Macroeconomics
    Microeconomics
    Pricing Strategy = pricing analysis
    Business Planning = business plans
    Investor Relations
    Financial Literacy Education
    Cryptocurrency = cryptocurrencies, Bitcoin
    FinTech
    Sustainable Investing = ESG^
    Unclaimed Property
    Loan Operations = lending operations
    Loan Products = mortgage products
    FHA Loans = FHA loan
    VA Loans = VA loan
    Truth in Lending Act = TILA, Truth in Lending
    HMDA = Home Mortgage Disclosure Act
    SoftPro
    Credit Repair
    Commodities Trading = commodity trading
    Capital Structures = capital structure
    Annuities = annuity, variable annuities, indexed annuities
    Bodily Injury Claims = injury claims
    Applied TAM = Applied Agency Management System
    Actimize = NICE Actimize
    Financial Products = financial product knowledge
  `,
  technology: `
    Bloomberg Terminal = Bloomberg
    FactSet
    S&P Capital IQ = Capital IQ, Cap IQ
    Morningstar Direct
    PitchBook
    Refinitiv Eikon
    Adaptive Insights = Workday Adaptive Planning, Adaptive Planning
    Anaplan
    OneStream
    IBM Planning Analytics = TM1^
    Prophix
    Vena~
    Encompass Loan Software = Ellie Mae Encompass
    Calyx Point
    Fiserv
    Jack Henry = Jack Henry SilverLake
    FIS Banking
    Guidewire
    Applied Epic
    AMS360
    Xactimate
    Salesforce Financial Services Cloud
    eMoney
    MoneyGuidePro
    Desktop Underwriter
  `,
  license: `
    Chartered Financial Analyst = CFA, CFA charterholder
    Certified Financial Planner = CFP
    Chartered Financial Consultant = ChFC
    Chartered Life Underwriter
    Certified Treasury Professional = CTP~
    Financial Risk Manager = FRM^
    FINRA Series 7 = Series 7, Series 7 license
    FINRA Series 6 = Series 6
    FINRA Series 63 = Series 63
    FINRA Series 65 = Series 65
    FINRA Series 66 = Series 66
    FINRA Series 24 = Series 24
    FINRA Series 3 = Series 3
    Securities Industry Essentials = SIE exam
    NMLS License = NMLS, mortgage loan originator license, MLO license
    Insurance License = insurance producer license, licensed insurance agent
    Personal Lines License = personal lines producer license, personal lines insurance license > insurance-license
    Property and Casualty License = P&C license, property & casualty license, property and casualty insurance license, 2-20 license, General Lines License, general lines agent license, 220 agent, 2-20 agent > insurance-license
    Life and Health License = life accident and health license, life and health insurance license, life & health license, life and health insurance licenses, life insurance license, Variable Annuity License, 2-14 license, 2-15 license, 214 license, 215 license, 2-14^, 2-15^ > insurance-license
    Claims Adjuster License = adjuster license, adjusters license, All Lines Adjuster License, 6-20 license, 70-20 license, 7-20 license, licensed adjuster, independent adjuster license, staff adjuster license, licensed claims adjuster
    CPCU^ = Chartered Property Casualty Underwriter
    Associate in Risk Management
    Certified Insurance Counselor = CIC~
    Associate of the Society of Actuaries
    Fellow of the Society of Actuaries
    Certified Anti-Money Laundering Specialist = CAMS^
    Accredited Asset Management Specialist = AAMS^
    Certified Credit Executive
  `,
};
