/** See `format.ts` for how these tables are written. */
export const PROFESSION_CREDENTIALS = `
  praxis | the Praxis | teacher,special-education-teacher,teacher-aide,school-counselor,speech-language-pathologist,school-psychologist,audiologist,substitute-teacher,principal
      | is the license test of many states | look up your state’s required tests before you register at ets.org/praxis
  parapro | the ParaPro | teacher-aide | replaces two years of college for aides in Title I schools | register through your district or ets.org/parapro
  cda, =CDA | the CDA | preschool-teacher,childcare-worker,childcare-director | is the first early childhood credential: 120 hours of training and 480 of work | apply to the Council for Professional Recognition (cdacouncil.org)
  tesol, tefl, celta | a TESOL or TEFL certificate | teacher,tutor,education | prepares you to teach English; US public schools ask for a teaching license, too | choose one with practice teaching
  teaching license, teaching certificate, teacher certification, teaching credential, teaching certification | the teaching license | teacher,special-education-teacher,preschool-teacher,principal,education
      | is needed in public schools | ask your state’s department of education about traditional and alternative routes
  mlis, =MLS, library science | the MLIS | librarian | is the librarian’s degree | choose an ALA-accredited program (ala.org)
  lsat | the LSAT | attorney | is an entrance exam of law schools | register at lsac.org and use its free practice tests; ask about a fee waiver
  bar exam, pass the bar, take the bar | the bar exam | attorney,general-counsel,judge | is the license exam for attorneys, after law school in most states | see your state’s board of bar examiners and ncbex.org
  jd, law degree, law school, juris doctor | a law degree | attorney,general-counsel,judge | takes three years full time after college | compare ABA reports on cost, bar passage, and jobs (abarequireddisclosures.org)
  paralegal cert, paralegal certificate, paralegal certification | a paralegal certificate | paralegal,legal-secretary | is the usual way in without a law degree | choose an ABA-approved program
  cpa | the CPA | accountant,auditor,accounting-manager,controller,chief-financial-officer,financial-analyst,tax-collector,finance-manager
      | lets you sign audits and opens senior accounting work | check credits and hours with your state’s board of accountancy (nasba.org)
  cma, =CMA | the CMA | accountant,financial-analyst,controller,finance-manager | certifies management accountants in two exams | take it through the IMA (imanet.org)
  enrolled agent, special enrollment exam | the enrolled agent | accountant,tax-collector | lets you represent taxpayers without a degree | take the IRS’s three-part exam (irs.gov)
  quickbooks cert, quickbooks certification, quickbooks proadvisor | the QuickBooks ProAdvisor certificate | bookkeeper,accountant,finance | shows that you can keep books in QuickBooks | take it free of charge through Intuit
  cfa | the CFA | financial-analyst,investment-manager,financial-advisor,credit-analyst | is for investment work: three exams and years of work | register with the CFA Institute (cfainstitute.org)
  cfp | the CFP | financial-advisor,personal-banker | certifies financial planners: courses, an exam, and experience | see the CFP Board (cfp.net)
  =SIE, securities industry essentials | the SIE | financial-advisor,investment-manager,finance | is open to anyone and comes before the sponsored exams | register with FINRA (finra.org)
  series 7, series 63, series 66, series 6 | the Series exam you name | financial-advisor,investment-manager,personal-banker | is one step to sell securities or advise on them | find a firm that sponsors you for the Series 6 or 7; the 63 and 66 need no sponsor, but the 66 counts only with the 7
  series 65 | the Series 65 | financial-advisor,investment-manager | is for investment advisers and needs no sponsor | register with NASAA and FINRA
  nmls, safe test, mlo license | the NMLS license | loan-officer,loan-processor | lets you originate mortgages | take the 20-hour course and the SAFE test through the NMLS
  insurance license, life and health license, property and casualty, p&c license | the insurance license | insurance-agent,insurance-claims-adjuster,financial-advisor | lets you sell that line | take your state’s course and exam (nipr.com)
  real estate license | the real estate license | real-estate-agent,property-manager,real-estate-appraiser | lets you act for buyers and sellers under a broker | take the course your state’s real estate commission approves
  notary | a notary commission | legal-secretary,office,law,real-estate-agent,personal-banker | lets you witness signatures; it’s an extra, rarely a job | apply to your state’s notary office, usually the secretary of state
  capm | the CAPM | project-manager,business-analyst,management,operations-manager | is the entry certificate for projects; it takes 23 hours of training and no experience | take it through PMI (pmi.org)
  pmp | the PMP | project-manager,construction-manager,management,operations-manager,engineering,technology
      | is the best-known project certificate; it takes about three years of leading projects, or five without a bachelor’s degree | apply to PMI (pmi.org), and take the CAPM first if you lack the hours
  scrum master cert, csm, psm, scrum certification, scrum master certification | a Scrum Master certificate | project-manager,product-manager,technology | covers one way of running teams | take the PSM I at scrum.org or the CSM with Scrum Alliance
  six sigma, green belt, black belt | a Six Sigma belt | operations-manager,quality-engineer,quality-manager,industrial-engineer,production-manager,manufacturing,procurement
      | shows that you can improve a process with data | take it through ASQ (asq.org), and finish a project where you work
  shrm-cp, shrm cp, shrm | the SHRM-CP | human-resources | certifies HR work | take it through SHRM (shrm.org)
  aphr | the aPHR | human-resources | is the HR certificate without required experience | take it through HRCI (hrci.org)
  phr, sphr | the PHR | human-resources | certifies HR work with experience | take it through HRCI (hrci.org)
  cscp, cpim, apics | an ASCM certificate | procurement,production-planner,manufacturing | covers planning and supply chains | take it through ASCM (ascm.org)
  fe exam, eit, =FE | the FE exam | engineering | is the first step to a PE license, best near graduation | register with NCEES (ncees.org); the fee is $225
  pe exam, pe license, professional engineer, =PE | the PE license | engineering,construction-manager | lets you sign engineering work for the public | ask your state’s engineering board, and see ncees.org
  actuarial exam, actuarial exams, exam p, exam fm | actuarial exams | actuary | open the first job: Exam P or FM | register with the SOA (soa.org)
  =CSP, =ASP | the CSP or ASP | safety-specialist,construction-manager,environmental-engineer | certifies safety professionals; it takes a degree and experience | see the BCSP (bcsp.org)
  cisa, cism, crisc | the ISACA certificate you name | security-analyst,security-engineer,auditor,it-manager,chief-information-security-officer | certifies audit or management of information security, with years of work | see ISACA (isaca.org)
  =CIA, certified internal auditor | the CIA | auditor,accountant,compliance-officer | certifies internal auditors | see the IIA (theiia.org)
  cfe, certified fraud examiner | the CFE | auditor,accountant,detective,compliance-officer | certifies fraud examiners | see the ACFE (acfe.com)
  =CCM, certified case manager | the CCM | nurse-case-manager,case-manager,social-worker | certifies case managers | see the CCMC (ccmcertification.org)
  ncidq | the NCIDQ | interior-designer | is the exam for interior designers | see the CIDQ (cidq.org)
  leed | a LEED credential | architect,civil-engineer,construction-manager,mechanical-engineer | shows knowledge of green building | see the USGBC (usgbc.org)
  =CMP, certified meeting professional | the CMP | event-planner | certifies experienced event planners | see the Events Industry Council (eventscouncil.org)
  =CAP, certified administrative professional | the CAP | executive-assistant,administrative-assistant | is an optional certificate for experienced assistants | see the IAAP (iaap-hq.org), or take the Microsoft Office Specialist exam first
  microsoft office specialist, =MOS | the Microsoft Office Specialist | administrative-assistant,office-clerk,receptionist,data-entry-clerk,executive-assistant | shows Word, Excel, or Outlook skills | take the exam through Certiport, often free of charge at a college or Job Center
  grant writing | grant writing | fundraiser,community-services-manager,writer | is asked for in many nonprofits | take a free course at Candid (learning.candid.org) and write one proposal
  osha 10, osha 30, osha-10, osha-30 | an OSHA card | construction,manufacturing,safety-specialist,repair,construction-manager,warehouse-supervisor | shows basic safety training | take it with a trainer OSHA lists (osha.gov)
`;
