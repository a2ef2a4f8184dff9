/** See `format.ts` for the table format. */
export const HEALTH = `
# registered-nurse | hospital, clinic | hour 37-52 | 46 | visa often | full 70, part 18, per-diem 12
plain: Registered Nurse, {unit}; RN – {unit}; Staff Nurse, {unit}
entry: New Graduate Registered Nurse, {unit}
senior: Senior Registered Nurse, {unit}
lead: Charge Nurse, {unit}
slot unit: Medical-Surgical; Telemetry; Emergency Department; Oncology; Labor and Delivery; Orthopedics; Dialysis; Float Pool; Intensive Care
slot ratio: four; five; six
years: as a [[registered nurse]]
degree: associate required: Associate degree in nursing or higher from an accredited program
open: Our {unit} team is growing, and we are looking for a nurse who stays calm when the board fills up and who treats every patient like the only one on the floor.
open: You will join a unit where nurses set the tone: huddles start on time, charge nurses do not carry a full load, and nobody works through lunch because the floor is short.
open: This is bedside nursing with enough hands around you to do it well. Ratios are written into our staffing plan and we hold to them.
do: Care for up to {ratio} patients a shift and notice early when one of them is getting worse
do: Carry out physician orders and question the ones that do not look right
do: Round with physicians, pharmacists and case managers every morning
do: Teach patients and families what to watch for at home before they leave
do: Hand over at the bedside, with the patient taking part
do: Precept new graduates once you know the unit
do: Respond to rapid-response calls on the floor
do: Take part in a unit council that decides on supplies, schedules and small changes in how we work
do: Keep the record current during the shift rather than after it
must: Current [[Registered Nurse]] license in the state, or a compact license
must: [[Basic Life Support]] certification
must: Sound [[patient assessment]] skills and the nerve to act on what you find
must: Safe [[medication administration]], including high-alert drugs
must: Confidence with [[IV therapy]] and [[wound care]]
must: Clear, timely notes in [[electronic health records]]
must: Experience with [[discharge planning]] and [[patient education]]
must: Working knowledge of [[infection control]] practice
nice: [[Advanced Cardiac Life Support]] certification
nice: Experience with [[Epic EHR]]
nice: Experience with [[telemetry monitoring]]
nice: A specialty certification such as [[CCRN]]
nice: Conversational [[Spanish]]
when: Three 12-hour day shifts a week; three 12-hour night shifts a week with a differential of $4.50 an hour
also: Able to help move patients and to stand for most of a shift

# licensed-practical-nurse | seniors, clinic, homecare | hour 26-34 | 18 | full 70, part 22, per-diem 8
plain: Licensed Practical Nurse (LPN); LPN – {setting}; Licensed Practical Nurse, {setting}
slot setting: Long-Term Care; Assisted Living; Rehabilitation; Family Practice; Memory Care
years: in [[long-term care]] or a clinic
degree: none
open: Thirty residents, one hall, and a nurse they know by name. We are looking for an LPN who wants to stay somewhere long enough to be that person.
open: You will be the nurse families call first. The work is steady, the team is small and the director of nursing still takes a med cart when we need her to.
do: Give medications and treatments to the residents on your hall and document each one
do: Watch for changes in condition and call the provider before a small problem becomes a hospital stay
do: Guide the nursing assistants on your shift and step in when they are stretched
do: Change dressings and check skin every week
do: Talk with families about how the week went
do: Take part in care conferences and suggest changes to the plan
must: Active [[Licensed Practical Nurse]] license in good standing
must: Accurate [[medication administration]] on a full cart
must: Experience with [[wound care]] and [[catheter care]]
must: Skill in taking and reading [[vital signs]]
must: [[CPR certification]]
must: Familiarity with [[infection control]] precautions
must: Reliable [[nursing documentation]]
nice: Experience with [[PointClickCare]]
nice: Experience with [[dementia care]]
nice: [[IV therapy]] certification where the state requires one
nice: Experience in [[hospice care]]
when: Evenings, 2 p.m. to 10:30 p.m., every other weekend; nights, 10 p.m. to 6:30 a.m.; Monday to Friday days in our clinic
also: Able to pass a background check required by state law

# nursing-assistant | seniors, hospital, homecare | hour 17-22 | 26 | full 64, part 26, per-diem 10
plain: Certified Nursing Assistant (CNA); CNA – {shift} Shift; Patient Care Technician, {floor}
slot shift: Day; Evening; Night
slot floor: Medical Floor; Orthopedics; Rehabilitation
years: as a nursing assistant
degree: none
open: The people who live here notice who knocks before coming in. We want aides who do.
open: We keep assignments steady so that you learn how each resident likes to start the day, and they learn to trust you.
open: New to the work? We pair you with a mentor for your first six weeks and raise your pay when you finish.
do: Help residents bathe, dress and eat at their own pace
do: Turn and reposition people who cannot do it themselves and report any red skin
do: Answer call lights, including those that are not yours
do: Walk with residents who are getting their strength back
do: Tell the nurse what changed since yesterday
do: Record meals, fluids and output before the end of the shift
do: Keep rooms tidy and floors clear
must: State certification as a [[Certified Nursing Assistant]]
must: Experience helping with [[activities of daily living]]
must: Safe [[patient transfers]] with a gait belt and lifts
must: Able to take and record [[vital signs]]
must: [[CPR certification]] or willingness to earn it in your first month
must: Respect for privacy and [[confidentiality]]
nice: Experience with [[dementia care]]
nice: Experience in [[long-term care]]
nice: [[phlebotomy]] skills
nice: [[Spanish]] or another language our residents speak
when: Five 8-hour shifts a week; three 12-hour shifts a week; every other weekend off
also: Able to lift 50 pounds with help or a device

# nurse-practitioner | clinic, hospital | year 112000-138000 | 10 | visa often
plain: Nurse Practitioner – {field}; Family Nurse Practitioner (FNP); Nurse Practitioner, {field}
slot field: Primary Care; Urgent Care; Cardiology; Women’s Health; Geriatrics
years: as a nurse practitioner
degree: master required: Master’s degree in nursing
open: Our patients wait two days, not two months. To keep it that way we are adding a nurse practitioner with a panel of their own.
open: Eighteen patients a day, a medical assistant who stays with you, and a physician next door when you want a second opinion.
do: Manage a panel of your own, from well visits to complicated follow-up
do: Order and read tests and explain what they mean in plain words
do: Prescribe within state law and review the whole medication list at every visit
do: Refer early and close the loop when the letter comes back
do: Answer portal messages within a working day, in protected time
do: Share call by phone one week in six
must: [[Nurse Practitioner license]] and [[DEA license]], or eligibility for both
must: National certification as a [[Family Nurse Practitioner]]
must: Experience with [[chronic disease management]]
must: Sound [[differential diagnosis]] and [[treatment planning]]
must: Skill in [[patient education]]
must: Comfort with [[electronic health records]]
nice: Experience with [[athenahealth]]
nice: Fluent [[Spanish]]
nice: [[telehealth]] experience
nice: Minor procedures such as [[suturing]]
when: Four 10-hour days, no weekends

# nurse-manager | hospital, seniors | year 98000-124000 | 6
lead: Nurse Manager, {unit}; Nursing Supervisor – {unit}
slot unit: Medical-Surgical; Emergency Department; Rehabilitation; Perioperative Services
years: in [[nursing leadership]]
degree: bachelor required: Bachelor’s degree in nursing
open: You will answer for a unit of sixty people, its budget and the experience of every patient who stays on it.
open: The unit is well staffed and a little tired. It needs somebody who is on the floor at seven in the morning and says no to the fourth new form this year.
do: Hire, schedule and develop a team of nurses, aides and clerks
do: Own the unit’s budget and explain its variances
do: Round daily with staff and patients and act on what you hear
do: Lead reviews after falls and medication errors without looking for somebody to blame
do: Prepare the unit for surveys all year, not the week before
do: Work with physicians on flow, admissions and length of stay
must: Active [[Registered Nurse]] license
must: Experience in [[nursing leadership]]
must: Experience with [[nurse staffing]] across shifts
must: Knowledge of [[Joint Commission Standards]]
must: Experience in [[healthcare quality improvement]]
must: Budget experience, including [[budget management]]
nice: Experience with [[evidence-based practice]] projects
nice: Experience with [[change management]]
nice: Experience with [[Epic EHR]]

# medical-assistant | clinic | hour 19-25 | 20 | full 84, part 16
plain: Medical Assistant, {field}; Certified Medical Assistant – {field}
entry: Entry-Level Medical Assistant, {field}
slot field: Family Practice; Pediatrics; Dermatology; Cardiology; Orthopedics; Urgent Care
years: in a medical office
degree: high-school required: High school diploma or GED
open: You are the first face our patients see after the front desk and often the one they remember.
open: The clinic runs on two providers, three medical assistants and a lot of good humor. One of the three is moving away, and we would like to meet the next.
do: Room patients, update their history and note what they really came for
do: Set up for procedures and stay to help
do: Call patients with results once the provider has signed off
do: Keep rooms stocked and the autoclave log complete
do: Handle refill requests and prior approvals with the pharmacy
do: Cover the front desk over lunch twice a week
must: [[Certified Medical Assistant]] or an equal credential
must: Skill in [[venipuncture]] and [[injections]]
must: Able to take [[vital signs]] quickly and accurately
must: Understanding of [[medical terminology]]
must: Care with [[HIPAA]] rules
must: Experience with [[12-lead EKG]] recordings
must: Comfort with [[electronic health records]]
nice: [[Spanish]] for everyday conversation with patients
nice: Experience with [[eClinicalWorks]]
nice: Experience with [[insurance verification]]
nice: [[immunizations]] for children
when: Monday to Friday, 8 a.m. to 5 p.m.; four 10-hour days; Tuesday to Saturday

# home-health-aide | homecare | hour 16.5-20 | 18 | full 45, part 50, per-diem 5
plain: Home Health Aide; Home Health Aide – {area}; Personal Care Aide, {area}
slot area: Days; Weekends; Live-In Relief; Evenings
years: [[in home care]]
degree: none
open: Most of our clients want one thing: to stay in their own home. You make that possible, a morning at a time.
open: You choose the hours and the neighborhoods. We match you with clients who live close by and keep you with them.
do: Help with bathing, dressing and getting to the table
do: Cook simple meals that fit a diet and a taste
do: Remind clients to take what the doctor ordered
do: Keep the kitchen, bath and bedroom clean
do: Go along to appointments and the grocery store
do: Keep company: cards, a walk, the news
do: Log each visit in the app and call the nurse when something is off
must: [[Home Health Aide certification]] or willingness to finish our paid course
must: Experience with [[activities of daily living]]
must: Basic [[meal preparation]]
must: [[CPR certification]]
must: [[patience]] and [[compassion]] on difficult days
must: Safe [[patient transfers]]
nice: Experience with [[dementia care]]
nice: Experience in [[hospice care]]
nice: [[Spanish]], [[Vietnamese]] or [[Tagalog]]
also: A [[driver’s license]], a reliable car and insurance
when: Mornings, 7 a.m. to 1 p.m.; weekends only; twelve to thirty hours a week, as you like

# physical-therapist | clinic, hospital, homecare | year 84000-104000 | 12 | visa often | full 80, part 14, per-diem 6
plain: Physical Therapist – {setting}; Physical Therapist, {setting}
senior: Senior Physical Therapist, {setting}
slot setting: Outpatient Orthopedics; Acute Care; Home Health; Sports Medicine; Pediatrics
years: as a physical therapist
degree: doctorate required: [[Doctor of Physical Therapy]] or an equal earlier degree
open: One patient at a time, forty minutes each. That is how we work and why our therapists stay.
open: Our clinic sits between a high school and a retirement community, so a morning may hold a torn ligament and a new hip.
do: Evaluate new patients and agree with them on goals they care about
do: Build programs that people can keep up at home and adjust them weekly
do: Treat eleven to thirteen patients a day
do: Write notes the same day, with a scribe’s help if you like
do: Guide two physical therapist assistants
do: Speak with referring physicians when progress stalls
must: [[Physical Therapist license]] in the state or eligibility for one
must: Skill in [[manual therapy]] and [[therapeutic exercise]]
must: Experience with [[gait training]]
must: Experience in [[orthopedic rehabilitation]]
must: Clear [[patient education]]
must: Sound [[treatment planning]]
nice: [[dry needling]] certification
nice: Experience with [[neurological rehabilitation]]
nice: Interest in [[sports medicine]]

# respiratory-therapist | hospital | hour 32-42 | 7 | full 74, part 14, per-diem 12
plain: Respiratory Therapist – {shift}; Respiratory Therapist, {unit}
slot shift: Days; Nights; Weekend Option
slot unit: Adult ICU; NICU; Emergency
years: in hospital [[respiratory care]]
degree: associate required: Associate degree in respiratory therapy
open: You will be at every code, every difficult extubation and every first breath that does not come by itself.
open: Our therapists write the weaning protocol and the physicians follow it. If you like that, read on.
do: Set up, adjust and wean ventilators by protocol
do: Draw and run blood gases and act on the result
do: Give nebulized treatments and teach patients to use their own inhalers well
do: Attend deliveries and trauma activations
do: Move ventilated patients to imaging and back safely
do: Keep equipment checked and ready
must: [[Registered Respiratory Therapist]] credential and a state license
must: Experience with [[mechanical ventilation]]
must: Skill in [[arterial blood gas analysis]]
must: [[Advanced Cardiac Life Support]] certification
must: Experience with [[oxygen therapy]] and [[nebulizer treatments]]
nice: [[Neonatal Resuscitation Program]] certification
nice: Experience with [[pulmonary function testing]]
nice: [[Pediatric Advanced Life Support]] certification

# radiologic-technologist | hospital, clinic | hour 30-40 | 9 | full 76, part 14, per-diem 10
plain: Radiologic Technologist; X-Ray Technologist – {site}; Radiologic Technologist, {site}
slot site: Outpatient Imaging; Emergency; Orthopedic Clinic; Float
years: in [[diagnostic imaging]]
degree: associate required: Associate degree or certificate from an accredited radiography program
open: Eighty exams on a busy day, two rooms, one portable, and a team that covers for each other.
open: We replaced our last analog room this spring. What we need now is a technologist who cares about the image and the person in it.
do: Position patients, explain each step and get the view right the first time
do: Take portable films on the floors and in the operating room
do: Check every order against the complaint before exposing
do: Keep dose as low as the exam allows
do: Send images and priors to the reading room without delay
do: Report equipment faults and log repeats
must: [[Registered Radiologic Technologist]] certification
must: Skill in [[radiography]] and [[patient positioning]]
must: Careful [[radiation safety]] practice
must: Experience with [[PACS]]
must: [[Basic Life Support]] certification
nice: [[computed tomography]] cross-training
nice: Experience with [[fluoroscopy]] and C-arm work
nice: [[mammography]] registration

# medical-laboratory-technician | hospital, laboratory | hour 26-36 | 8 | visa often
plain: Medical Laboratory Technician – {bench}; Medical Laboratory Scientist, {bench}; Clinical Laboratory Scientist – {bench}
slot bench: Core Lab; Microbiology; Blood Bank; Night Shift
years: in a clinical laboratory
degree: bachelor or-experience: Bachelor’s degree in medical laboratory science, or equivalent experience
open: Seven out of ten decisions upstairs wait for a number from down here. We want people who feel the weight of that.
do: Run and verify tests across the bench and release results in time
do: Work up quality-control failures instead of repeating until it passes
do: Call critical values and document the read-back
do: Keep analyzers maintained and calibrated
do: Help validate new methods
do: Train students on rotation
must: [[ASCP certification]] as a technician or scientist
must: Experience in [[hematology]] and [[clinical chemistry]]
must: Disciplined [[quality control]]
must: Knowledge of [[CLIA regulations]]
must: Experience with a [[laboratory information system]]
nice: Experience in [[blood banking]]
nice: Experience in [[microbiology]]
nice: Experience with [[molecular biology]] methods such as [[PCR]]

# phlebotomist | laboratory, hospital, clinic | hour 17.5-22 | 8 | full 70, part 24, per-diem 6
plain: Phlebotomist; Phlebotomist – {site}; Mobile Phlebotomist
slot site: Patient Service Center; Inpatient; Early Morning Draw Team
years: in [[phlebotomy]]
degree: high-school required: High school diploma or GED
open: You will see ninety people before noon and try to be the best part of a short, unpleasant errand for each of them.
open: Good hands, a kind word and the right label on the tube. We can teach our system; we cannot teach those three.
do: Draw blood from adults, children and people who would rather be elsewhere
do: Check two identifiers and label at the chair, every time
do: Process, spin and pack samples for the courier
do: Collect drug screens under chain of custody
do: Keep the station stocked and clean
do: Register walk-in patients when the desk is busy
must: Skill in [[venipuncture]], including difficult draws
must: [[Certified Phlebotomy Technician]] or an equal credential
must: Careful [[specimen collection]] and labeling
must: Good [[customer service]] with anxious people
must: Knowledge of [[OSHA bloodborne pathogens]] rules
nice: Experience drawing from children in [[pediatrics]]
nice: [[Spanish]] for everyday conversation with patients
nice: Experience with [[specimen processing]]

# pharmacist | pharmacy, hospital | year 122000-142000 | 9
plain: Staff Pharmacist; Clinical Pharmacist – {site}; Pharmacist, {site}
lead year 138000-156000: Pharmacy Manager
slot site: Community Pharmacy; Inpatient; Ambulatory Care
years: as a [[licensed pharmacist]]
degree: doctorate required: [[PharmD]] from an accredited school
open: Our counter has chairs. People sit down and ask, and the pharmacist has time to answer.
open: We fill 260 prescriptions a day with two pharmacists and four technicians on, which is the number we decided was safe.
do: Verify prescriptions and call about the ones that do not add up
do: Counsel patients on new medicines and on those they have stopped taking
do: Give vaccines through the season
do: Check insurance rejections and find a way that works
do: Supervise and teach technicians
do: Keep controlled-substance records exact
must: Active [[Pharmacist license]]
must: Experience in [[medication dispensing]] and verification
must: Strong [[patient counseling]]
must: Knowledge of [[drug interactions]]
must: [[immunizations]] training
must: Accuracy with [[controlled substances]] records
nice: Experience with [[medication therapy management]]
nice: Experience with [[pharmaceutical compounding]]
nice: [[Spanish]] for everyday conversation with patients

# pharmacy-technician | pharmacy, hospital | hour 18-24 | 12 | full 66, part 34
plain: Pharmacy Technician; Certified Pharmacy Technician – {site}; Pharmacy Technician, {site}
slot site: Retail; Inpatient; Mail Order; Sterile Compounding
years: in a pharmacy
degree: high-school required: High school diploma or GED
open: You will know half the neighborhood by name within a year, and their insurance by heart.
open: The work is exact, the line is long on Mondays and the team is kind. We pay for your certification and the next one.
do: Enter prescriptions and catch what does not look right before the pharmacist has to
do: Count, fill and label with a second check every time
do: Sort out rejected claims by phone
do: Order stock and pull what is about to expire
do: Run the register and the drive-through
do: Restock the automated cabinets
must: [[Certified Pharmacy Technician]] credential or willingness to earn it in six months
must: Accuracy with [[prescription processing]]
must: Friendly [[customer service]]
must: Basic [[medical terminology]]
must: Care with [[HIPAA]] rules
must: Experience with [[inventory management]]
nice: Experience with [[Pyxis]] cabinets
nice: [[sterile compounding]] experience
nice: [[Spanish]] for everyday conversation with patients

# dental-hygienist | dental | hour 40-52 | 8 | full 60, part 40
plain: Dental Hygienist; Registered Dental Hygienist – {days}; Dental Hygienist, {days}
slot days: Three Days a Week; Full Time; Thursdays and Fridays
years: as a dental hygienist
degree: associate required: Associate degree in dental hygiene
open: One-hour appointments, an assistant for charting and no production quota. We would rather you did it right.
open: A family practice with three generations in the chairs and a hygiene team that has been together for years.
do: Clean, scale and polish and explain what you see as you go
do: Take images when they are due and chart every pocket
do: Spot what the dentist needs to look at
do: Talk about brushing and flossing in a way that people might follow
do: Sterilize instruments and keep the room ready
must: License as a [[Registered Dental Hygienist]] in the state
must: Skill in [[scaling and root planing]]
must: Experience with [[dental radiography]]
must: Complete [[periodontal charting]]
must: Gentle [[patient education]]
nice: Permit to give local [[anesthesia]]
nice: Experience with [[Dentrix]]
nice: Experience with children in [[pediatric dentistry]]

# dental-assistant | dental | hour 19-25 | 8 | full 86, part 14
plain: Dental Assistant; Dental Assistant – {field}; Chairside Dental Assistant
slot field: General Practice; Orthodontics; Oral Surgery; Pediatrics
years: as a dental assistant
degree: none
open: Four-handed dentistry with a doctor who says please and thank you. The schedule is full and the music is good.
do: Set up trays, pass instruments and keep the field dry
do: Take impressions and make temporary crowns
do: Seat patients and stay with the nervous ones
do: Sterilize, log and restock
do: Prepare notes so that the doctor only reviews them
do: Order supplies before we run out
must: Experience with [[chairside assisting]]
must: [[dental radiography]] certificate where the state requires one
must: Careful [[infection control]]
must: Skill in taking [[dental impressions]]
must: [[CPR certification]]
nice: Experience with [[Dentrix]] or [[Eaglesoft]]
nice: [[Certified Dental Assistant]] credential
nice: [[Spanish]] for everyday conversation with patients

# paramedic | ems | hour 24-32 | 9 | full 82, part 12, per-diem 6
plain: Paramedic; Paramedic – {station}
slot station: 24-Hour Station; Day Truck; Critical Care Transport
years: on an advanced life support ambulance
degree: none
open: Two paramedics on every truck, new stretchers that lift themselves and a medical director who picks up the phone.
open: We run 9,000 calls a year over 400 square miles, so what you do before the hospital matters.
do: Assess, treat and transport patients under standing orders
do: Lead the scene until somebody with more rank arrives
do: Hand over clearly to the emergency department
do: Write reports that hold up a year later
do: Check the truck and the drug box at the start of every shift
do: Ride with new EMTs and teach them
must: State [[Paramedic license]]
must: [[Advanced Cardiac Life Support]] certification
must: Experience with [[trauma care]] and airway management
must: Confident [[EKG interpretation]]
must: Experience in [[emergency medical services]]
nice: [[Pediatric Advanced Life Support]] certification
nice: Transport experience with [[ventilator management]]
nice: [[Spanish]] for everyday conversation with patients
also: A [[valid driver’s license]] with a clean driving record

# medical-coder | hospital, clinic, insurance | hour 24-33 | 9 | remote 55 hybrid 20
plain: Medical Coder – {kind}; Medical Coder, {kind}; Medical Billing and Coding Specialist
slot kind: Outpatient; Inpatient; Profee; Risk Adjustment
years: in [[medical coding]]
degree: none
open: Quiet work for people who enjoy being right. You will code what the note supports, no more and no less.
do: Assign codes from the record and query providers when it is unclear
do: Work denials and find out why they keep coming
do: Meet accuracy of 95 percent in monthly audits
do: Keep up with each year’s changes and explain them to the clinics
do: Help the billing team with claims that sit too long
must: [[Certified Professional Coder]] or [[Certified Coding Specialist]] credential
must: Expert use of [[ICD-10]] and [[CPT coding]]
must: Understanding of [[medical terminology]]
must: Knowledge of [[Medicare]] rules
must: Experience with [[electronic health records]]
nice: Experience with [[3M Encoder]]
nice: Experience with [[medical claims processing]] denials
nice: Experience with [[Epic EHR]]

# veterinary-technician | vet | hour 19-26 | 6 | full 84, part 16
plain: Veterinary Technician; Licensed Veterinary Technician – {kind}; Veterinary Technician, {kind}
slot kind: Small Animal; Emergency; Surgery
years: in a veterinary practice
degree: associate preferred: An associate degree in veterinary technology is a plus
open: Three doctors, one surgery suite and a waiting room with a separate door for cats.
do: Hold, calm and prepare animals for exams
do: Run anesthesia and stay until the patient is awake
do: Place catheters, draw blood and run the in-house lab
do: Take films and clean teeth
do: Talk owners through home care
do: Keep controlled drugs logged
must: Credential as a [[Licensed Veterinary Technician]] or eligibility for it
must: Experience with [[animal restraint]]
must: Experience with [[veterinary anesthesia]] monitoring
must: Skill in [[venipuncture]]
must: Clear talk with owners and good [[customer service]]
nice: Experience with [[dental radiography]] in animals
nice: Experience in [[animal surgery assistance]]
nice: Emergency or overnight experience with [[triage]]
`;
