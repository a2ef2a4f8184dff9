/** See `format.ts` for how these tables are written. */
export const EDUCATION = `
  teacher | 25-2031 | Teacher* |
      (elementary/elementary school/middle school/high school/secondary/math/mathematics/science/english/biology/chemistry/physics/history/
      social studies/language arts/english language arts/reading/art/music/physical education/pe/health/spanish/french/chinese/foreign language/
      computer/computer science/technology/kindergarten/first grade/1st grade/2nd grade/second grade/third grade/3rd grade/4th grade/fourth grade/
      5th grade/fifth grade/6th grade/7th grade/8th grade/grade/grade school/classroom/certified/drama/theater/dance/stem/business/vocational/
      agriculture/homeroom/charter school/middle grades/summer school/esl/ell/esol/piano/guitar/violin/voice) (teacher/instructor/educator),
      teacher of (english/mathematics/science/art/music), (esl/adult education/ged/english as a second language/adult basic education/
      english language) (teacher/instructor/tutor), (music/piano/art/dance/guitar/language) (instructor/teacher), educator, reading specialist,
      career and technical education teacher
      | special-education-teacher, substitute-teacher, teacher-aide, tutor, preschool-teacher, instructional-coordinator, principal
  special-education-teacher | 25-2058 | Special Education Teacher |
      (special education/special ed/sped/special needs/resource/exceptional children/life skills/learning support/autism/intervention/
      early intervention/resource room) (teacher/specialist/instructor/coordinator/educator), intervention specialist, inclusion teacher, senco,
      teacher of the (visually impaired/deaf), developmental therapist, early interventionist
      | teacher, teacher-aide, speech-language-pathologist
  substitute-teacher | 25-3031 | Substitute Teacher |
      (guest/long term substitute/sub/relief) teacher, =substitute, substitute (paraprofessional/aide)
      | teacher, teacher-aide
  preschool-teacher | 25-2011 | Preschool Teacher |
      (pre-k/pre-kindergarten/prekindergarten/preschool/toddler/infant/early childhood/early childhood education/montessori/head start/nursery school/
      early head start/vpk/two’s) (teacher/lead teacher/assistant teacher/educator/teacher assistant/instructor), early childhood (specialist/
      educator), (assistant) preschool teacher
      | childcare-worker, teacher, teacher-aide
  childcare-worker | 39-9011 | Child Care Worker |
      (child care/childcare/daycare/day care/after school/before and after school/nursery/infant/youth/camp/school age/child development) (worker/
      provider/teacher/assistant/aide/attendant/specialist/counselor/associate/program leader/professional/site coordinator/group leader), nanny,
      childminder, nursery (nurse/practitioner), early years (practitioner/educator/assistant), babysitter, au pair, governess, (camp/summer camp/day camp) (counselor/staff), (youth/group) (leader worker/leader), after school (tutor/
      teacher/instructor/program coordinator), mother’s helper, playground (supervisor/monitor)
      | preschool-teacher, teacher-aide, childcare-director
  childcare-director | 11-9031 | Child Care Center Director |
      (child care/childcare/daycare/day care/preschool/early childhood/early learning/center) (director/center director/center manager/
      assistant director/program director), center director
      | childcare-worker, preschool-teacher, principal
  teacher-aide | 25-9045 | Teacher Aide |
      (teacher/teacher’s/teachers/teaching/instructional/classroom/special education/paraeducator/educational/education/student/kindergarten/
      school) (assistant/aide/aid), paraprofessional, paraeducator, (special education/sped/one on one/instructional) (paraprofessional/paraeducator/para),
      graduate teaching assistant, (lunch/bus/recess/school bus) (monitor/aide), school monitor, classroom (monitor/assistant)
      | teacher, special-education-teacher, childcare-worker, behavior-technician
  tutor | 25-3041 | Tutor |
      (math/reading/private/online/in-home/academic/sat/science/english/spanish/peer/test prep/writing/virtual) (tutor/coach), learning (center tutor/
      specialist/coach), test prep instructor, academic (support specialist/mentor), =tutoring
      | teacher, teacher-aide, substitute-teacher
  professor | 25-1099 | Professor |
      (assistant/associate/adjunct/full/visiting/clinical/research/college/university/nursing/tenure track) (professor/faculty/professor of practice),
      (college/university/adjunct/community college) (instructor/lecturer), lecturer, adjunct, adjunct faculty, (faculty member/faculty),
      adjunct teaching, =instructor, teaching fellow, postsecondary teacher
      | teacher, research-scientist, nurse-educator, academic-administrator
  academic-administrator | 11-9033 | Academic Administrator |
      dean, (academic/associate/assistant/college/university) dean, registrar, provost, dean of (students/faculty/instruction), (department chair/
      department head), (director/assistant director) of (student affairs/student life/residence life/student services/academic affairs/financial aid/
      admissions/enrollment), residence (hall director/life coordinator/director), academic program (coordinator/manager/director)
      | academic-advisor, principal, admissions-counselor
  academic-advisor | 21-1012 | Academic Advisor |
      (academic/student/college/career/career services/student success/retention/international student/transfer) (advisor/adviser/counselor/coach/
      advisement specialist), (student services/student success/student affairs/student support) (coordinator/specialist/advisor/associate),
      (career services/career development) (coordinator/specialist/advisor/director), financial aid (advisor/counselor/officer/specialist),
      job (coach/developer), employment (specialist/counselor/consultant), vocational (counselor/rehabilitation counselor/specialist),
      rehabilitation counselor, workforce development specialist, success coach
      | school-counselor, admissions-counselor, academic-administrator
  admissions-counselor | 43-9199 | Admissions Counselor |
      (admissions/enrollment/college admissions) (counselor/advisor/representative/specialist/officer/coordinator/manager/associate/director),
      admission counselor
      | academic-advisor, account-executive
  school-counselor | 21-1012 | School Counselor |
      (guidance/high school/elementary/middle school/elementary school) counselor, school (guidance counselor/adjustment counselor),
      director of guidance
      | academic-advisor, mental-health-counselor, school-psychologist, teacher
  principal | 11-9032 | School Principal |
      (assistant/vice/elementary/high school/middle school/elementary school/school) principal, principal, head of school, headmaster, headteacher, head teacher, deputy (head/headteacher/head teacher), (school/
      education) administrator, superintendent of schools, school (director/superintendent)
      | teacher, instructional-coordinator, academic-administrator
  instructional-coordinator | 25-9031 | Instructional Coordinator |
      (curriculum/instructional/literacy/math/academic/reading/education/technology integration) (developer/coordinator/coach/designer/specialist/
      manager/director/technologist/writer/interventionist), instructional (design/systems designer), (e-learning/elearning/learning/
      learning experience/course/curriculum) (designer/developer/content developer), director of (curriculum/education/instruction),
      education (coordinator/manager/director/consultant/program manager/program specialist)
      | teacher, training-specialist, principal
  librarian | 25-4022 | Librarian |
      (reference/school/children’s/academic/law/public/youth services/medical/catalog/systems/digital) librarian, library (director/manager/
      media specialist/specialist/services manager), media specialist, archivist, curator, museum (curator/technician/educator)
      | library-assistant, teacher
  library-assistant | 43-4121 | Library Assistant |
      library (technician/clerk/page/aide/associate), circulation (assistant/clerk), shelver
      | librarian, office-clerk
  training-specialist | 13-1151 | Training Specialist |
      (training/learning and development/corporate/staff/staff development/technical/organizational development/talent development/employee/sales/l&d/
      software) (trainer/training specialist/training manager/development specialist/development manager/training coordinator/enablement specialist/
      enablement manager/learning specialist), (training/learning and development/learning & development/learning/talent development/
      organizational development/organization development) (specialist/manager/coordinator/director/consultant/facilitator/developer/instructor/
      supervisor/analyst/officer/administrator), trainer, corporate trainer, (technical/software/sales/it/clinical/safety/product/systems/
      driver) trainer, facilitator
      | instructional-coordinator, human-resources-generalist, human-resources-manager
  coach | 27-2022 | Coach |
      (assistant/basketball/football/soccer/baseball/softball/volleyball/swim/swimming/tennis/track/gymnastics/cheer/wrestling/hockey/lacrosse/
      athletic/sports/golf/diving) coach, (gymnastics/swim/swimming/golf/tennis/ski/snowboard/karate/martial arts/climbing) (instructor/teacher/
      professional), athletic director, (sports/athletics) (coordinator/director), (referee/umpire), golf pro
      | fitness-trainer, recreation-worker, teacher
`;

