import type { FieldVocabulary } from './format.ts';

export const MANAGEMENT: FieldVocabulary = {
  field: 'management',
  method: `
    Project Management = managing projects, project management skills, project management experience
    Program Management = managing programs
    Project Portfolio Management
    Product Management
    Product Ownership = product owner experience
    Product Roadmaps = product roadmap, roadmapping
    Product Strategy
    Product Lifecycle = product life cycle management
    Backlog Management = backlog grooming, product backlog
    User Stories = user story writing
    Sprint Planning
    Project Planning = project plans, project plan development, planning projects
    Project Scheduling
    Project Coordination = coordinating projects
    Project Budgeting
    Project Controls
    Earned Value Management = EVM~, earned value analysis
    Critical Path Method = critical path scheduling
    Gantt Charts
    Work Breakdown Structure
    Scope Management
    Stakeholder Management = managing stakeholders, stakeholder engagement, stakeholder communication
    Change Management = organizational change management
    Business Analysis = business analytics consulting
    Business Requirements = business requirements documents, business requirements gathering
    Functional Specifications = functional requirements
    Use Cases = use case development
    Business Process Modeling = process mapping, BPMN, business process mapping, workflow mapping, Process Modeling, business process diagrams
    Business Process Management = BPM~
    Business Process Reengineering
    Process Automation = workflow automation
    Robotic Process Automation = RPA^
    Gap Analysis
    SWOT Analysis
    Feasibility Studies
    Key Performance Indicators = KPI, KPIs, performance metrics
    OKRs^ = objectives and key results, OKR^
    Balanced Scorecard
    Strategic Planning = strategic plans, strategic planning skills
    Business Strategy = corporate strategy
    Operations Management = operational management, managing operations, business operations
    General Management
    Organizational Management
    Business Transformation = digital transformation
    Management Consulting
    Client Consulting
    Quality Function Deployment
    Benchmarking
    Market Entry Strategy
    Entrepreneurship = business ownership
    Startup Development = start-up experience
    Franchise Management = franchising
    Nonprofit Governance = board governance
    Crisis Management
    Resource Allocation = resource planning, resource management, allocating resources
    Vendor Selection
    Outsourcing Management = offshore team management
    Technology Management
    Innovation Management
    Knowledge Management
    Meeting Facilitation = facilitating meetings, running meetings
    Policy Development~ = policies and procedures development
    Executive Reporting = board reporting
    International Business
    Decision Analysis
    Event Budgeting
    Grant Budgeting
    Team Building = building teams
    Shift Supervision = shift management, supervising shifts
    Staff Supervision = supervising staff, supervising employees, staff management, supervisory experience, employee supervision, personnel management, supervision of staff, people management, supervising personnel, Team Supervision, supervising a team, team supervising, supervise staff, supervised staff, supervising others, supervision of others, supervisory skills
    Staff Scheduling = employee scheduling, scheduling staff, scheduling employees, workforce scheduling
    delegation: Delegation~ = delegating tasks
    Coaching Employees = employee coaching, coaching and mentoring, staff coaching
    Mentoring = mentorship
    Team Management = managing teams, managing a team
    Team Leadership = leading teams, leading a team, team lead experience
    Cross-Functional Team Leadership = leading cross-functional teams, cross-functional leadership > team-leadership
    Cross-Functional Collaboration = cross-functional teams
    Remote Team Management > team-management
    Virtual Team Collaboration
    Conflict Resolution = conflict management, resolving conflicts
    hiring: Staff Hiring = hiring staff, hiring and training, hiring and firing
    Turnaround Management
  `,
  license: `
    Project Management Professional = PMP, PMP certification, PMP certified
    Certified Associate in Project Management = CAPM^
    program-management-professional: Program Management Professional^ = PgMP, program management professional certification
    PMI Agile Certified Practitioner = PMI-ACP
    Certified ScrumMaster = CSM~, Scrum Master certification, certified scrum master > scrum
    Professional Scrum Master = PSM I, PSM II > scrum
    Certified Scrum Product Owner = CSPO^ > scrum
    SAFe Agilist = SAFe Agile certification > safe
    PRINCE2 = PRINCE2 Practitioner, PRINCE2 certification, Prince 2
    Certified Business Analysis Professional = CBAP^
    PMI Risk Management Professional = PMI-RMP
    Prosci Change Management Certification = Prosci
    Master of Business Administration = MBA
    Certified Manager
    Certified Facility Manager
    Certified Management Consultant
  `,
};

