import type { Fixture } from './fixture.ts';

const company = { name: 'Larkholt Clinics' };
const austin = { city: 'Austin', region: 'TX', country: 'US' };

/** Systems whose list has everything. */
export const BOARD_FIXTURES: readonly Fixture[] = [
  {
    system: 'greenhouse',
    address: 'https://job-boards.greenhouse.io/larkholt',
    answer: {
      jobs: [
        {
          id: 4100001,
          title: 'Nurse &amp; Team Lead <b>(Nights)</b>',
          absolute_url: 'https://job-boards.greenhouse.io/larkholt/jobs/4100001',
          company_name: 'Larkholt Clinics ',
          location: { name: 'Austin, TX' },
          metadata: [
            { id: 1, name: 'Employment Type', value: 'Full-time' },
            { id: 2, name: 'Workplace Type', value: 'On-site' },
          ],
          first_published: '2026-07-16T23:55:32-04:00',
          updated_at: '2026-07-29T08:50:01-04:00',
          application_deadline: '2026-09-01',
          content:
            '&lt;p&gt;Care for 4 &amp;amp; 5 West.&lt;/p&gt;&lt;script&gt;track()&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Lead rounds&lt;/li&gt;&lt;li&gt;Chart &amp;lt;daily&amp;gt;&lt;/li&gt;&lt;/ul&gt;&lt;p style=&quot;display:none&quot;&gt;hidden words&lt;/p&gt;',
        },
        { id: 4100002, title: 'Krankenpfleger (m/w/d)', location: { name: 'Remote - Deutschland' }, content: '' },
        { id: 4100003, title: null },
      ],
      meta: { total: 3 },
    },
    listings: [
      {
        externalId: '4100001',
        title: 'Nurse & Team Lead (Nights)',
        url: 'https://job-boards.greenhouse.io/larkholt/jobs/4100001',
        company,
        description: 'Care for 4 & 5 West.\n- Lead rounds\n- Chart <daily>',
        employmentType: 'full-time',
        remote: 'no',
        places: [austin],
        postedAt: '2026-07-16',
        validThrough: '2026-09-01',
      },
      { externalId: '4100002', title: 'Krankenpfleger (m/w/d)', remote: 'yes', places: [{ country: 'DE' }] },
    ],
  },
  {
    system: 'lever',
    address: 'https://jobs.eu.lever.co/larkholt',
    answer: [
      {
        id: 'b1d2e3f4-0000-4000-8000-000000000001',
        text: 'Clinic Manager',
        hostedUrl: 'https://jobs.eu.lever.co/larkholt/b1d2e3f4-0000-4000-8000-000000000001',
        categories: { commitment: 'Part-time', location: 'Austin, TX', allLocations: ['Austin, TX', 'London, UK'] },
        workplaceType: 'hybrid',
        country: 'US',
        createdAt: 1785542400000,
        description: '<div>Run two clinics.</div><div><br></div><div>With a team of six.</div>',
        lists: [{ text: 'What you will do', content: '<li>Plan shifts</li><li>Order supplies</li>' }],
        additional: '<div>We answer every application.</div>',
        salaryRange: { min: 30, max: 38.5, currency: 'USD', interval: 'per-hour-wage' },
      },
      { id: 'b1d2e3f4-0000-4000-8000-000000000002', text: 'Accountant', workplaceType: 'unspecified' },
    ],
    listings: [
      {
        externalId: 'b1d2e3f4-0000-4000-8000-000000000001',
        title: 'Clinic Manager',
        url: 'https://jobs.eu.lever.co/larkholt/b1d2e3f4-0000-4000-8000-000000000001',
        description:
          'Run two clinics.\n\nWith a team of six.\n\nWhat you will do\n- Plan shifts\n- Order supplies\n\nWe answer every application.',
        employmentType: 'part-time',
        remote: 'hybrid',
        places: [austin, { city: 'London', country: 'GB' }],
        pay: { min: 30, max: 38.5, currency: 'USD', period: 'hour' },
        postedAt: '2026-08-01',
      },
      { externalId: 'b1d2e3f4-0000-4000-8000-000000000002', title: 'Accountant', places: [] },
    ],
  },
  {
    system: 'ashby',
    address: 'https://jobs.ashbyhq.com/Brightwater%20Robotics',
    answer: {
      apiVersion: '1',
      jobs: [
        {
          id: '90fb3621-0000-4000-8000-000000000001',
          title: 'Controls Engineer',
          employmentType: 'Intern',
          location: 'Toronto, Ontario',
          secondaryLocations: [
            {
              location: 'Denver',
              address: { addressLocality: 'Denver', addressRegion: 'Colorado', addressCountry: 'USA' },
            },
          ],
          publishedAt: '2026-04-20T22:43:56.531+00:00',
          isListed: true,
          isRemote: true,
          workplaceType: 'Hybrid',
          address: {
            postalAddress: { addressRegion: 'Ontario', addressCountry: 'Canada', addressLocality: 'Toronto' },
          },
          jobUrl: 'https://jobs.ashbyhq.com/Brightwater/90fb3621-0000-4000-8000-000000000001',
          descriptionHtml: '<h2>The work</h2><p>Tune <em>arms</em>.</p>',
          shouldDisplayCompensationOnJobPostings: true,
          compensation: {
            summaryComponents: [
              { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'CAD', minValue: 61000, maxValue: 72000 },
              { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 1, maxValue: 2 },
            ],
          },
        },
        { id: '90fb3621-0000-4000-8000-000000000002', title: 'Quietly Hired', isListed: false },
        {
          id: '90fb3621-0000-4000-8000-000000000003',
          title: 'Welder',
          descriptionPlain: 'Weld frames.\n• Steel\n• Aluminum',
        },
      ],
    },
    skipped: 1,
    listings: [
      {
        externalId: '90fb3621-0000-4000-8000-000000000001',
        title: 'Controls Engineer',
        url: 'https://jobs.ashbyhq.com/Brightwater/90fb3621-0000-4000-8000-000000000001',
        description: 'The work\nTune arms.',
        employmentType: 'internship',
        remote: 'hybrid',
        places: [
          { city: 'Toronto', region: 'Ontario', country: 'CA' },
          { city: 'Denver', region: 'Colorado', country: 'US' },
        ],
        pay: { min: 61000, max: 72000, currency: 'CAD', period: 'year' },
        postedAt: '2026-04-20',
      },
      {
        externalId: '90fb3621-0000-4000-8000-000000000003',
        title: 'Welder',
        places: [],
        description: 'Weld frames.\n- Steel\n- Aluminum',
      },
    ],
  },
  {
    system: 'workable',
    address: 'https://apply.workable.com/larkholt/',
    answer: {
      name: 'Larkholt Clinics',
      jobs: [
        {
          title: 'Dental Hygienist',
          shortcode: 'AB12CD34EF',
          employment_type: 'Contract',
          telecommuting: false,
          url: 'https://apply.workable.com/j/AB12CD34EF',
          published_on: '2026-08-05',
          created_at: '2026-07-02',
          country: 'United States',
          city: 'Austin',
          state: 'Texas',
          locations: [{ country: 'United States', countryCode: 'US', city: 'Austin', region: 'Texas', hidden: false }],
          description: '<p>Clean teeth.</p>',
        },
        {
          title: 'Dental Hygienist',
          shortcode: 'AB12CD34EF',
          telecommuting: false,
          locations: [{ country: 'Spain', countryCode: 'ES', city: 'Madrid', region: null, hidden: false }],
        },
        { title: 'Téléopérateur', shortcode: 'AB12CD34EG', telecommuting: true, country: 'France', city: 'Lyon' },
      ],
    },
    skipped: 1,
    listings: [
      {
        externalId: 'AB12CD34EF',
        title: 'Dental Hygienist',
        url: 'https://apply.workable.com/j/AB12CD34EF',
        company,
        description: 'Clean teeth.',
        employmentType: 'contract',
        places: [
          { city: 'Austin', region: 'Texas', country: 'US' },
          { city: 'Madrid', country: 'ES' },
        ],
        postedAt: '2026-08-05',
      },
      {
        externalId: 'AB12CD34EG',
        title: 'Téléopérateur',
        company,
        remote: 'yes',
        places: [{ city: 'Lyon', country: 'FR' }],
      },
    ],
  },
  {
    system: 'recruitee',
    address: 'https://larkholt.recruitee.com/o/nurse',
    answer: {
      offers: [
        {
          id: 2700001,
          title: 'Pflegekraft (m/w/d)',
          status: 'published',
          company_name: 'Larkholt Clinics',
          careers_url: 'https://larkholt.recruitee.com/o/pflegekraft',
          employment_type_code: 'parttime_permanent',
          remote: false,
          hybrid: false,
          on_site: true,
          locations: [{ name: 'Berlin', city: 'Berlin', state: 'Berlin', country: 'Germany', country_code: 'DE' }],
          salary: { min: '32000', max: '38000', period: 'year', currency: 'EUR' },
          published_at: '2026-08-05 10:10:39 UTC',
          close_at: '2026-10-01 00:00:00 UTC',
          description: '<p>Für zwei Stationen.</p>',
          requirements: '<ul><li><p>Examen</p></li></ul>',
        },
        { id: 2700002, title: 'Draft', status: 'draft' },
        { id: 2700003, title: 'Either way', remote: true, hybrid: true, salary: { min: null, max: null } },
      ],
    },
    skipped: 1,
    listings: [
      {
        externalId: '2700001',
        title: 'Pflegekraft (m/w/d)',
        url: 'https://larkholt.recruitee.com/o/pflegekraft',
        company,
        description: 'Für zwei Stationen.\n\n- Examen',
        employmentType: 'part-time',
        remote: 'no',
        places: [{ city: 'Berlin', region: 'Berlin', country: 'DE' }],
        pay: { min: 32000, max: 38000, currency: 'EUR', period: 'year' },
        postedAt: '2026-08-05',
        validThrough: '2026-10-01',
      },
      { externalId: '2700003', title: 'Either way', places: [] },
    ],
  },
  {
    system: 'teamtailor',
    address: 'https://larkholt.teamtailor.com/jobs',
    answer: {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Larkholt',
      items: [
        {
          id: '20fafb7d-0000-4000-8000-000000000001',
          title: 'Sjuksköterska',
          url: 'https://larkholt.teamtailor.com/jobs/7100001-sjukskoterska',
          date_published: '2026-02-04T09:26:20+01:00',
          content_html: '<p>Vård nära.</p>',
          _jobposting: {
            '@type': 'JobPosting',
            title: 'Sjuksköterska',
            employmentType: 'FULL_TIME',
            jobLocationType: 'TELECOMMUTE',
            hiringOrganization: { '@type': 'Organization', name: 'Larkholt Clinics' },
            validThrough: '2026-03-01',
            jobLocation: [
              {
                '@type': 'Place',
                address: { addressLocality: 'Stockholm', addressCountry: 'SE', addressRegion: 'Europe' },
              },
            ],
          },
        },
        { id: '20fafb7d-0000-4000-8000-000000000002', title: 'Porter' },
      ],
    },
    listings: [
      {
        externalId: '20fafb7d-0000-4000-8000-000000000001',
        title: 'Sjuksköterska',
        url: 'https://larkholt.teamtailor.com/jobs/7100001-sjukskoterska',
        company,
        description: 'Vård nära.',
        employmentType: 'full-time',
        remote: 'yes',
        places: [{ city: 'Stockholm', country: 'SE' }],
        postedAt: '2026-02-04',
        validThrough: '2026-03-01',
      },
      { externalId: '20fafb7d-0000-4000-8000-000000000002', title: 'Porter', places: [] },
    ],
  },
  {
    system: 'pinpoint',
    address: 'https://larkholt.pinpointhq.com/en/postings/1',
    answer: {
      data: [
        {
          id: '446001',
          title: 'Practice Nurse',
          path: '/en/postings/446001',
          description: '<p>Join the day team.</p>',
          key_responsibilities_header: 'Your day',
          key_responsibilities: '<ul><li>Triage</li></ul>',
          skills_knowledge_expertise: '<p>RN license.</p>',
          benefits: '',
          employment_type: 'full_time',
          employment_type_text: 'Full Time',
          workplace_type: 'onsite',
          compensation_visible: true,
          compensation_minimum: 38,
          compensation_maximum: 44,
          compensation_currency: 'usd',
          compensation_frequency: 'hour',
          deadline_at: '2026-08-28T23:59:59-04:00',
          location: { id: '1', name: 'Austin, TX' },
        },
        {
          id: '446002',
          title: 'Buyer',
          workplace_type: 'remote',
          compensation_visible: false,
          compensation_minimum: 1,
          compensation_maximum: 2,
          compensation_currency: 'USD',
          compensation_frequency: 'year',
          location: { name: 'United Kingdom' },
        },
      ],
    },
    listings: [
      {
        externalId: '446001',
        title: 'Practice Nurse',
        url: 'https://larkholt.pinpointhq.com/en/postings/446001',
        description: 'Join the day team.\n\nYour day\n- Triage\n\nRN license.',
        employmentType: 'full-time',
        remote: 'no',
        places: [austin],
        pay: { min: 38, max: 44, currency: 'USD', period: 'hour' },
        validThrough: '2026-08-28',
      },
      { externalId: '446002', title: 'Buyer', remote: 'yes', places: [{ country: 'GB' }] },
    ],
  },
  {
    system: 'personio',
    address: 'https://larkholt.jobs.personio.com/',
    answer: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1830001</id>
    <subcompany>Larkholt Clinics</subcompany>
    <office>Munich</office>
    <additionalOffices><office>Berlin</office></additionalOffices>
    <name>Anästhesist &amp; Notarzt</name>
    <jobDescriptions>
      <jobDescription><name>Aufgaben</name><value><![CDATA[<ul><li>Narkosen</li></ul>]]></value></jobDescription>
      <jobDescription><name>Profil</name><value><![CDATA[<p>Approbation</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <schedule>part-time</schedule>
    <createdAt>2026-01-13T14:10:41+00:00</createdAt>
  </position>
  <position><id>1830002</id><name>Praktikant</name><employmentType>intern</employmentType><schedule>full-time</schedule><office>Remote</office></position>
  <position><id>1830003</id></position>
</workzag-jobs>`,
    listings: [
      {
        externalId: '1830001',
        title: 'Anästhesist & Notarzt',
        url: 'https://larkholt.jobs.personio.com/job/1830001',
        company,
        description: 'Aufgaben\n- Narkosen\n\nProfil\nApprobation',
        employmentType: 'part-time',
        places: [
          { city: 'Munich', country: 'DE' },
          { city: 'Berlin', country: 'DE' },
        ],
        postedAt: '2026-01-13',
      },
      {
        externalId: '1830002',
        title: 'Praktikant',
        url: 'https://larkholt.jobs.personio.com/job/1830002',
        employmentType: 'internship',
        remote: 'yes',
        places: [],
      },
    ],
  },
  {
    system: 'neogov',
    address: 'https://www.governmentjobs.com/careers/larkholtcounty',
    answer: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:joblisting="http://www.neogov.com/namespaces/JobListing">
  <channel>
    <title>Larkholt County</title>
    <item>
      <link>https://www.governmentjobs.com/careers/larkholtcounty/jobs/510001</link>
      <title>Road Crew Lead</title>
      <description>&lt;p&gt;Keep 90 miles open.&lt;/p&gt;</description>
      <pubDate>Wed, 05 Aug 2026 23:10:38 GMT</pubDate>
      <joblisting:jobId>510001</joblisting:jobId>
      <joblisting:advertiseToDateTimeUTC>Sun, 20 Sep 2026 04:59:00:0</joblisting:advertiseToDateTimeUTC>
      <joblisting:jobType>Full-Time</joblisting:jobType>
      <joblisting:minimumSalary>28.40</joblisting:minimumSalary>
      <joblisting:maximumSalary>35.10</joblisting:maximumSalary>
      <joblisting:salaryCurrency>USD</joblisting:salaryCurrency>
      <joblisting:salaryInterval>Hour</joblisting:salaryInterval>
      <joblisting:location>Boise, Idaho</joblisting:location>
      <joblisting:qualifications>&lt;ul&gt;&lt;li&gt;CDL class A&lt;/li&gt;&lt;/ul&gt;</joblisting:qualifications>
    </item>
    <item>
      <title>Clerk</title>
      <joblisting:jobId>510002</joblisting:jobId>
      <joblisting:minimumSalary>4200</joblisting:minimumSalary>
      <joblisting:salaryCurrency>USD</joblisting:salaryCurrency>
      <joblisting:salaryInterval>Month</joblisting:salaryInterval>
    </item>
  </channel>
</rss>`,
    listings: [
      {
        externalId: '510001',
        title: 'Road Crew Lead',
        url: 'https://www.governmentjobs.com/careers/larkholtcounty/jobs/510001',
        description: 'Keep 90 miles open.\n\nQualifications\n- CDL class A',
        employmentType: 'full-time',
        places: [{ city: 'Boise', region: 'Idaho', country: 'US' }],
        pay: { min: 28.4, max: 35.1, currency: 'USD', period: 'hour' },
        postedAt: '2026-08-05',
        validThrough: '2026-09-19',
      },
      {
        externalId: '510002',
        title: 'Clerk',
        places: [],
        pay: { min: 4200, currency: 'USD', period: 'month' },
      },
    ],
  },
];
