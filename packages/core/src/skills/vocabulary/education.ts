import type { FieldVocabulary } from './format.ts';

export const EDUCATION: FieldVocabulary = {
  field: 'education',
  knowledge: `
    Teaching = classroom teaching, classroom instruction
    Classroom Management = managing a classroom
    Lesson Planning = lesson plans, lesson preparation
    Curriculum Development = curriculum design, curriculum planning, course development, developing curriculum
    Curriculum Mapping
    Instructional Design = learning design
    E-Learning = online learning, e-learning development
    Online Teaching = distance education, distance learning, remote teaching, virtual instruction > teaching
    Blended Learning
    Differentiated Instruction = differentiation of instruction
    Direct Instruction
    Project-Based Learning
    Inquiry-Based Learning
    Student Assessment = assessment of students, formative assessment, student evaluation
    Standardized Testing = test administration, test proctoring
    grading: Grading Student Work = grading papers, grading assignments
    Early Childhood Education = preschool education, preschool teaching, ECE~, pre-school education
    Elementary Education = primary education
    Middle School Education
    Secondary Education = high school education, high school teaching
    Higher Education = college teaching, university teaching, postsecondary education
    Adult Education = adult learning
    Special Education = SPED^, special needs education, teaching students with disabilities
    Individualized Education Programs = IEP, IEPs, individualized education plan, individualized education plans
    504 Plans = Section 504
    Inclusive Education = inclusion classroom
    Gifted Education = gifted and talented education
    Bilingual Education = dual language education
    English as a Second Language = ESL, ESOL, English language learners, ELL^, English language learning, TESOL instruction
    Literacy Instruction = reading instruction, teaching reading, guided reading, teaching literacy
    Phonics = phonics instruction, phonemic awareness
    Orton-Gillingham
    Reading Intervention = reading recovery
    Mathematics Instruction = math instruction, teaching mathematics, teaching math, math education
    Science Education = science teaching, teaching science
    STEM Education = STEM^
    Social Studies Education
    English Language Arts = ELA~
    Creative Writing Instruction
    Music Education = music instruction, teaching music
    Art Education = art instruction
    Physical Education = PE teaching
    Health Education Instruction
    Career and Technical Education = CTE^, vocational education
    Montessori Method = Montessori
    Reggio Emilia Approach = Reggio Emilia
    Positive Behavior Support = PBIS^, positive behavioral interventions and supports
    Response to Intervention = RTI~, multi-tiered system of supports, MTSS^
    Social-Emotional Learning
    Common Core Standards = Common Core, Common Core State Standards
    Child Psychology = educational psychology
    Tutoring = academic tutoring, one-on-one tutoring
    Test Preparation = SAT prep, test prep
    Academic Advising = student advising, academic counseling, advising students
    School Counseling = guidance counseling
    College Counseling = college admissions counseling
    Career Counseling = career advising, career coaching
    Student Affairs
    Student Recruitment = admissions recruitment, enrollment counseling
    Residence Life = residential life
    Student Supervision = recess supervision, supervising students
    Parent Communication = parent-teacher conferences, family engagement
    School Administration = educational administration
    Educational Leadership = instructional leadership, school leadership
    Instructional Coaching
    Professional Development Facilitation = teacher training
    Educational Technology = EdTech, instructional technology
    Substitute Teaching > teaching
    Paraprofessional Support = teaching assistance, teacher assistance
    Library Science = librarianship
    Library Cataloging = cataloging library materials
    Reference Services = library reference
    Collection Development
    Information Literacy = library instruction
    Archival Science = archives management, archival processing
    Museum Education
    Collections Management~ = museum collections
    Exhibit Design = exhibition design
    Employee Training = corporate training, staff training, training employees, training delivery, training staff, training new employees, training others, train others, training of employees, training of staff
    Train the Trainer
    Training Needs Analysis = training needs assessment
    Training Material Development = developing training materials, training materials
    Training Program Development = training development, training program design
    Workshop Facilitation = facilitating workshops
    Academic Research = scholarly research, academic publishing, publication record, peer-reviewed publications
    Academic Writing
    Thesis Supervision
    Accreditation Compliance = accreditation standards
    FERPA^
    Title IX = Title IX compliance
    Financial Aid Administration = student financial aid
    Driver Education
    Swim Instruction = swimming instruction, teaching swimming, swim lessons
    Outdoor Education = environmental education
    Camp Counseling = summer camp
    K-12 Curriculum
    K-12 Education = K-12
    Online Education
    Student Information Systems = student information system
    Financial Aid
    Adult Learning Principles = adult learning theory
    SAT Preparation
    Music Lessons = piano lessons
    Cheerleading = cheer coaching
    Youth Sports
    Educational Materials = educational content
  `,
  technology: `
    Learning Management Systems = LMS, learning management system
    Canvas LMS = Instructure Canvas, Canvas~ > learning-management-systems
    Blackboard Learn = Blackboard~ > learning-management-systems
    Moodle > learning-management-systems
    Google Classroom
    Schoology > learning-management-systems
    D2L Brightspace = Brightspace, Desire2Learn > learning-management-systems
    PowerSchool
    Infinite Campus
    Skyward~
    Ellucian Banner = Banner~
    Articulate Storyline = Storyline~, Articulate 360, Articulate Rise
    Adobe Captivate
    Camtasia
    SCORM
    SMART Board = SmartBoard, interactive whiteboards, interactive whiteboard
    Kahoot
    Seesaw~
    ClassDojo
    Nearpod
    Turnitin
    Renaissance STAR
    Cornerstone OnDemand
    Koha
    Blackboard Collaborate = Elluminate
  `,
  license: `
    Teaching Certificate = teaching license, educator license, professional educator license, professional teacher license, standard teaching license, resident educator license, educator certificate, educator certification, single subject credential, multiple subject credential, teacher certification, teaching certification, certified teacher, teaching credential, state teaching certificate, teacher license, licensed teacher, teaching certificates
    Special Education Certification = special education license, special education teaching certificate > teaching-certificate
    ESL Certification = ESL endorsement, ESOL endorsement
    TESOL Certification = TEFL certification, TEFL^, CELTA^, TESOL^
    National Board Certification = National Board Certified Teacher
    Substitute Teaching License = substitute teaching certificate, Substitute Permit, substitute teaching permit, 30-day substitute permit, emergency substitute permit, substitute license, sub permit, sub certificate, substitute certificate, substitute authorization, substitute teacher certificate, short-term substitute license
    School Counselor License = school counselor certification, certified school counselor, certificate for school counselor
    Principal License = principal certification, school administrator license, Administrative Services Credential, administrative credential, Type 75, educational leadership certification, Type B certificate, principal endorsement
    Master of Library Science = MLS degree, MLIS^
    Certified Professional in Learning and Performance = CPTD^, CPLP^
    Paraprofessional Certification = ParaPro, highly qualified paraprofessional
    Water Safety Instructor = WSI^
  `,
};
