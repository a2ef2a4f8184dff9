import type {
  Bullet,
  CertificationEntry,
  Contact,
  DatedItem,
  EducationEntry,
  LanguageEntry,
  Link,
  ProjectEntry,
  Resume,
  SkillGroup,
  WorkEntry,
} from '@foothold/core/resume';
import fc from 'fast-check';

/**
 * Fictional résumés in many occupations and scripts, with punctuation that confuses readers: commas, dashes, bars, "at", "&", parentheses
 * in titles and employers, years without months, missing ends, roles without bullets, long lists.
 */
export function arbitraryResume(): fc.Arbitrary<Resume> {
  return fc
    .record({
      contact: arbitraryContact,
      summary: fc.option(arbitraryProse, { nil: undefined, freq: 3 }),
      work: fc.array(arbitraryRole, { maxLength: 6 }),
      education: fc.array(arbitraryEducation, { maxLength: 3 }),
      projects: arbitraryFew(arbitraryProject, 3),
      volunteer: arbitraryFew(arbitraryRole, 2),
      skills: fc.oneof(namedSkillGroups, oneSkillList),
      certifications: arbitraryFew(arbitraryCertification, 4),
      languages: arbitraryFew(arbitraryLanguage, 4),
      awards: arbitraryFew(arbitraryDated, 3),
      publications: arbitraryFew(arbitraryDated, 3),
      other: fc.uniqueArray(arbitraryOther, { maxLength: 2, selector: (section) => section.heading }),
    })
    .map(removeUndefined);
}

/** Empty half the time. */
function arbitraryFew<T>(arbitrary: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> {
  return fc.oneof(fc.constant<T[]>([]), fc.array(arbitrary, { minLength: 1, maxLength }));
}

const pick = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const arbitraryOften = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 6 });
const arbitraryRarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

let nextId = 0;
const anId: fc.Arbitrary<string> = fc.constant(0).map(() => `g${nextId++}`);

const NAMES = [
  'Ada Brightwater',
  'José Ángel Ruiz-Peña',
  'Łukasz Żółkiewski',
  'Siobhán Ní Dhomhnaill',
  'Jean-Luc d’Arvor',
  'Nguyễn Thị Ánh',
  'Åsa Öström',
  'Ümit Çelik',
  'Людмила Ковальчук',
  'Ελένη Παπαδάκη',
  '王小明',
  '佐藤 健太',
  '김서연',
  'فاطمة الزهراء حداد',
  'נועה לוי',
  'प्रिया शर्मा',
  'Ludwig van der Meer',
  'Martin O’Connell III',
  'Mary Jo Applegate',
  'Bo Li',
];

const TITLES = [
  'Registered Nurse',
  'Charge Nurse, Night Shift',
  'Electrician (Journeyman)',
  'Head Chef – Pastry',
  'Software Engineer II',
  'Senior Software Engineer, Payments & Risk',
  'R&D Engineer',
  'Warehouse Lead / Forklift Operator',
  '5th Grade Teacher',
  'Accountant, Accounts Payable',
  'Truck Driver (CDL-A)',
  'Paralegal',
  'Associate Attorney',
  'UX/UI Designer',
  'Head of Design at Scale',
  'Research Assistant',
  'Customer Service Representative',
  'Director, Marketing | EMEA',
  'Co-Founder & CTO',
  'Data Scientist - Forecasting',
  'Barista',
  'Security Guard',
  'VP of Sales',
  'Intern',
  'Dental Hygienist',
  'Project Manager, PMP',
  'Krankenpfleger',
  'Ingénieur logiciel',
  'Kierownik projektu',
  '主任看護師',
  '소프트웨어 엔지니어',
  'Инженер-программист',
];

const EMPLOYERS = [
  'St. Brendan’s Hospital',
  'Globex, Inc.',
  'Acme Corp.',
  'Johnson & Daughters LLP',
  'Initech (now Umbra)',
  'Northfield Unified School District',
  'Kestrel Logistics – West',
  'The Copper Kettle',
  'Smith, Wright & Kowalski',
  'Bank of Lakeshire',
  'Yellow Door Theatre',
  'AT&S Systems',
  'Self-employed',
  'City of Marlow',
  'U.S. Forest Service',
  'Müller GmbH & Co. KG',
  'Société Lumière',
  'Zakłady Wschód S.A.',
  'Café Olé',
  'Studio 54 North',
  'Brightpath Academy',
  'Hale/Morrow Architects',
  '3M-Style Adhesives',
  'Lakeside Medical Center, Inc.',
  '聖ルカ病院',
  '하늘소프트',
  'ООО «Север»',
];