export const TRAITS: FieldVocabulary = {
  field: 'general',
  trait: `
    Communication = communication skills, communications skills, communicate effectively, effective communication, communicating effectively
    Verbal Communication = oral communication, verbal communication skills, oral communication skills, communicate verbally, speaking skills
    Written Communication = written communication skills, writing skills
    Written and Verbal Communication = verbal and written communication, oral and written communication, written and oral communication, verbal and written communication skills, written and verbal communication skills, written and oral communication skills, oral and written communication skills, verbal/written communication, written/verbal communication, oral/written communication > verbal-communication, written-communication
    Interpersonal Skills = interpersonal communication, people skills, interpersonal relations, interpersonal communication skills
    Active Listening = listening skills
    Teamwork = team work, team collaboration, team player, collaborated in a team, team-oriented, team oriented, work in a team, working in a team
    Collaboration = collaboration skills
    Leadership = leadership skills, leadership abilities, leadership experience, leadership ability
    Problem Solving = problem-solving skills, problem solver, solving problems, solve problems, solving challenges, solution-oriented
    Critical Thinking = critical thinking skills
    Analytical Skills = analytical thinking, analytical ability, analytical abilities, analytical mindset
    Strategic Thinking
    Creative Thinking = creative problem solving
    Creativity = creative mindset
    innovation: Innovative Thinking
    Decision Making = decision-making skills
    Time Management = time management skills, managing time
    Organizational Skills = organization skills, organisational abilities, organizational abilities, organized, well-organized, highly organized
    Planning Skills = planning and organizing
    Prioritization = prioritizing tasks, ability to prioritize, prioritize tasks
    Multitasking = multi-tasking, multi-task, multitask, ability to multitask, handle multiple tasks, multi-tasker
    Attention to Detail = detail-oriented, detail oriented, detail-orientated, eye for detail
    Accuracy~ = accurate work
    Adaptability = adaptable, flexible and adaptable
    Flexibility = flexible mindset
    Fast Learner = quick learner, learn quickly, fast learning, willingness to learn, eager to learn
    Self-Motivation = self-motivated, self motivated, self-starter, self starter, highly motivated
    initiative: Taking Initiative = takes initiative, take initiative, show initiative, shows initiative, proactive
    independence: Working Independently = work independently, independent worker, works independently
    Reliability = dependable, dependability
    Punctuality = punctual
    Work Ethic = strong work ethic, good work ethic
    Professionalism = professional demeanor, professional appearance, professional manner
    Integrity = honesty, ethical conduct
    Confidentiality = maintain confidentiality, confidential information handling
    Accountability
    Positive Attitude = can-do attitude, positive outlook
    Enthusiasm = enthusiastic
    Patience
    Empathy = empathetic
    Compassion = compassionate
    Emotional Intelligence
    Cultural Sensitivity = cultural awareness, cultural competency
    Resilience = stress tolerance
    Working Under Pressure = work under pressure, work well under pressure, ability to work under pressure
    Meeting Deadlines = meet deadlines, deadline-driven, deadline driven, tight deadlines
    Goal Orientation = goal-oriented, goal oriented, results-oriented, results-driven, results oriented
    Customer Focus = customer-focused, customer oriented, customer-oriented, customer service oriented, client-focused
    Persuasion = persuasive communication, influencing skills
    Presentation Skills = giving presentations, making presentations, delivering presentations, give presentations, deliver presentations
    Relationship Building = building relationships, relationship management, rapport building, building rapport
    Networking Skills = professional networking
    Diplomacy = tact and diplomacy
    Resourcefulness = resourceful
    Work in a Fast-Paced Environment = fast-paced environment, fast paced environment
    Physical Stamina = physical strength, physically fit
    Manual Dexterity = finger dexterity, hand-eye coordination
    Mechanical Aptitude = mechanically inclined, mechanical ability, mechanical skills
    Basic Math Skills = math skills, basic math, arithmetic, basic mathematics, mathematical skills, basic arithmetic, math ability, simple math, add and subtract, fractions and decimals
    Numeracy = numerical skills
    Reading Comprehension
    Research Skills = conducting research
    Sense of Humor
    Entrepreneurial Mindset = entrepreneurial spirit
    Curiosity = intellectual curiosity
    Coachability = coachable
    Judgment = sound judgment, good judgment
    Following Instructions = follow instructions, following directions, follow directions
    Safety Awareness = safety conscious, safety-minded
    Troubleshooting = troubleshooting skills, troubleshoot problems
  `,
};

