import type { Fixture } from './fixture.ts';

const company = { name: 'Larkholt Clinics' };
const austin = { city: 'Austin', region: 'TX', country: 'US' };

/** A job's page that marks it up. */
const toPage = (json: string) =>
  `<!doctype html><html><body><script type="application/ld+json">${json}</script></body></html>`;

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Night Nurse',
  description: '<p>Care at night.</p><ul><li>Rounds</li></ul>',
  employmentType: ['PER_DIEM'],
  datePosted: '2026-08-02T08:00:00Z',
  validThrough: '2026-12-01',
  hiringOrganization: { '@type': 'Organization', name: 'Larkholt Clinics' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 41, maxValue: 52, unitText: 'HOUR' },
  },
};

const FROM_POSTING = {
  title: 'Night Nurse',
  company,
  description: 'Care at night.\n- Rounds',
  employmentType: 'per-diem',
  places: [austin],
  pay: { min: 41, max: 52, currency: 'USD', period: 'hour' },
  postedAt: '2026-08-02',
  validThrough: '2026-12-01',
} as const;

/** Systems whose list lacks the description. */
export const DETAIL_FIXTURES: readonly Fixture[] = [
  {
    system: 'smartrecruiters',
    address: 'https://careers.smartrecruiters.com/Larkholt',
    answer: {
      offset: 0,
      limit: 100,
      totalFound: 2,
      content: [
        {
          id: '743999000000001',
          name: 'Night Nurse',
          company: { identifier: 'Larkholt', name: 'Larkholt Clinics' },
          releasedDate: '2026-06-08T02:11:28.000Z',
          location: { city: 'Austin', region: 'TX', country: 'us', remote: false, hybrid: false },
          typeOfEmployment: { id: 'permanent', label: 'Full-time' },
        },
        { id: '743999000000002', name: 'Pförtner', location: { country: 'de', hybrid: true } },
      ],
    },
    listings: [
      {
        externalId: '743999000000001',
        title: 'Night Nurse',
        url: 'https://jobs.smartrecruiters.com/Larkholt/743999000000001',
        company,
        employmentType: 'full-time',
        remote: 'no',
        places: [austin],
        postedAt: '2026-06-08',
      },
      {
        externalId: '743999000000002',
        title: 'Pförtner',
        url: 'https://jobs.smartrecruiters.com/Larkholt/743999000000002',
        remote: 'hybrid',
        places: [{ country: 'DE' }],
      },
    ],
    detail: {
      postingUrl: 'https://jobs.smartrecruiters.com/Larkholt/743999000000001-night-nurse',
      jobAd: {
        sections: {
          companyDescription: { title: 'Company Description', text: '<p>Nine clinics.</p>' },
          jobDescription: { title: 'Job Description', text: '<p>Care at night.</p>' },
          qualifications: { title: 'Qualifications', text: '<ul><li>RN</li></ul>' },
        },
      },
    },
    completed: {
      externalId: '743999000000001',
      title: 'Night Nurse',
      url: 'https://jobs.smartrecruiters.com/Larkholt/743999000000001-night-nurse',
      company,
      description: 'Company Description\nNine clinics.\n\nJob Description\nCare at night.\n\nQualifications\n- RN',
      employmentType: 'full-time',
      remote: 'no',
      places: [austin],
      postedAt: '2026-06-08',
    },
  },
  {
    system: 'workday',
    address: 'https://larkholt.wd5.myworkdayjobs.com/en-US/Careers',
    answer: {
      total: 2,
      jobPostings: [
        {
          title: 'Night Nurse',
          externalPath: '/job/Austin-TX/Night-Nurse_R-00101',
          locationsText: '2 Locations',
          postedOn: 'Posted Yesterday',
        },
        {
          title: 'Driver',
          externalPath: '/job/Boise/Driver_R-00102',
          locationsText: 'Boise, ID',
          remoteType: 'On-site',
        },
        { title: 'No path' },
      ],
    },
    listings: [
      {
        externalId: 'R-00101',
        title: 'Night Nurse',
        url: 'https://larkholt.wd5.myworkdayjobs.com/Careers/job/Austin-TX/Night-Nurse_R-00101',
        places: [],
      },
      {
        externalId: 'R-00102',
        title: 'Driver',
        url: 'https://larkholt.wd5.myworkdayjobs.com/Careers/job/Boise/Driver_R-00102',
        remote: 'no',
        places: [{ city: 'Boise', region: 'ID', country: 'US' }],
      },
    ],
    detail: {
      jobPostingInfo: {
        title: 'Night Nurse',
        jobDescription: '<p>Care at night.</p>',
        location: 'Austin, TX',
        additionalLocations: ['India - Hyderabad'],
        startDate: '2026-08-02',
        endDate: '2026-12-01',
        timeType: 'Part time',
        remoteType: 'Hybrid',
        externalUrl: 'https://larkholt.wd5.myworkdayjobs.com/Careers/job/Austin-TX/Night-Nurse_R-00101',
      },
    },
    completed: {
      externalId: 'R-00101',
      title: 'Night Nurse',
      url: 'https://larkholt.wd5.myworkdayjobs.com/Careers/job/Austin-TX/Night-Nurse_R-00101',
      description: 'Care at night.',
      employmentType: 'part-time',
      remote: 'hybrid',
      places: [austin, { city: 'Hyderabad', country: 'IN' }],
      postedAt: '2026-08-02',
      validThrough: '2026-12-01',
    },
  },
  {
    system: 'rippling',
    address: 'https://ats.rippling.com/larkholt/jobs',
    answer: [
      {
        uuid: '2f0674e6-0000-4000-8000-000000000001',
        name: 'Night Nurse',
        url: 'https://ats.rippling.com/larkholt/jobs/2f0674e6-0000-4000-8000-000000000001',
        workLocation: { label: 'Remote (New Jersey, US)' },
      },
      {
        uuid: '2f0674e6-0000-4000-8000-000000000001',
        name: 'Night Nurse',
        workLocation: { label: 'Austin, TX' },
      },
    ],
    skipped: 1,
    listings: [
      {
        externalId: '2f0674e6-0000-4000-8000-000000000001',
        title: 'Night Nurse',
        url: 'https://ats.rippling.com/larkholt/jobs/2f0674e6-0000-4000-8000-000000000001',
        places: [{ region: 'New Jersey', country: 'US' }, austin],
      },
    ],
    detail: {
      companyName: 'Larkholt Clinics',
      description: { company: '<p>Nine clinics.</p>', role: '<p>Care at night.</p>' },
      employmentType: { label: 'HOURLY_PT', id: 'Hourly, part-time' },
      workLocations: ['Austin, TX'],
      payRangeDetails: [{ rangeStart: 41, rangeEnd: 52, currency: 'USD', frequency: 'HOUR' }],
      createdOn: '2026-08-02T10:00:00',
    },
    completed: {
      externalId: '2f0674e6-0000-4000-8000-000000000001',
      title: 'Night Nurse',
      url: 'https://ats.rippling.com/larkholt/jobs/2f0674e6-0000-4000-8000-000000000001',
      company,
      description: 'Nine clinics.\n\nCare at night.',
      employmentType: 'part-time',
      places: [austin],
      pay: { min: 41, max: 52, currency: 'USD', period: 'hour' },
      postedAt: '2026-08-02',
    },
  },
  {
    system: 'bamboohr',
    address: 'https://larkholt.bamboohr.com/careers/86',
    answer: {
      meta: { totalCount: 2 },
      result: [
        {
          id: '86',
          jobOpeningName: 'Night Nurse',
          employmentStatusLabel: 'Full Time',
          location: { city: 'Austin', state: 'Texas' },
          atsLocation: { country: null, state: null, city: null },
          isRemote: null,
          locationType: '0',
        },
        { id: 87, jobOpeningName: 'Coder', locationType: '1' },
      ],
    },
    listings: [
      {
        externalId: '86',
        title: 'Night Nurse',
        url: 'https://larkholt.bamboohr.com/careers/86',
        employmentType: 'full-time',
        places: [{ city: 'Austin', region: 'Texas', country: 'US' }],
      },
      { externalId: '87', title: 'Coder', url: 'https://larkholt.bamboohr.com/careers/87', remote: 'yes', places: [] },
    ],
    detail: {
      result: {
        jobOpening: {
          jobOpeningShareUrl: 'https://larkholt.bamboohr.com/careers/86',
          description: '<p>Care at night.</p>',
          employmentStatusLabel: 'Full Time',
          compensation: '$41 - $52 per hour',
          datePosted: '2026-08-02',
          location: { city: 'Austin', state: 'Texas', addressCountry: 'United States' },
          locationType: '2',
        },
      },
    },
    completed: {
      externalId: '86',
      title: 'Night Nurse',
      url: 'https://larkholt.bamboohr.com/careers/86',
      description: 'Care at night.',
      employmentType: 'full-time',
      remote: 'hybrid',
      places: [{ city: 'Austin', region: 'Texas', country: 'US' }],
      pay: { min: 41, max: 52, currency: 'USD', period: 'hour' },
      postedAt: '2026-08-02',
    },
  },
  {
    system: 'eightfold',
    address: 'https://larkholt.eightfold.ai/careers?domain=larkholt.com',
    answer: {
      count: 2,
      positions: [
        {
          id: 1099000000001,
          name: 'Night Nurse',
          canonicalPositionUrl: 'https://larkholt.eightfold.ai/careers/job/1099000000001',
          location: 'Austin, Texas, United States of America',
          locations: ['Austin, Texas, United States of America', 'London, UK'],
          job_description: '',
          t_create: 1785628800,
        },
        { id: 1099000000002, name: 'Porter', location: 'Remote' },
      ],
    },
    listings: [
      {
        externalId: '1099000000001',
        title: 'Night Nurse',
        url: 'https://larkholt.eightfold.ai/careers/job/1099000000001',
        places: [
          { city: 'Austin', region: 'Texas', country: 'US' },
          { city: 'London', country: 'GB' },
        ],
        postedAt: '2026-08-02',
      },
      { externalId: '1099000000002', title: 'Porter', remote: 'yes', places: [] },
    ],
    detail: { job_description: '<p>Care at night.</p>', work_location_option: 'onsite' },
    completed: {
      externalId: '1099000000001',
      title: 'Night Nurse',
      url: 'https://larkholt.eightfold.ai/careers/job/1099000000001',
      description: 'Care at night.',
      remote: 'no',
      places: [
        { city: 'Austin', region: 'Texas', country: 'US' },
        { city: 'London', country: 'GB' },
      ],
      postedAt: '2026-08-02',
    },
  },
  {
    system: 'oracle',
    address: 'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/requisitions',
    answer: {
      items: [
        {
          TotalJobsCount: 2,
          requisitionList: [
            {
              Id: '25001',
              Title: 'Night Nurse',
              PostedDate: '2026-08-01',
              PrimaryLocation: 'AUSTIN, TX, United States',
              secondaryLocations: [{ Name: 'HOUSTON, TX, United States', CountryCode: 'US' }],
            },
            { Id: 25002, Title: 'Porter', WorkplaceType: 'Remote' },
          ],
        },
      ],
    },
    listings: [
      {
        externalId: '25001',
        title: 'Night Nurse',
        url: 'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25001',
        places: [austin, { city: 'Houston', region: 'TX', country: 'US' }],
        postedAt: '2026-08-01',
      },
      {
        externalId: '25002',
        title: 'Porter',
        url: 'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25002',
        remote: 'yes',
        places: [],
      },
    ],
    detail: {
      items: [
        {
          ExternalDescriptionStr: '<p>Care at night.</p>',
          ExternalQualificationsStr: '<ul><li>RN</li></ul>',
          JobSchedule: 'Full time',
          WorkplaceType: 'Hybrid',
          ExternalPostedStartDate: '2026-08-02T00:00:00+00:00',
          ExternalPostedEndDate: '2026-12-01T00:00:00+00:00',
        },
      ],
    },
    completed: {
      externalId: '25001',
      title: 'Night Nurse',
      url: 'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25001',
      description: 'Care at night.\n\nQualifications\n- RN',
      employmentType: 'full-time',
      remote: 'hybrid',
      places: [austin, { city: 'Houston', region: 'TX', country: 'US' }],
      postedAt: '2026-08-02',
      validThrough: '2026-12-01',
    },
  },
  {
    system: 'paylocity',
    address: 'https://recruiting.paylocity.com/recruiting/jobs/All/211e692d-0000-4000-8000-000000000001/Larkholt',
    wrap: (json) => `<html><body><script>window.pageData = ${json};</script></body></html>`,
    answer: {
      ModuleTitle: 'Larkholt Clinics',
      Jobs: [
        {
          JobId: 4140001,
          JobTitle: 'Night Nurse',
          LocationName: 'Hybrid',
          PublishedDate: '2026-08-01T22:27:44-05:00',
          IsInternal: false,
          JobLocation: { City: 'Austin', State: 'TX', Country: 'USA' },
          IsRemote: false,
          IndeedRemoteType: 2,
        },
        { JobId: 4140002, JobTitle: 'Internal move', IsInternal: true },
        { JobId: 4140003, JobTitle: 'Coder "C"', IsRemote: true },
      ],
    },
    skipped: 1,
    listings: [
      {
        externalId: '4140001',
        title: 'Night Nurse',
        url: 'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4140001',
        company,
        remote: 'hybrid',
        places: [austin],
        postedAt: '2026-08-01',
      },
      {
        externalId: '4140003',
        title: 'Coder "C"',
        url: 'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4140003',
        company,
        remote: 'yes',
        places: [],
      },
    ],
    detail: POSTING,
    wrapDetail: toPage,
    completed: {
      externalId: '4140001',
      url: 'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4140001',
      remote: 'hybrid',
      ...FROM_POSTING,
      places: [austin],
    },
  },
  {
    system: 'phenom',
    address: 'https://careers.larkholt.example/us/en/search-results',
    wrap: (json) => `<html><script>var phApp = {}; phApp.ddo = ${json}; phApp.other = {};</script></html>`,
    answer: {
      eagerLoadRefineSearch: {
        hits: 10,
        totalHits: 2,
        data: {
          jobs: [
            {
              jobId: 'P-1001',
              jobSeqNo: 'LARKUSP1001EXTERNALENUS',
              title: 'Night Nurse',
              type: 'Part-Time',
              city: 'Austin',
              state: 'Texas',
              country: 'United States',
              location: 'Austin, Texas, United States',
              postedDate: '2026-08-01T09:54:06.573+0000',
              descriptionTeaser: 'Care at …',
            },
            { jobId: 'P-1002', title: 'Porter' },
          ],
        },
      },
    },
    listings: [
      {
        externalId: 'P-1001',
        title: 'Night Nurse',
        url: 'https://careers.larkholt.example/us/en/job/LARKUSP1001EXTERNALENUS',
        employmentType: 'part-time',
        places: [{ city: 'Austin', region: 'Texas', country: 'US' }],
        postedAt: '2026-08-01',
      },
      { externalId: 'P-1002', title: 'Porter', url: 'https://careers.larkholt.example/us/en/job/P-1002', places: [] },
    ],
    detail: POSTING,
    wrapDetail: toPage,
    completed: {
      externalId: 'P-1001',
      url: 'https://careers.larkholt.example/us/en/job/LARKUSP1001EXTERNALENUS',
      ...FROM_POSTING,
      places: [austin],
    },
  },
  {
    system: 'icims',
    address: 'https://careers-larkholt.icims.com/jobs/intro',
    answer: `<html><body><ul class="iCIMS_JobsTable">
<li class="iCIMS_JobCardItem"><div class="row">
  <div class="header left"><span class="sr-only field-label">Job Locations</span><span>US-TX-Austin | US-Remote</span></div>
  <div class="title"><a href="https://careers-larkholt.icims.com/jobs/8001/night-nurse/job?in_iframe=1" class="iCIMS_Anchor" title="8001 - Night Nurse"><span class="sr-only field-label">Job Title</span><h3>Night Nurse</h3></a></div>
</div></li>
<li class="iCIMS_JobCardItem"><div class="title"><a href="/jobs/8002/porter/job?in_iframe=1" title="8002 - Porter"></a></div></li>
<li class="iCIMS_JobCardItem"><div class="title">Nothing to read</div></li>
</ul></body></html>`,
    listings: [
      {
        externalId: '8001',
        title: 'Night Nurse',
        url: 'https://careers-larkholt.icims.com/jobs/8001/night-nurse/job',
        places: [austin, { country: 'US' }],
      },
      {
        externalId: '8002',
        title: 'Porter',
        url: 'https://careers-larkholt.icims.com/jobs/8002/porter/job',
        places: [],
      },
    ],
    detail: POSTING,
    wrapDetail: toPage,
    completed: {
      externalId: '8001',
      url: 'https://careers-larkholt.icims.com/jobs/8001/night-nurse/job',
      ...FROM_POSTING,
      places: [austin],
    },
  },
  {
    system: 'jobvite',
    address: 'https://jobs.jobvite.com/larkholt/jobs',
    answer: `<html><body><table class="jv-job-list">
<tr><td><a href="/larkholt/job/oAbC12de">Night Nurse</a></td><td class="jv-job-list-location">Austin, Texas</td></tr>
<tr><td><a href="/larkholt/job/oAbC34de">Porter</a></td><td class="jv-job-list-location">Remote</td></tr>
<tr><td>Nothing to read</td></tr>
</table></body></html>`,
    listings: [
      {
        externalId: 'oAbC12de',
        title: 'Night Nurse',
        url: 'https://jobs.jobvite.com/larkholt/job/oAbC12de',
        places: [{ city: 'Austin', region: 'Texas', country: 'US' }],
      },
      {
        externalId: 'oAbC34de',
        title: 'Porter',
        url: 'https://jobs.jobvite.com/larkholt/job/oAbC34de',
        remote: 'yes',
        places: [],
      },
    ],
    detail: '<html><body><div class="jv-job-detail-description"><p>Care at night.</p></div></body></html>',
    completed: {
      externalId: 'oAbC12de',
      title: 'Night Nurse',
      url: 'https://jobs.jobvite.com/larkholt/job/oAbC12de',
      description: 'Care at night.',
      places: [{ city: 'Austin', region: 'Texas', country: 'US' }],
    },
  },
  {
    system: 'hrmdirect',
    address: 'https://larkholt.hrmdirect.com/employment/job-openings.php',
    answer: `<html><body><table class="reqResultTable">
<tr><th>Department</th><th>Title</th><th>Date Posted</th><th>City</th></tr>
<tr class="reqitem ReqRowClick" data-req-id="3760001"><td>Care</td><td class="posTitle reqitem"><a href="job-opening.php?req=3760001&amp;req_loc=1&amp;#job">Night Nurse</td><td>08/02/2026</td><td class="cities reqitem">Austin</td></tr>
<tr class="reqitem1 ReqRowClick" data-req-id="3760002"><td>Care</td><td class="posTitle"><a href="job-opening.php?req=3760002">Porter</a></td></tr>
</table></body></html>`,
    listings: [
      {
        externalId: '3760001',
        title: 'Night Nurse',
        url: 'https://larkholt.hrmdirect.com/employment/job-opening.php?req=3760001&req_loc=1&',
        places: [{ city: 'Austin', country: 'US' }],
        postedAt: '2026-08-02',
      },
      {
        externalId: '3760002',
        title: 'Porter',
        url: 'https://larkholt.hrmdirect.com/employment/job-opening.php?req=3760002',
        places: [],
      },
    ],
    detail: '<html><body><div class="jobDesc"><p>Care at night.</p></div></body></html>',
    completed: {
      externalId: '3760001',
      title: 'Night Nurse',
      url: 'https://larkholt.hrmdirect.com/employment/job-opening.php?req=3760001&req_loc=1&',
      description: 'Care at night.',
      places: [{ city: 'Austin', country: 'US' }],
      postedAt: '2026-08-02',
    },
  },
  {
    system: 'job-page',
    address: 'https://larkholt.example/careers/night-nurse',
    wrap: toPage,
    answer: POSTING,
    listings: [
      {
        externalId: 'larkholt.example/careers/night-nurse',
        url: 'https://larkholt.example/careers/night-nurse',
        ...FROM_POSTING,
        places: [austin],
      },
    ],
  },
  {
    system: 'sitemap',
    address: 'https://larkholt.example/sitemap.xml',
    answer: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://larkholt.example/careers/night-nurse</loc><lastmod>2026-08-02</lastmod></url>
<url><loc>https://larkholt.example/about</loc></url>
<url><loc>https://elsewhere.example/careers/porter</loc></url>
</urlset>`,
    skipped: 1,
    listings: [
      {
        externalId: 'larkholt.example/careers/night-nurse',
        url: 'https://larkholt.example/careers/night-nurse',
      },
    ],
    detail: POSTING,
    wrapDetail: toPage,
    completed: {
      externalId: 'larkholt.example/careers/night-nurse',
      url: 'https://larkholt.example/careers/night-nurse',
      ...FROM_POSTING,
      places: [austin],
    },
  },
];
