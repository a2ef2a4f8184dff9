import type { FieldVocabulary } from './format.ts';

export const SOCIAL_CARE: FieldVocabulary = {
  field: 'social-care',
  knowledge: `
    Social Work = clinical social work, social work practice
    Case Management = case work, casework
    Client Intake = intake assessments, client assessments, intake assessment
    Psychosocial Assessment = psychosocial assessments, biopsychosocial assessments
    Individual Counseling = individual therapy > counseling
    Group Counseling = group therapy, group facilitation, leading groups > counseling
    Family Therapy = family counseling
    Couples Therapy = marriage counseling, marital therapy
    Psychotherapy = talk therapy
    Counseling~ = counseling services, counseling skills
    Mental Health Counseling = mental health therapy > counseling
    Mental Health = mental health services, mental healthcare
    Mental Health First Aid
    Crisis Intervention = crisis counseling, crisis management for clients
    Suicide Prevention = suicide risk assessment
    De-escalation = de-escalation techniques, verbal de-escalation
    Substance Abuse Counseling = addiction counseling, chemical dependency counseling, substance use counseling > counseling
    Substance Abuse Treatment = substance use disorder treatment, addiction treatment, chemical dependency
    Harm Reduction
    Relapse Prevention
    Cognitive Behavioral Therapy = CBT
    Dialectical Behavior Therapy = DBT~
    EMDR = eye movement desensitization and reprocessing
    Play Therapy
    Trauma-Informed Care = trauma informed practice
    Trauma Therapy
    Solution-Focused Therapy
    Grief Counseling = bereavement counseling, bereavement support > counseling
    DSM-5 = DSM-IV, DSM-V
    Psychological Assessment = psychological testing, psychological evaluation
    Neuropsychological Testing
    Clinical Psychology
    School Psychology
    Child Welfare = child protective services, CPS~
    Foster Care = foster parenting, foster care services
    Adoption Services
    Child Abuse Prevention = mandated reporter, mandated reporting
    Domestic Violence Advocacy = domestic violence, victim advocacy > advocacy
    Homeless Services = homelessness services
    Housing Assistance = supportive housing, Section 8
    Refugee Services = refugee resettlement
    Disability Services = developmental disabilities, intellectual disabilities, intellectual and developmental disabilities, IDD^
    Direct Support = direct support services, direct care
    Independent Living Skills = life skills training, daily living skills, Life Skills Coaching
    Job Coaching = supported employment, employment support
    Vocational Rehabilitation
    Respite Care
    Caregiving = caregiver support, companion care, companionship
    Senior Services = aging services
    Child Care = childcare, childminding, babysitting, caring for children, day care
    Infant Care = infant and toddler care
    Child Development = early childhood development
    Nannying
    Youth Development = youth work, youth programs, youth mentoring, youth skill building, working with youth
    After-School Programs
    Juvenile Justice = juvenile delinquency
    Reentry Services
    Community Outreach = outreach programs, community engagement
    Community Organizing
    Community Resource Referral = resource referral, referrals to community resources, community resources
    Home Visits = home visiting
    Service Plan Development = service plans, individual service plans, treatment goals
    Progress Notes = case notes, case documentation
    Court Reports = court testimony
    Peer Support = peer counseling
    Cultural Competence = culturally competent care
    Volunteer Coordination = volunteer management, managing volunteers
    Nonprofit Management = non-profit management
    Fundraising = fund raising, raising funds, raising money
    Grant Writing = grant proposals, grant proposal writing, grant applications, grant submission, grantsmanship
    Grant Management = grants management, grant administration
    Donor Relations = donor management, donor stewardship, donor cultivation
    Major Gifts
    Annual Giving = annual fund
    Planned Giving
    Capital Campaigns
    Program Evaluation = program assessment
    Program Development
    Advocacy
    Human Services
    Gerontology
    Pastoral Care = chaplaincy, spiritual care
    Conflict Mediation = family mediation
    Behavior Management = behavioral management
    Behavioral Disabilities = behavioral disorders, emotional and behavioral disabilities
    Developmental Delays
    At-Risk Youth = youth at risk, troubled youth
    Head Start Standards = Head Start Performance Standards
  `,
  technology: `
    HMIS^ = Homeless Management Information System
    Raiser's Edge = Blackbaud Raiser's Edge
    Blackbaud
    DonorPerfect
    Bloomerang
    SimplePractice
    TherapyNotes
    Credible EHR
    Netsmart = myAvatar
  `,
  license: `
    Licensed Clinical Social Worker = LCSW, LICSW^, LCSW-C^, LCSW-R^, LISW-CP^, LSCSW^, LIMSW^, LCSW-BACS^, LCSW-QS^, licensed specialist clinical social worker
    Licensed Master Social Worker = LMSW
    Licensed Social Worker = LSW^
    Licensed Independent Social Worker = LISW^, LISW-S^ > licensed-social-worker
    Licensed Bachelor Social Worker = LBSW^
    Master of Social Work = MSW
    Licensed Professional Counselor = LPC~, LPCC^, licensed professional clinical counselor, Licensed Clinical Professional Counselor, LCPC^, LCMHC^, LCMHCS^, LIMHP^, LMHP^, LPCMH^, licensed clinical mental health counselor, licensed mental health practitioner
    Licensed Mental Health Counselor = LMHC
    Licensed Marriage and Family Therapist = IMFT^, LMFT
    Licensed Psychologist = psychologist license
    Chemical Dependency Counselor Assistant = CDCA^
    Licensed Addiction Counselor = licensed addictions counselor
    Certified Substance Abuse Counselor = CSAC^
    Certified Child Life Specialist = CCLS^
    Licensed Chemical Dependency Counselor = LCDC
    Certified Alcohol and Drug Counselor = CADC, CASAC^, LADC^, CADAC^
    National Certified Counselor
    Qualified Mental Health Professional = QMHP^
    Certified Peer Specialist = certified peer support specialist
    Child Development Associate = CDA credential, child development associate credential
    Certified Fund Raising Executive = CFRE^
    Qualified Intellectual Disability Professional = QIDP^
  `,
};