export const SOCIAL = `
  social-worker | 21-1029 | Social Worker |
      (medical/clinical/licensed/licensed clinical/master/masters level/school/hospice/child welfare/child protective services/cps/family/hospital/
      dialysis/geriatric/psychiatric/adoption/foster care/healthcare/mental health/renal/bereavement) (social worker/social work), lcsw, lmsw, =msw,
      lsw, licsw, social work (case manager/supervisor/manager/assistant), (child protective/child welfare/protective/family) (investigator/
      specialist/services specialist/services worker/services case manager/services supervisor/advocate), director of social (services/work),
      social services (director/coordinator/assistant/worker/specialist/designee), bereavement counselor, foster care (worker/case manager),
      discharge planner, (adult protective services/child protective services) worker
      | mental-health-counselor, case-manager, school-counselor, psychologist
  mental-health-counselor | 21-1018 | Mental Health Counselor |
      (mental health/behavioral health/licensed/licensed professional/clinical/outpatient/family/child/addiction/addictions/substance abuse/
      chemical dependency/drug and alcohol/crisis/residential/marriage and family/grief/in-home/community/children’s/trauma/rehab/intensive in-home/
      recovery/counseling/psych) (counselor/therapist/clinician/counsellor/psychotherapist), psychotherapist, =therapist, =clinician, =counselor, lpc,
      lmhc, lmft, lpcc, lcpc, cadc, (behavioral health/mental health/substance abuse) (professional/specialist/practitioner/consultant/worker/
      care manager/clinical supervisor/clinician), (youth/family) (therapist/counselor), qmhp, crisis (worker/intervention specialist),
      clinical (supervisor/director) (behavioral health/mental health)
      | social-worker, psychologist, case-manager, school-counselor
  psychologist | 19-3033 | Psychologist |
      (clinical/licensed/counseling/forensic/staff/neuro/industrial organizational/child) psychologist, neuropsychologist, (psychology/
      psychological) (intern/associate/postdoctoral fellow/examiner/assistant), psychometrician, psychometrist
      | mental-health-counselor, social-worker, school-psychologist, behavior-analyst | licensed-psychologist
  school-psychologist | 19-3034 | School Psychologist |
      educational (diagnostician/psychologist)
      | psychologist, school-counselor, special-education-teacher
  case-manager | 21-1093 | Case Manager |
      (intensive/housing/clinical/mental health/targeted/medical/hospital/youth/family/veterans/homeless/field/community/integrated/residential/hiv/
      reentry/senior services/disability/social services/service/adult) (case manager/case worker/caseworker/case management specialist/
      service coordinator), caseworker, case (worker/management specialist/aide/coordinator/management coordinator), (care/service/services/support/
      care management/health care) (coordinator/manager/navigator), care (management associate/manager rn/navigator), (eligibility/
      benefits eligibility/welfare/intake) (specialist/worker/coordinator/interviewer/counselor), family (support specialist/support worker/
      service worker/advocate/resource specialist/service advocate), (victim/patient/domestic violence/housing/resident/crisis) (advocate/specialist/
      services coordinator/service coordinator), (peer support/peer/recovery/community support/housing/outreach/youth) (specialist/worker/coach/
      advocate/coordinator/counselor), home visitor, outreach (worker/coordinator/specialist), human services (worker/specialist/assistant)
      | social-worker, mental-health-counselor, direct-support-professional, health-educator, nurse-case-manager
  direct-support-professional | 31-1122 | Direct Support Professional |
      dsp, support worker, direct (support person/care worker/care staff/care professional/care counselor/service professional/support staff/support worker/care associate/
      support specialist/care aide/support associate/care/care provider), (residential/group home/habilitation/developmental disabilities/
      community living/life skills/supported living/community support/independent living/rehabilitation) (counselor/worker/technician/specialist/aide/
      staff/assistant/support staff/coach/instructor/manager/supervisor/trainer/professional), (group home/residential/house/program) (house manager),
      youth (care worker/counselor/specialist/development professional/care specialist/worker), (developmental/day program) (specialist/aide/
      assistant), houseparent, house parent, resident counselor
      | home-health-aide, case-manager, nursing-assistant, behavior-technician
  community-services-manager | 11-9151 | Community Services Manager |
      (program/community/community services/social services/social service/housing/shelter/volunteer/youth/outreach/nonprofit program/residential/
      community outreach/community relations/community engagement/family services/senior services/residential program) (program manager/
      program director/services manager/services director/director), (program/community/outreach/community outreach/engagement/volunteer/
      youth program/community engagement) (coordinator/organizer/specialist), (community/volunteer) (manager/organizer), community organizer,
      director of programs, program officer, executive director
      | case-manager, social-worker, fundraiser, operations-manager
  fundraiser | 13-1131 | Fundraiser |
      (development/fundraising/major gifts/annual fund/advancement/donor relations/grants/philanthropy/membership/gift) (officer/manager/director/
      associate/coordinator/specialist/assistant/consultant), director of (development/annual giving/fundraising/advancement/philanthropy), (grant/
      grants/proposal) (writer/manager/administrator/specialist), chief development officer, fundraising (canvasser/events coordinator), (canvasser/
      field canvasser)
      | community-services-manager, public-relations-specialist, event-planner
  clergy | 21-2011 | Clergy |
      (pastor/minister/priest/rabbi/imam/chaplain), (hospital/hospice/staff/prison) chaplain, (youth/associate/worship/children’s/music) (pastor/
      minister/ministry director), (children’s/youth) ministry (director/coordinator/leader), (worship leader/director of music ministries),
      director of religious education
      | mental-health-counselor, community-services-manager
  probation-officer | 21-1092 | Probation Officer |
      (parole/juvenile probation/probation/community supervision/pretrial services/adult probation) (officer/agent), juvenile (counselor/
      detention officer/justice specialist), correctional treatment specialist
      | correctional-officer, case-manager, police-officer
`;
