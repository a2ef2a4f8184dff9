/** See `format.ts` for how these tables are written. */
export const DEGREE_CREDENTIALS = `
  ged, hiset, high school diploma, high school equivalency | the high school equivalency | * | opens most jobs and training that ask for a diploma | take free classes at your adult school or library, and register at ged.com or hiset.org
  mba, master of business administration | an MBA | management,finance,marketing,procurement,human-resources,sales,medical-services-manager,engineering-manager,product-manager,chief-executive-officer
      | helps to move into management or consulting, less for work with your hands or code | compare accredited part-time programs and what your employer pays
  associate’s degree, associate degree, associates degree, aas, community college | an associate degree | * | is often the cheapest start; an AA or AS usually transfers better than an AAS | ask your community college which credits transfer and about a Pell Grant
  bachelor’s degree, bachelors degree, bachelor degree, bachelor’s, bachelors, college degree, four-year degree, finish my degree, finish college | a bachelor’s degree | *
      | opens jobs that filter by degree | ask two colleges what they accept of earlier credits, and file the FAFSA (studentaid.gov)
  master’s degree, masters degree, master’s, masters, graduate degree, grad school, graduate school | a master’s degree | * | pays off where a license or most listings ask for it | check that first, then compare accredited programs and aid
  phd, doctorate, doctoral degree, ph.d. | a doctorate | professor,research-scientist,psychologist,economist,statistician,science,data-scientist | is for research and university work | apply only to programs that pay you, and talk with their students
  trade school, vocational school, technical school | a trade school | construction,repair,manufacturing,personal-care,health,transport | teaches one trade, in months to two years | compare it with a paid apprenticeship and your community college
  toastmasters, public speaking | public speaking | * | helps in interviews and in work with groups | join a Toastmasters club (toastmasters.org)
  fafsa, pell grant, pell | the FAFSA | * | is the one form for federal grants and loans | file it free of charge at studentaid.gov
  gi bill, post-9/11 | the GI Bill | * | pays tuition at approved schools and a housing allowance, in a registered apprenticeship, too | check your months and the school at va.gov/education
  dantes, clep, dsst | CLEP or DSST exams | * | turn what you know into college credit | ask your college which it accepts; DANTES pays the first try for service members
  wgu, western governors university | WGU | * | is an accredited online university with flat tuition for each term | ask it which credits it accepts (wgu.edu)
  wioa | WIOA | * | can pay for approved training if you qualify | ask an American Job Center (careeronestop.org)
`;
