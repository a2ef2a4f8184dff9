import type { Fixture } from './fixture.ts';

const company = { name: 'Larkholt Clinics' };
const austin = { city: 'Austin', region: 'TX', country: 'US' };

/** Job boards, lists, and feeds with jobs of many employers. */
export const FEED_FIXTURES: readonly Fixture[] = [
  {
    system: 'remotive',
    address: 'https://remotive.com/remote-jobs/design',
    answer: {
      'job-count': 2,
      jobs: [
        {
          id: 2090001,
          url: 'https://remotive.com/remote-jobs/health/triage-nurse-2090001',
          title: 'Triage Nurse',
          company_name: 'Larkholt Clinics',
          job_type: 'part_time',
          publication_date: '2026-09-21T12:55:11',
          candidate_required_location: 'USA',
          salary: '$41 - $52 per hour',
          description: '<p>Answer calls.</p>',
        },
        { id: 2090002, title: 'Coder', candidate_required_location: 'USA, Canada', salary: '$90k - $105k' },
        { id: 2090003, title: 'Writer', candidate_required_location: 'USA, Europe' },
      ],
    },
    listings: [
      {
        externalId: '2090001',
        title: 'Triage Nurse',
        url: 'https://remotive.com/remote-jobs/health/triage-nurse-2090001',
        company,
        description: 'Answer calls.',
        employmentType: 'part-time',
        remote: 'yes',
        places: [{ country: 'US' }],
        pay: { min: 41, max: 52, currency: 'USD', period: 'hour' },
        postedAt: '2026-09-21',
      },
      { externalId: '2090002', title: 'Coder', remote: 'yes', places: [{ country: 'US' }, { country: 'CA' }] },
      { externalId: '2090003', title: 'Writer', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'remoteok',
    address: 'https://remoteok.com/remote-nurse-jobs',
    answer: [
      { last_updated: 1790265606, legal: 'Link back, please.' },
      {
        id: '1130001',
        epoch: 1790265606,
        date: '2026-09-24T16:00:06+00:00',
        company: 'Larkholt Clinics',
        position: 'TÃ©lÃ©opÃ©rateur â€“ nuit',
        description: '<p>RÃ©pondre.</p>',
        location: 'France',
        salary_min: 0,
        salary_max: 60000,
        url: 'https://remoteOK.com/remote-jobs/1130001',
      },
      { id: 1130002, position: 'Coder' },
    ],
    skipped: 1,
    listings: [
      {
        externalId: '1130001',
        title: 'Téléopérateur – nuit',
        url: 'https://remoteok.com/remote-jobs/1130001',
        company,
        description: 'Répondre.',
        remote: 'yes',
        places: [{ country: 'FR' }],
        postedAt: '2026-09-24',
      },
      { externalId: '1130002', title: 'Coder', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'arbeitnow',
    address: 'https://www.arbeitnow.com/jobs',
    answer: {
      data: [
        {
          slug: 'pflegekraft-munchen-363001',
          company_name: 'Larkholt Clinics',
          title: 'Pflegekraft (m/w/d)',
          description: '<p>Für zwei Stationen.</p><li>Examen</li>',
          remote: false,
          url: 'https://www.arbeitnow.com/jobs/companies/larkholt/pflegekraft-munchen-363001',
          job_types: ['Experienced', 'Permanent', 'Vollzeit'],
          location: 'München',
          created_at: 1788746942,
        },
        {
          slug: 'coder-363002',
          title: 'Coder',
          remote: false,
          location: 'Remote',
          job_types: ['Full time', 'Part time'],
        },
        { slug: 'broken-363003', title: null, job_types: null },
      ],
      links: { next: null },
    },
    listings: [
      {
        externalId: 'pflegekraft-munchen-363001',
        title: 'Pflegekraft (m/w/d)',
        url: 'https://www.arbeitnow.com/jobs/companies/larkholt/pflegekraft-munchen-363001',
        company,
        description: 'Für zwei Stationen.\n- Examen',
        employmentType: 'full-time',
        places: [{ city: 'München', country: 'DE' }],
        postedAt: '2026-09-07',
      },
      { externalId: 'coder-363002', title: 'Coder', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'hacker-news',
    address: 'https://news.ycombinator.com/item?id=49500001',
    answer: {
      id: 49500001,
      title: 'Ask HN: Who is hiring?',
      children: [
        {
          id: 49500002,
          text: 'Larkholt Clinics | Senior Data Engineer | Austin, TX | ONSITE | Full-time | $150k - $180k USD per year | <a href="https:&#x2F;&#x2F;larkholt.example">https:&#x2F;&#x2F;larkholt.example</a><p>We count beds &amp; people.<p>- Postgres\n- Python',
          created_at: '2026-09-01T15:01:54.000Z',
        },
        {
          id: 49500003,
          text: 'Quarry Labs (https:&#x2F;&#x2F;quarry.example) | Remote, PT&#x2F;ET hours | Backend Engineer',
          created_at: '2026-09-01T15:02:11.000Z',
        },
        { id: 49500004, text: 'Is anyone hiring juniors?', created_at: '2026-09-01T15:03:02.000Z' },
        { id: 49500005, text: null },
      ],
    },
    skipped: 1,
    listings: [
      {
        externalId: '49500002',
        title: 'Senior Data Engineer',
        url: 'https://news.ycombinator.com/item?id=49500002',
        company,
        description:
          'Larkholt Clinics | Senior Data Engineer | Austin, TX | ONSITE | Full-time | $150k - $180k USD per year | https://larkholt.example\n\nWe count beds & people.\n- Postgres\n- Python',
        employmentType: 'full-time',
        remote: 'no',
        places: [austin],
        pay: { min: 150000, max: 180000, currency: 'USD', period: 'year' },
        postedAt: '2026-09-01',
      },
      {
        externalId: '49500003',
        title: 'Backend Engineer',
        url: 'https://news.ycombinator.com/item?id=49500003',
        company: { name: 'Quarry Labs' },
        description: 'Quarry Labs (https://quarry.example) | Remote, PT/ET hours | Backend Engineer',
        remote: 'yes',
        places: [],
        postedAt: '2026-09-01',
      },
    ],
  },
  {
    system: 'the-muse',
    address: 'https://www.themuse.com/jobs',
    answer: {
      page: 0,
      page_count: 1,
      total: 2,
      results: [
        {
          id: 15000001,
          name: 'Night Nurse',
          contents: '<p>Care at night.</p>',
          publication_date: '2026-08-02T08:00:00Z',
          locations: [{ name: 'Austin, TX' }],
          refs: { landing_page: 'https://www.themuse.com/jobs/larkholt/night-nurse' },
          company: { id: 1, name: 'Larkholt Clinics' },
        },
        { id: 15000002, name: 'Coder', locations: [{ name: 'Flexible / Remote' }] },
      ],
    },
    listings: [
      {
        externalId: '15000001',
        title: 'Night Nurse',
        url: 'https://www.themuse.com/jobs/larkholt/night-nurse',
        company,
        description: 'Care at night.',
        places: [austin],
        postedAt: '2026-08-02',
      },
      { externalId: '15000002', title: 'Coder', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'adzuna',
    address: 'https://www.adzuna.co.uk/jobs',
    answer: {
      count: 2,
      results: [
        {
          id: '4000000001',
          title: 'Night Nurse',
          description: 'Care at night &amp; early …',
          created: '2026-08-02T08:00:00Z',
          redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/4000000001',
          company: { display_name: 'Larkholt Clinics' },
          location: {
            display_name: 'Leeds, West Yorkshire',
            area: ['UK', 'Yorkshire And The Humber', 'West Yorkshire', 'Leeds'],
          },
          contract_time: 'full_time',
          contract_type: 'permanent',
          salary_min: 31000,
          salary_max: 36000,
          salary_is_predicted: '1',
        },
        { id: '4000000002', title: 'Porter', contract_type: 'contract' },
      ],
    },
    listings: [
      {
        externalId: '4000000001',
        title: 'Night Nurse',
        url: 'https://www.adzuna.co.uk/jobs/land/ad/4000000001',
        company,
        description: 'Care at night & early …',
        employmentType: 'full-time',
        places: [{ city: 'Leeds', region: 'Yorkshire And The Humber', country: 'GB' }],
        postedAt: '2026-08-02',
      },
      { externalId: '4000000002', title: 'Porter', employmentType: 'contract', places: [] },
    ],
  },
  {
    system: 'usajobs',
    address: 'https://www.usajobs.gov/search/results/?k=nurse',
    answer: {
      SearchResult: {
        SearchResultCount: 2,
        SearchResultCountAll: 2,
        SearchResultItems: [
          {
            MatchedObjectId: '820000001',
            MatchedObjectDescriptor: {
              PositionTitle: 'Nurse (Night)',
              PositionURI: 'https://www.usajobs.gov/job/820000001',
              OrganizationName: 'Larkholt Clinics',
              PositionLocation: [
                { CityName: 'Boise, Idaho', CountrySubDivisionCode: 'Idaho', CountryCode: 'United States' },
              ],
              PositionSchedule: [{ Name: 'Full-Time', Code: '1' }],
              PositionRemuneration: [{ MinimumRange: '71000.0', MaximumRange: '92000.0', RateIntervalCode: 'PA' }],
              QualificationSummary: 'An active license.',
              PublicationStartDate: '2026-08-02T00:00:00.0000',
              ApplicationCloseDate: '2026-08-30T23:59:59.9970',
              UserArea: {
                Details: {
                  JobSummary: 'Care at night.',
                  MajorDuties: ['Lead rounds.', 'Chart.'],
                  RemoteIndicator: false,
                },
              },
            },
          },
          {
            MatchedObjectId: '820000002',
            MatchedObjectDescriptor: { PositionTitle: 'Analyst', UserArea: { Details: { RemoteIndicator: true } } },
          },
        ],
        UserArea: { NumberOfPages: '1' },
      },
    },
    listings: [
      {
        externalId: '820000001',
        title: 'Nurse (Night)',
        url: 'https://www.usajobs.gov/job/820000001',
        company,
        description: 'Care at night.\n\nDuties\nLead rounds.\nChart.\n\nQualifications\nAn active license.',
        employmentType: 'full-time',
        places: [{ city: 'Boise', region: 'Idaho', country: 'US' }],
        pay: { min: 71000, max: 92000, currency: 'USD', period: 'year' },
        postedAt: '2026-08-02',
        validThrough: '2026-08-30',
      },
      { externalId: '820000002', title: 'Analyst', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'listings-json',
    address: 'https://github.com/larkholt/lists/blob/dev/.github/scripts/listings.json',
    answer: [
      {
        id: 'c0ffee00-0000-4000-8000-000000000001',
        company_name: 'Larkholt Clinics',
        company_url: 'https://larkholt.example/',
        title: 'Software Intern',
        url: 'https://larkholt.example/jobs/1',
        locations: ['NYC', 'Remote in USA'],
        date_posted: 1788746942,
        active: true,
        is_visible: true,
      },
      { id: 'c0ffee00-0000-4000-8000-000000000002', title: 'Closed', active: false },
      { id: 'c0ffee00-0000-4000-8000-000000000003', title: 'Analyst', locations: ['Remote'] },
    ],
    skipped: 1,
    listings: [
      {
        externalId: 'c0ffee00-0000-4000-8000-000000000001',
        title: 'Software Intern',
        url: 'https://larkholt.example/jobs/1',
        company: { name: 'Larkholt Clinics', url: 'https://larkholt.example/' },
        description: 'Software Intern at Larkholt Clinics.',
        places: [{ city: 'New York', region: 'NY', country: 'US' }, { country: 'US' }],
        postedAt: '2026-09-07',
      },
      { externalId: 'c0ffee00-0000-4000-8000-000000000003', title: 'Analyst', remote: 'yes', places: [] },
    ],
  },
  {
    system: 'rss',
    address: 'https://larkholt.example/jobs/feed/',
    answer: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:job_listing="https://larkholt.example/ns">
  <channel>
    <title>Jobs</title>
    <item>
      <title>Night Nurse &amp;#8211; Austin</title>
      <link>https://larkholt.example/jobs/night-nurse</link>
      <guid isPermaLink="false">https://larkholt.example/?p=101</guid>
      <pubDate>Sun, 02 Aug 2026 08:00:00 +0000</pubDate>
      <description>Care …</description>
      <content:encoded><![CDATA[<p>Care at night.</p>]]></content:encoded>
      <job_listing:location>Austin, TX</job_listing:location>
      <job_listing:job_type>Part Time</job_listing:job_type>
      <job_listing:company>Larkholt Clinics</job_listing:company>
    </item>
    <item><title>Porter</title><link>https://larkholt.example/jobs/porter</link></item>
    <item><description>No title</description></item>
  </channel>
</rss>`,
    listings: [
      {
        externalId: 'https://larkholt.example/?p=101',
        title: 'Night Nurse – Austin',
        url: 'https://larkholt.example/jobs/night-nurse',
        company,
        description: 'Care at night.',
        employmentType: 'part-time',
        places: [austin],
        postedAt: '2026-08-02',
      },
      {
        externalId: 'larkholt.example/jobs/porter',
        title: 'Porter',
        url: 'https://larkholt.example/jobs/porter',
        places: [],
      },
    ],
  },
];