const PLACES = [
  'Austin, TX',
  'New York, NY',
  'Remote',
  'London, UK',
  'São Paulo, Brazil',
  'Kraków',
  'St. Louis, MO',
  'Washington, D.C.',
  'Toronto, ON, Canada',
  'San José, CA',
];

const SCHOOLS = [
  'University of Northfield',
  'Lakeshire Community College',
  'Technische Universität Altstadt',
  'Universidad del Sur',
  'St. Olave’s College, Marlow',
  'Kestrel Institute of Technology',
  'Harbor High School',
  'State University of Marlow at Eastbrook',
  'École Polytechnique du Nord',
  '東都大学',
];
const DEGREES = [
  'BS',
  'BSc',
  'B.A.',
  'Bachelor of Science',
  'Master of Arts',
  'MBA',
  'PhD',
  'Associate of Applied Science',
  'MSc',
  'Diploma',
  'High School Diploma',
  'Certificate',
  'JD',
];
const AREAS = [
  'Computer Science',
  'Nursing',
  'Politics, Philosophy and Economics',
  'Culinary Arts',
  'Electrical & Computer Engineering',
  'Accounting',
  'English',
  'Supply Chain Management',
  'Education (K-12)',
];
const GRADES = ['3.8', '3.85/4.0', '1.3', 'First-class honours', 'cum laude'];

const SKILLS = [
  'JavaScript',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'Excel (pivot tables, macros)',
  'CI/CD',
  'TCP/IP',
  'Patient care',
  'IV therapy',
  'Wound care',
  'Forklift operation',
  'Menu planning',
  'QuickBooks',
  'GAAP',
  'Spanish',
  'Conflict resolution',
  'Blueprint reading',
  'SQL',
  'Power BI',
  'A/B testing',
  'Lesson planning',
  'AutoCAD',
  'Figma',
  'Legal research',
  'Route planning',
  'Python',
  'R',
  'Go',
  'Kubernetes',
  'Inventory control',
  'Phlebotomy',
  'PLC programming',
  'Public speaking',
  'Payroll',
  'Docker',
  'Terraform',
  'Food safety',
  'Negotiation',
  'Swift',
  'Epic',
  'SAP S/4HANA',
  'Microsoft Office',
  'Adobe Photoshop',
  'Machine learning',
];
const GROUPS = [
  'Languages',
  'Tools',
  'Clinical',
  'Software & Systems',
  'Soft Skills',
  'Machines',
  'Cloud/Infrastructure',
  'Methods',
];

const BULLETS = [
  'Cut waiting time from 14 to 8 minutes by redesigning the front desk.',
  'Trained 12 new colleagues; 11 of them passed their first review.',
  'Managed a budget of $1.2M (2019–2021) and closed every year within 2%.',
  'Worked with Sales, Legal & Finance - weekly - to plan releases.',
  'Built a reporting tool used at three sites: Austin, Marlow and Eastbrook.',
  'Reduced defects by 37%, from 4.1 to 2.6 per 1,000 units',
  'Answered 60+ calls a day',
  'Led the move to PostgreSQL 15 and Kubernetes; kept uptime at 99.95 % during the whole migration, which ran over nine months and touched forty services in five teams.',
  'Helped the head chef to plan menus for 200 guests.',
  'Since 2020 responsible for the night shift',
  'Prepared tax returns (individual and partnership), audits, and quarterly statements for 85 clients in retail, construction and health care; found and corrected $40,000 in duplicate payments, and wrote the check that has kept them from coming back since then.',
  'Own the on-call rota.',
  'Drove 120,000 miles a year without an accident',
  'Réduit les coûts de 15 % en renégociant les contrats',
  'Обучила двенадцать новых сотрудников',
  '救急外来で年間9万件の受診に対応し、React.jsとPython（3.11）で待ち時間の見える化を行い、平均待ち時間を14分から8分に短縮しました。新人12名の教育も担当し、全員が初回の評価に合格しています。',
  '负责医院急诊分诊系统的设计与开发，使用Python和PostgreSQL重构了预约流程，将平均等待时间从14分钟缩短到8分钟，并培训了12名新同事，其中11人通过了首次考核，系统已在三家分院上线运行。',
  '응급실 접수 시스템을 재설계하여 평균 대기 시간을 14분에서 8분으로 단축하였으며, 신규 간호사 열두 명을 교육하고 그중 열한 명이 첫 평가를 통과하도록 지원하였습니다.',
  'Led the end-to-end, state-of-the-art re-write of the follow-up and hand-over tool, its sign-in/sign-out screens and the day-to-day roll-out to three in-patient and two out-patient sites.',
];

