/** See `format.ts` for how these tables are written. */
export const ENGINEERING_PROFILES = `
  mechanical-engineer | hdg | design machines and parts, test them, and get them built | CAD, mechanics, materials, testing
      | finish an accredited degree, do one internship, and show one design from sketch to test
      | become the expert for a product or pass the PE / lead a design team
  electrical-engineer | hdg | design electrical power, circuits, or controls | circuits, power systems, simulation, codes
      | finish an accredited degree, do one internship, and show one circuit or power project
      | specialize in power or controls and pass the PE / lead a team
  civil-engineer | hdog | plan and design roads, water, and structures | design software, codes, calculations, site visits
      | take the FE near graduation and do an internship with a firm or agency
      | pass the PE and specialize / manage projects
  environmental-engineer | hdog | solve problems of water, air, and waste | sampling, permits, modeling, reports
      | take the FE and get field or laboratory experience
      | pass the PE / manage projects
  chemical-engineer | dg | design and run processes that turn materials into products | process design, safety, data, controls
      | do a plant internship and show one process improvement
      | become the expert for a process / manage a plant unit
  industrial-engineer | hdg | make work faster, safer, and cheaper | process analysis, statistics, lean, simulation
      | improve one process where you work, and show before and after
      | earn a Six Sigma black belt / lead operations
  quality-engineer | dg | find the causes of defects and prevent them | statistics, audits, root cause analysis, measurement
      | move from inspection or production with one solved problem
      | earn the CQE / manage quality
  quality-manager | dg | own the quality system | ISO 9001, audits, corrective action, coaching
      | lead an audit or a corrective action first
      | become a lead auditor / direct quality for several sites
  aerospace-engineer | hdg | design and test aircraft and spacecraft | CAD, aerodynamics or structures, simulation, testing
      | join a design team project at school and intern; many jobs ask for citizenship
      | become the expert for a subsystem / lead a program
  biomedical-engineer | hdg | design medical devices | design controls, testing, regulation, CAD
      | show one device project with its tests and requirements
      | specialize in regulation or a device / lead product development
  materials-engineer | dg | choose and test materials | metallurgy or polymers, testing, failure analysis
      | get laboratory experience and show one failure analysis
      | become the failure expert / lead a laboratory
  nuclear-engineer | dg | design and run nuclear systems | reactor physics, safety, regulation
      | do a plant or laboratory internship; Navy nuclear service counts
      | specialize in safety analysis / lead a plant group
  petroleum-engineer | dtog | plan wells and production | reservoir modeling, drilling, economics
      | do a field internship, and keep a second field such as geothermal open
      | become the reservoir expert / lead an asset team
  project-engineer | dotg | keep the technical side of a project on time and budget | drawings, schedules, budgets, coordination
      | come from an engineering or construction degree or a trade, and show one tracked schedule
      | pass the PE or PMP / manage projects
  architect | hdm | design buildings and guide their construction | design, building codes, Revit, client work
      | compare NAAB-accredited degrees and build a portfolio; drafting is a way in
      | specialize, for example in healthcare / lead a studio
  architectural-drafter | hde | draw plans of buildings | AutoCAD, Revit, codes, accuracy
      | take a drafting certificate and show three plan sets
      | become a BIM specialist / manage drafting
  mechanical-drafter | hde | draw parts and machines | SolidWorks or AutoCAD, tolerances, manufacturing basics
      | take a CAD certificate (CSWA) and show three parts with drawings
      | design assemblies / lead a drafting group
  engineering-technician | de | build, test, and fix what engineers design | measurement, tools, drawings, data
      | show hands-on work and measurements, or take a two-year degree
      | specialize in a test area / lead a laboratory or test team
  electronics-technician | de | test and repair electronics | soldering, schematics, meters, troubleshooting
      | take a two-year program or show military or hobby repairs with schematics
      | specialize, for example in RF / lead a bench
  civil-engineering-technician | dloe | survey, test soil and concrete, and draw | testing, AutoCAD, field notes
      | start with a testing company that trains you (ACI certification)
      | earn NICET levels / lead inspections
  surveyor | doe | measure land and boundaries | GPS and total stations, CAD, law
      | start on a survey crew
      | earn the PLS / run crews or a firm
  urban-planner | hdm | plan how land and transport are used | GIS, zoning, public meetings, writing
      | do an internship with a city and show one GIS map and memo
      | earn the AICP / direct a department
  safety-specialist | dtg | prevent injuries at work | OSHA rules, inspections, training, investigation
      | take OSHA 30, join the safety committee where you work, and investigate one near miss
      | earn the ASP or CSP / manage safety
  sales-engineer | htcg | sell technical products by solving customers’ problems | product knowledge, presentations, listening, quotes
      | move from engineering, service, or sales with one customer problem you solved
      | own key accounts / lead a sales team
`;
export const SCIENCE_PROFILES = `
  chemist | dg | analyze and make substances | laboratory technique, instruments, data, safety
      | get laboratory hours with one instrument such as HPLC
      | become a method expert / lead a laboratory
  biologist | dg | study living things | laboratory or field methods, data, writing
      | get field or laboratory work as a technician
      | earn a graduate degree / lead projects
  research-scientist | hdm | plan and run research | experiments, statistics, writing, grants
      | publish or present one study, and work in a research group
      | become principal scientist / lead a research group
  research-assistant | dg | help run studies | data collection, literature, statistics, ethics training
      | volunteer or work in one group and take the free CITI or GCP training your site offers
      | go to graduate school / manage studies
  laboratory-technician | de | prepare samples and run tests | technique, records, instruments, safety
      | take a laboratory certificate, or show careful measured work
      | specialize in an instrument / lead a shift
  environmental-scientist | dotg | study and reduce pollution | sampling, GIS, regulation, reports
      | take HAZWOPER and do a season of field work
      | specialize in remediation or permits / manage projects
  geoscientist | dotg | study the earth for water, energy, or building | mapping, GIS, drilling logs, reports
      | do a field season and take the FG exam where your state licenses geologists
      | become a professional geologist / manage projects
  statistician | rdm | design studies and analyze data | statistics, R or SAS, clear writing
      | finish one analysis with code and a report
      | own methods for a program / lead a statistics group
  actuary | hdg | price risk for insurers and pensions | probability, Excel, SQL, actuarial exams
      | pass Exam P or FM and apply for internships
      | finish the associateship and fellowship / lead a pricing team
  economist | hdm | study markets and policy | econometrics, Stata or R, writing
      | write one paper with data; research assistant roles are the way in
      | specialize / lead research
  conservation-worker | doe | protect land, water, and wildlife | field work, GIS, public contact, equipment
      | do a season with a conservation corps or state park
      | specialize, for example in fire or forestry / manage a unit
  regulatory-affairs-specialist | hdg | get products approved and keep them legal | regulation, technical writing, submissions
      | move from quality or laboratory work and learn one FDA pathway well
      | earn the RAC / direct regulatory affairs
`;
