/** Engineering and science. See `format.ts` for the table format. */
export const SCIENCE = `
# civil-engineer | engineering, government, utility | year 80000-106000 | 13 | hybrid 40 | visa often
plain: Civil Engineer – {field}; Civil Engineer, {field}
entry: Junior Civil Engineer
intern: Civil Engineering Intern
senior: Senior Civil Engineer – {field}
slot field: Water; Roads; Bridges; Land Development; Stormwater
years: in [[civil engineering]]
degree: bachelor required: Bachelor’s degree in civil engineering
open: Bridges that are ninety years old, culverts that are older, and a county that has decided to pay for them.
do: Design, draw and check
do: Write specifications that a bidder cannot misread
do: Walk the site before and after rain
do: Explain plans at public meetings
do: Review submittals and pay requests
must: Skill in [[AutoCAD Civil 3D]]
must: Practice in [[stormwater management]] or [[roadway design]]
must: [[Engineer in Training]] certificate or [[Professional Engineer license]]
must: Practice in [[construction inspection]]
must: Clear [[technical writing]]
nice: Experience with [[HEC-RAS]]
nice: Experience with [[ArcGIS]]
nice: Experience with [[construction permitting]]

# mechanical-engineer | manufacturing, engineering, defense, biotech | year 84000-112000 | 13 | hybrid 35 | visa often
plain: Mechanical Engineer; Mechanical Design Engineer – {field}
intern: Mechanical Engineering Intern
senior: Senior Mechanical Engineer – {field}
slot field: Pumps; Packaging Machines; Medical Devices; Robotics
years: in [[mechanical engineering]]
degree: bachelor required: Bachelor’s degree in mechanical engineering
open: You draw it on Tuesday and hold it on Friday. The shop is downstairs and the coffee is theirs.
do: Design parts and assemblies that can be made and serviced
do: Calculate, model, test and admit what was wrong
do: Take prototypes apart with the technicians
do: Release drawings without open questions
do: Lower cost without anybody noticing
must: Skill in [[SolidWorks]] or [[Autodesk Inventor]]
must: Practice in [[geometric dimensioning and tolerancing]]
must: Practice in [[finite element analysis]]
must: Practice in [[prototyping]] and testing
must: A habit of [[design for manufacturing]]
nice: Experience with [[ANSYS]]
nice: Experience with [[injection molding]]
nice: [[Professional Engineer license]]

# electrical-engineer | engineering, utility, defense, manufacturing | year 88000-118000 | 12 | hybrid 35 | visa often
plain: Electrical Engineer; Electrical Engineer – {field}
senior: Senior Electrical Engineer – {field}
entry: Junior Electrical Engineer
slot field: Power; Controls; Electronics; Substations
years: in [[electrical engineering]]
degree: bachelor required: Bachelor’s degree in electrical engineering
open: The grid here was built for light bulbs. You will help it carry everything else.
do: Design, simulate and review
do: Commission equipment with the field crews
do: Settle questions from contractors within a day
do: Study faults after they happen and before
do: Keep drawings true to what was built
must: Practice in [[power systems]] or [[circuit design]]
must: Skill in [[AutoCAD Electrical]] or [[Altium Designer]]
must: Knowledge of the [[National Electrical Code]]
must: Practice with [[programmable logic controllers]] or [[protective relaying]]
must: Clear [[technical writing]]
nice: [[Professional Engineer license]]
nice: Experience with [[ETAP]]
nice: Experience with [[MATLAB]]

# industrial-engineer | manufacturing, logistics, hospital | year 78000-102000 | 9 | hybrid 25 | visa often
plain: Industrial Engineer; Manufacturing Engineer – {area}; Process Engineer, {area}
senior: Senior Manufacturing Engineer – {area}
slot area: Assembly; Packaging; Machining; Surgery Flow
years: in [[manufacturing]] or [[process engineering]]
degree: bachelor required: Bachelor’s degree in industrial, mechanical or manufacturing engineering
open: The line makes forty an hour. The people on it think fifty is possible and have a list.
do: Watch, time, ask, change, watch again
do: Lay out cells with those who will work there
do: Write standard work that fits on a page
do: Justify equipment and see it in
do: Track scrap to its cause
must: Practice in [[lean manufacturing]]
must: Practice in [[root cause analysis]]
must: Practice in [[process improvement]]
must: Skill in [[AutoCAD]] or [[SolidWorks]]
must: Working [[statistical process control]]
nice: [[Six Sigma Green Belt]] certification
nice: Experience with [[Minitab]]
nice: Experience with [[Kaizen]] events

# chemist | biotech, manufacturing, laboratory | year 66000-88000 | 8 | visa often
plain: Chemist; Analytical Chemist; Quality Control Chemist – {shift}
senior: Senior Analytical Chemist
slot shift: Days; Swing Shift
years: in an analytical laboratory
degree: bachelor required: Bachelor’s degree in chemistry
open: Good instruments, service contracts paid, notebooks read by somebody.
do: Develop, run and validate methods
do: Investigate results that surprise
do: Release batches on data you would sign twice
do: Keep instruments calibrated and columns labeled
do: Train analysts
must: Experience with [[HPLC]] and [[gas chromatography]]
must: Practice in [[method validation]]
must: Knowledge of [[good laboratory practice]] or [[good manufacturing practice]]
must: Clear [[technical writing]]
must: Habit of [[laboratory safety]]
nice: Experience with [[mass spectrometry]]
nice: Experience with [[chromatography]] data systems
nice: Experience with [[stability testing]]

# research-scientist | biotech, college | year 92000-124000 | 9 | visa often | hybrid 10
plain: Research Scientist – {field}; Research Scientist, {field}
senior: Senior Research Scientist – {field}
slot field: Immunology; Cell Biology; Plant Genetics; Protein Engineering
years: in research after the degree
degree: doctorate required: PhD in biology, biochemistry or a related field
open: A question worth five years, a budget for three and colleagues who will argue with you at the bench.
do: Plan and do experiments
do: Analyze, doubt, repeat
do: Present every second week and publish when it is ready
do: Guide two research associates
do: Work with the other half of the building
must: Practice in [[molecular biology]] and [[cell culture]]
must: Practice in [[experimental design]]
must: Practice in [[scientific writing]]
must: Working [[R]] or [[Python]] for your own data
must: Experience with [[PCR]] and [[flow cytometry]]
nice: Experience with [[CRISPR]]
nice: Experience with [[next-generation sequencing]]
nice: Experience in [[grant writing]]

# research-assistant | college, biotech, hospital | hour 21-28 | 8 | full 80, temporary 20
plain: Research Assistant – {field}
plain = laboratory-technician: Laboratory Technician, {field}
slot field: Neuroscience; Soil Science; Clinical Trials; Microbiology
years: in a laboratory
degree: bachelor required: Bachelor’s degree in biology, chemistry or a related field
open: You will run the experiments that decide whether we were right.
do: Prepare, run and record assays
do: Keep cells, plants or freezers alive
do: Enter and check data the same day
do: Order, label and share
do: Help students find the pipettes and the reason
must: Practice in [[laboratory techniques]]
must: Practice in [[data collection]]
must: Habit of [[laboratory safety]]
must: Skill in [[Microsoft Excel]]
must: Close [[attention to detail]]
nice: Experience with [[PCR]]
nice: Experience with [[cell culture]]
nice: Working [[R]] or [[Python]]

# environmental-scientist | environmental, government, engineering | year 62000-84000 | 8 | hybrid 30 | visa sometimes
plain: Environmental Scientist; Environmental Scientist – {field}
senior: Senior Environmental Scientist
entry: Junior Environmental Scientist
slot field: Wetlands; Remediation; Air; Permitting
years: in environmental work
degree: bachelor required: Bachelor’s degree in environmental science, geology or a related field
open: Two days in boots, three at a desk. The reports matter because somebody drinks the water.
do: Sample soil, water and air by the plan
do: Read data and say what it means for the site
do: Write permits and reports agencies accept
do: Keep crews safe in the field
do: Meet neighbors and answer what they ask
must: Practice in [[environmental site assessment]]
must: Practice in [[environmental compliance]]
must: Practice in [[environmental monitoring]]
must: Clear [[technical writing]]
must: Working [[ArcGIS]]
nice: [[HAZWOPER]] certificate
nice: [[wetland delineation]] training
nice: [[Professional Geologist]] license
also: A [[driver’s license]] and readiness to work outdoors

# architect | engineering, government | year 78000-104000 | 7 | hybrid 40 | visa sometimes
plain: Architect; Project Architect – {kind}
senior: Senior Project Architect
slot kind: Schools; Housing; Healthcare
years: in an architecture office
degree: bachelor required: Bachelor’s degree in architecture
open: Libraries, schools and the fire station everybody drives past. We build for towns.
do: Design with the people who will use it
do: Lead drawings from sketch to permit to punch list
do: Coordinate engineers
do: Visit the site every week
do: Mind the budget as a design tool
must: State [[Architect license]]
must: Skill in [[Revit]]
must: Knowledge of [[building codes]]
must: Practice in [[construction documents]]
must: Practice in [[construction administration]]
nice: [[LEED Accredited Professional]] credential
nice: Experience with [[SketchUp]]
nice: Experience with [[Rhino]]
`;