const SENTENCES = [
  'Emergency nurse with eight years in trauma centres.',
  'Looking for a role in a teaching hospital.',
  'I like calm rooms, clear plans and short meetings.',
  'Ten years in warehouses, four of them as lead.',
  'Writes software that people can read.',
  'Bilingual (English/Spanish).',
];

const arbitraryBullet: fc.Arbitrary<Bullet> = fc.record({ id: anId, text: pick(...BULLETS) });
const arbitraryProse = fc
  .array(pick(...SENTENCES), { minLength: 1, maxLength: 4 })
  .map((sentences) => sentences.join(' '));
const arbitraryBullets = (maxLength: number) => fc.array(arbitraryBullet, { maxLength });

const arbitraryYear = fc.integer({ min: 1985, max: 2024 });
const arbitraryMonth = fc.integer({ min: 1, max: 12 });

/** Start and end in common forms: months or years only, current, one side missing, none. */
const arbitraryPeriod: fc.Arbitrary<{ start?: string; end?: string }> = fc
  .record({
    year: arbitraryYear,
    length: fc.integer({ min: 0, max: 9 }),
    from: arbitraryMonth,
    to: arbitraryMonth,
    kind: fc.integer({ min: 0, max: 19 }),
  })
  .map(({ year, length, from, to, kind }) => {
    const [first, last] = length === 0 && from > to ? [to, from] : [from, to];
    const start = kind % 4 === 3 ? `${year}` : `${year}-${String(first).padStart(2, '0')}`;
    const end = kind % 4 === 3 ? `${year + length}` : `${year + length}-${String(last).padStart(2, '0')}`;
    if (kind >= 18) return {};
    if (kind === 17) return { end };
    if (kind === 16) return { start };
    return kind > 11 ? { start, end: 'present' } : { start, end };
  });
const arbitraryDate = fc
  .tuple(arbitraryYear, arbitraryRarely(arbitraryMonth))
  .map(([year, month]) => (month ? `${year}-${String(month).padStart(2, '0')}` : `${year}`));

const arbitraryLink: fc.Arbitrary<Link> = fc
  .record({
    id: anId,
    url: pick(
      'https://www.linkedin.com/in/ada-b',
      'https://github.com/brightwater',
      'https://ada.example.com',
      'http://old.example.org/~ada',
      'https://behance.net/ada',
      'https://example.net/a/very/long/path/to/a/portfolio/page.html',
    ),
  })
  .map(withNetwork);

const arbitraryContact: fc.Arbitrary<Contact> = fc.record({
  name: pick(...NAMES),
  headline: arbitraryOften(pick(...TITLES)),
  email: arbitraryOften(pick('ada.brightwater@example.com', 'j_ruiz+jobs@mail.example.org', 'li@example.co.uk')),
  phone: arbitraryOften(pick('(555) 123-4567', '+1 555 987 6543', '+48 22 555 01 23', '555-0142')),
  location: arbitraryOften(pick(...PLACES)),
  links: fc.uniqueArray(arbitraryLink, { maxLength: 3, selector: (link) => link.url }),
});

const arbitraryRole: fc.Arbitrary<WorkEntry> = fc
  .record({
    id: anId,
    title: pick(...TITLES),
    employer: pick(...EMPLOYERS),
    location: arbitraryOften(pick(...PLACES)),
    summary: arbitraryRarely(pick(...SENTENCES)),
    bullets: arbitraryBullets(6),
    period: arbitraryPeriod,
  })
  .map(({ period, ...role }) => ({ ...role, ...period }) as WorkEntry);