export const LANGUAGES: FieldVocabulary = {
  field: 'languages',
  language: `
    Spanish^ = Spanish language, fluent Spanish, bilingual Spanish, Spanish speaking, Spanish/English, English/Spanish, bilingual English/Spanish, bilingual in Spanish, Spanish fluency
    English^ = English language, fluent English, English fluency
    French^ = French language
    German^ = German language
    Italian^ = Italian language
    Portuguese^ = Portuguese language, Brazilian Portuguese
    Dutch^ = Dutch language
    Mandarin^ = Mandarin Chinese, Chinese Mandarin, Chinese language
    Cantonese^
    Japanese^ = Japanese language
    Korean^ = Korean language
    Vietnamese^ = Vietnamese language
    Tagalog^ = Filipino language
    Thai^ = Thai language
    Indonesian^ = Bahasa Indonesia
    Malay^
    Hindi^
    Urdu^
    Punjabi^
    Bengali^
    Gujarati^
    Tamil^
    Telugu^
    Marathi^
    Kannada^
    Malayalam^
    Nepali^
    Arabic^ = Arabic language
    Farsi^ = Persian language
    Dari^
    Pashto^
    Hebrew^
    Turkish^ = Turkish language
    Russian^ = Russian language
    Ukrainian^
    Polish Language = fluent Polish, Polish~
    Czech^
    Slovak^
    Hungarian^
    Romanian^
    Bulgarian^
    Serbian^
    Croatian^
    Bosnian^
    Albanian^
    Greek~ = Greek language
    Swedish^ = Swedish language
    Norwegian^
    Danish~ = Danish language
    Finnish^
    Icelandic^
    Lithuanian^
    Latvian^
    Estonian^
    Armenian^
    Georgian~
    Swahili^
    Amharic^
    Somali^
    Yoruba^
    Igbo^
    Hausa^
    Afrikaans^
    Akan^ = Twi^, Fante^
    Assyrian^ = Aramaic^, Chaldean^
    Azerbaijani^
    Bambara^
    Basque^
    Belarusian^
    Berber^ = Amazigh^
    Cebuano^ = Bisaya^
    Cape Verdean Creole = Kriolu^, Cabo Verdean Creole, Cape Verdean Kriolu
    Chamorro^
    Chuukese^
    Dinka^
    Fijian^
    Flemish^
    Fulani^ = Fula^, Pulaar^
    Guarani^
    Hawaiian language = Ōlelo Hawaiʻi
    Hakha Chin = Chin language
    Ilocano^
    Jamaican Patois
    Javanese^
    Kazakh^
    Kinyarwanda^ = Kirundi^
    Kurdish^ = Kurmanji^, Sorani^
    Kyrgyz^
    Lingala^
    Luganda^
    Maay Maay
    Macedonian^
    Malagasy^
    Maltese^
    Mandinka^
    Marshallese^
    Mien^
    Mixtec^ = Mixteco^
    Mongolian^
    Nahuatl^
    Nuer^
    Oromo^ = Afaan Oromo
    Quechua^
    Rohingya^
    Samoan^
    Serbo-Croatian
    Shona^
    Sinhala^
    Slovenian^
    Taiwanese^ = Hokkien^
    Tajik^
    Teochew^
    Tibetan^
    Tigrinya^
    Toishanese^ = Taishanese^
    Tongan^
    Uyghur^
    Uzbek^
    Wolof^
    Xhosa^
    Yiddish^
    Zulu^
    Haitian Creole = Creole~, Kreyol^, Haitian Kreyol, Kreyòl^
    Hmong^
    Burmese^
    Khmer^
    Lao^
    Karen~
    Navajo^
    Latin~
    Catalan^
    American Sign Language = ASL^, sign language
    Braille^
  `,
};
