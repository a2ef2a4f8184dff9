/** Teaching, social work, and care. See `format.ts` for the table format. */
export const PEOPLE = `
# teacher | school | year 52000-72000 | 34
plain: {grade} Teacher; {subject} Teacher – {level}
slot grade: Second Grade; Fourth Grade; Kindergarten; Elementary School
slot subject: Math; Science; English
slot level: Middle School; High School
years: as a classroom teacher
degree: bachelor required: Bachelor’s degree in education or in the subject taught
open: Twenty-two children, a co-planning hour every day and a principal who covers your class when a parent calls.
open: We are a neighborhood school. Half of the families walk, and the crossing guard knows every name.
do: Plan lessons with your grade team and teach them in your own way
do: Check what each student understood today, not at the end of the unit
do: Keep families informed in a language they read
do: Work with specialists on plans for students who need more
do: Run a room where it is safe to be wrong
do: Lead one club or activity that you care about
do: Take part in a weekly look at student work with colleagues
must: State [[teaching license]] for the grade or subject
must: Strong [[lesson planning]]
must: Calm, consistent [[classroom management]]
must: Experience with [[differentiated instruction]]
must: Use of [[student assessment]] to decide what comes next
must: Open, regular [[parent communication]]
nice: [[English as a Second Language]] endorsement
nice: Experience with [[Google Classroom]]
nice: Experience with [[individualized education programs]]
nice: [[Spanish]] for talks with families
when: School year calendar, 187 days
also: Fingerprint and background check as state law requires

# special-education-teacher | school | year 55000-76000 | 10
plain: Special Education Teacher – {room}; Special Education Teacher, {room}
slot room: Resource Room; Autism Program; Elementary; Secondary Inclusion
years: in [[special education]]
degree: bachelor required: Bachelor’s degree in special education
open: Your caseload is twelve, and we mean it. When the thirteenth student arrives, so does another teacher.
do: Write plans that teachers actually use and check that they do
do: Teach small groups and in shared rooms
do: Lead meetings that families leave feeling heard
do: Guide two paraprofessionals through the day
do: Collect progress data every week in a form that takes minutes
do: Step in early when a student is building toward a hard moment
must: State [[Special Education certification]]
must: Experience writing [[individualized education programs]]
must: Skill in writing and using [[behavior intervention plans]]
must: [[differentiated instruction]] across a wide range
must: [[patience]] and [[collaboration]] with a team
nice: Experience with [[applied behavior analysis]]
nice: Experience with [[augmentative and alternative communication]]
nice: [[Crisis Prevention certification]]
also: Fingerprint and background check as state law requires

# teacher-aide | school, childcare | hour 16.5-20.5 | 12 | full 50, part 50
plain: Teacher Aide; Paraprofessional – {room}; Instructional Aide, {room}
slot room: Kindergarten; Special Education; Reading Support; Lunch and Recess
years: working with children
degree: high-school required: High school diploma or GED
open: The second adult in the room is often the one who makes the difference.
open: Home by half past three, summers free, and twenty-four small people who are glad when you walk in.
do: Work with three or four students at a time on what the teacher set out
do: Help at lunch, on the playground and with boots
do: Keep notes for the teacher on who needed what
do: Support one student closely for part of the day
do: Prepare materials and put the room back together
must: Experience in [[child care]] or a classroom
must: [[patience]] and [[empathy]]
must: [[first aid certification]] or willingness to earn it
must: Good [[teamwork]] with teachers and therapists
must: Respect for [[confidentiality]]
nice: Experience in [[special education]]
nice: [[Spanish]] for talks with families
nice: Experience with [[reading instruction]]
also: Fingerprint and background check as state law requires

# childcare-worker | childcare | hour 16-19.5 | 12 | full 66, part 34
plain: Child Care Worker – {room}; Daycare Teacher, {room}
plain = preschool-teacher: Preschool Teacher, {room}
slot room: Infants; Toddlers; Young Threes; Pre-K; After School
years: in a licensed [[child care]] center
degree: none
open: Our toddlers paint outside, nap on time and know where the worms are. We are looking for a grown-up who finds that wonderful.
do: Set up play that fits where each child is
do: Change, feed and comfort on the child’s schedule
do: Write a few true lines to each family every day
do: Keep ratios, counts and allergies right at every moment
do: Clean and rotate toys
do: Notice how a child grows and talk with families about it
must: Experience in [[early childhood education]]
must: Steady supervision and a background in [[child care]]
must: [[first aid certification]] and [[CPR certification]]
must: Knowledge of [[child development]]
must: Warm [[parent communication]]
nice: [[Child Development Associate]] credential
nice: Experience with [[infant care]]
nice: [[American Sign Language]] basics
also: Background check and fingerprints as state law requires

# school-counselor | school | year 56000-78000 | 6
plain: School Counselor – {level}; School Counselor, {level}
slot level: Elementary; Middle School; High School
years: as a school counselor
degree: master required: Master’s degree in school counseling
open: Two hundred and fifty students, a door that stays open and a social worker down the hall.
do: Meet students one to one and in small groups
do: Plan courses and next steps with every student each year
do: Act when somebody is not safe, following law and good sense
do: Teach short lessons on friendship, stress and study
do: Work with families and teachers when attendance slips
must: State certification in [[school counseling]]
must: Experience in [[individual counseling]] and [[group counseling]]
must: Skill in [[crisis intervention]]
must: Knowledge of [[academic advising]]
must: Strict [[confidentiality]]
nice: Experience with [[peer support]] groups
nice: [[Spanish]] for talks with families
nice: Experience with [[PowerSchool]]

# tutor | school, nonprofit | hour 19-29 | 7 | remote 40 hybrid 10 | part 84, full 10, temporary 6
plain: {subject} Tutor; Tutor – {subject}
slot subject: Reading; Algebra; Chemistry; SAT; Writing
years: [[teaching]] or [[tutoring]]
degree: none
open: One student, one table, forty-five minutes. You will see the moment it clicks several times a week.
do: Find out where understanding broke off and begin there
do: Keep a short plan for each student and follow it
do: Make practice something a tired teenager will do
do: Write a note to the family after every session
do: Talk with the classroom teacher once a month
must: Experience with [[tutoring]] or [[teaching]]
must: Clear [[verbal communication]]
must: Skill in [[student assessment]]
must: [[patience]] and [[empathy]]
must: Reliable [[time management]]
nice: State [[teaching license]]
nice: Experience with [[Zoom]] lessons
nice: Experience with [[English as a Second Language]]
also: Background check as state law requires

# social-worker | nonprofit, hospital, government | year 54000-74000 | 14
plain: Social Worker – {program}; Licensed Clinical Social Worker (LCSW), {program}; Medical Social Worker
slot program: Family Services; Housing; Hospice; Veterans Program; Behavioral Health
years: in [[social work]]
degree: master required: Master’s degree in social work
open: Caseloads here stop at eighteen. The work is hard enough without pretending thirty can be done well.
open: You will sit at kitchen tables more than at desks.
do: Assess what a family needs and what it already has
do: Write plans with people, not about them
do: Connect clients with housing, food, treatment and benefits, and stay until it holds
do: Report harm where the law asks and explain why
do: Document visits within two days
do: Take part in weekly supervision
must: State license as a [[Licensed Master Social Worker]] or [[Licensed Clinical Social Worker]]
must: Experience in [[case management]]
must: Skill in [[crisis intervention]]
must: Practice in [[psychosocial assessment]]
must: Knowledge of [[community resources]]
must: Use of [[motivational interviewing]]
nice: [[trauma-informed care]] training
nice: Fluent [[Spanish]]
nice: Experience with [[grief counseling]]
also: A [[driver’s license]] and a car for visits

# mental-health-counselor | clinic, nonprofit | year 54000-72000 | 10 | remote 30 hybrid 25
plain: Mental Health Counselor; Mental Health Therapist – {program}; Licensed Professional Counselor, {program}
slot program: Outpatient; Adolescents; Couples and Families; Telehealth
years: as a therapist
degree: master required: Master’s degree in counseling, psychology or marriage and family therapy
open: Twenty-five sessions a week, paid note time and a waiting list you do not have to manage.
do: See adults and young people for weekly sessions
do: Agree on goals and look at them together every month
do: Make safety plans and follow up the next day
do: Write notes that are brief and honest
do: Consult with a peer group every Thursday
must: License as a [[Licensed Professional Counselor]] or [[Licensed Marriage and Family Therapist]]
must: Skill in [[cognitive behavioral therapy]]
must: Experience in [[individual counseling]]
must: Experience with [[treatment planning]]
must: Sound [[crisis intervention]]
nice: Training in [[EMDR]] or a related method
nice: Training in [[dialectical behavior therapy]]
nice: Experience with [[substance abuse counseling]]

# case-manager | nonprofit, insurance, clinic | year 48000-64000 | 10 | remote 15 hybrid 30
plain: Case Manager – {program}; Case Manager, {program}
slot program: Housing First; Reentry; Refugee Services; Disability Services; Care Management
years: in [[case management]]
degree: bachelor or-experience: Bachelor’s degree in a human services field, or equivalent experience
open: You will help thirty people through systems that were not built for them, and you will get good at knowing which form matters.
do: Meet new clients where they are and agree on first steps
do: Keep track of deadlines for benefits, leases and hearings
do: Go along to appointments when somebody should not go alone
do: Know the people at every agency in town by first name
do: Enter notes and outcomes by Friday
must: Experience in [[case management]]
must: Knowledge of [[community resources]]
must: Skill in [[motivational interviewing]]
must: Strong [[written communication]]
must: Good [[organizational skills]]
nice: [[trauma-informed care]] training
nice: [[Spanish]], [[Arabic]] or [[Haitian Creole]]
nice: Experience with [[Medicaid]] applications
also: A [[driver’s license]] and a reliable car

# direct-support-professional | nonprofit, homecare | hour 16.5-20 | 9 | full 60, part 40
plain: Direct Support Professional; Direct Support Professional – {shift}
slot shift: Overnights; Weekends; Day Program
years: supporting people with disabilities
degree: high-school required: High school diploma or GED
open: Four men share a house on a quiet street. They cook on Sundays, argue about football and need a hand with some of the rest.
do: Support people in the day they want to have
do: Help with meals, money, medicine and getting to work
do: Follow each person’s plan and say when it no longer fits
do: Drive to jobs, the gym and family
do: Write down what happened, good and bad
must: Experience with [[developmental disabilities]]
must: Help with [[activities of daily living]]
must: [[CPR certification]] and [[first aid certification]]
must: [[patience]] and [[empathy]]
must: Calm [[de-escalation]]
nice: Experience with [[behavior intervention plans]]
nice: [[Certified Medication Aide]] certificate
nice: [[American Sign Language]]
also: A [[driver’s license]] and a calm way of driving
`;