const arbitraryEducation: fc.Arbitrary<EducationEntry> = fc
  .record({
    id: anId,
    institution: pick(...SCHOOLS),
    degree: arbitraryOften(pick(...DEGREES)),
    area: arbitraryOften(pick(...AREAS)),
    location: arbitraryRarely(pick(...PLACES)),
    grade: arbitraryRarely(pick(...GRADES)),
    bullets: fc.oneof(fc.constant([]), arbitraryBullets(2)),
    period: arbitraryPeriod,
  })
  .map(({ period, ...study }) => ({ ...study, ...period }) as EducationEntry);

const arbitraryProject: fc.Arbitrary<ProjectEntry> = fc
  .record({
    id: anId,
    name: pick(
      'Triage Flashcards',
      'open-ledger',
      'Community Garden, Phase 2',
      'Rooftop Solar (pilot)',
      'Foo & Bar: a compiler',
    ),
    role: arbitraryRarely(pick('Author', 'Maintainer', 'Volunteer coordinator')),
    url: arbitraryRarely(pick('https://github.com/brightwater/open-ledger', 'https://garden.example.org')),
    summary: arbitraryRarely(pick(...SENTENCES)),
    bullets: arbitraryBullets(3),
    period: arbitraryPeriod,
  })
  .map(({ period, ...project }) => ({ ...project, ...period }) as ProjectEntry);

const namedSkillGroups = fc.uniqueArray(
  fc.record({
    id: anId,
    name: pick(...GROUPS),
    keywords: fc.uniqueArray(pick(...SKILLS), { minLength: 1, maxLength: 12 }),
  }),
  { maxLength: 4, selector: (group) => group.name },
) as fc.Arbitrary<SkillGroup[]>;
const oneSkillList: fc.Arbitrary<SkillGroup[]> = fc
  .record({ id: anId, keywords: fc.uniqueArray(pick(...SKILLS), { minLength: 1, maxLength: 40 }) })
  .map((group) => [group]);

const arbitraryCertification = fc.record({
  id: anId,
  name: pick(
    'Certified Emergency Nurse (CEN)',
    'AWS Solutions Architect – Associate',
    'Forklift Licence',
    'CPA',
    'ServSafe Manager',
    'OSHA 30',
  ),
  issuer: arbitraryOften(pick('Board of Emergency Nursing', 'Amazon Web Services', 'State of Lakeshire', 'ServSafe')),
  date: arbitraryOften(arbitraryDate),
}) as fc.Arbitrary<CertificationEntry>;

const arbitraryLanguage = fc.record({
  id: anId,
  name: pick('English', 'Spanish', 'Polish', 'Mandarin Chinese', 'Arabic', 'German'),
  fluency: arbitraryOften(pick('Native', 'Fluent', 'Professional working proficiency', 'B2', 'Basic')),
}) as fc.Arbitrary<LanguageEntry>;

const arbitraryDated = fc.record({
  id: anId,
  name: pick(
    'Nurse of the Year',
    'Employee of the Month',
    'Dean’s List',
    'Scheduling night shifts: a field study',
    'Best Paper Award',
  ),
  by: arbitraryOften(pick('Lakeshire County', 'Journal of Shift Work', 'Globex, Inc.')),
  date: arbitraryOften(arbitraryDate),
  summary: arbitraryRarely(pick(...SENTENCES)),
}) as fc.Arbitrary<DatedItem>;

const arbitraryOther = fc.record({
  id: anId,
  heading: pick('Interests', 'References', 'Memberships', 'Driving Record', 'Additional Information'),
  lines: fc.uniqueArray(
    fc.record({
      id: anId,
      text: pick(
        'Bouldering',
        'Choir',
        'Available on request',
        'Member of the Guild of Cooks',
        'Chess, hiking and old radios',
      ),
    }),
    {
      minLength: 1,
      maxLength: 3,
      selector: (line) => line.text,
    },
  ),
});

/** A link's network is derived from its address; see `Link`. */
function withNetwork(link: Link): Link {
  const known = /^https:\/\/(?:www\.)?(linkedin\.com\/in|github\.com|behance\.net)\/([^/]+)$/.exec(link.url);
  const network = known?.[1]?.startsWith('linkedin')
    ? 'LinkedIn'
    : known?.[1] === 'github.com'
      ? 'GitHub'
      : known
        ? 'Behance'
        : undefined;
  return network === undefined || known?.[2] === undefined ? link : { ...link, network, username: known[2] };
}

/** Arbitraries produce absent texts as `undefined`; the model leaves them out. */
function removeUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
