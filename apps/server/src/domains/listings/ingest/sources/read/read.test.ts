import { MAX_JOB_LENGTH } from '@foothold/core/jobs';
import { describe, expect, test } from 'vitest';
import { toDay, toDayFromEpoch, toDayFromFeed, toDayFromUsDate } from './dates.ts';
import { findAssignedObject } from './embedded-json.ts';
import { readEmploymentType, readEmploymentTypes } from './employment.ts';
import { joinParts, toDescription, toDescriptionFromAny, toDescriptionFromEscaped, toTitle } from './html-text.ts';
import { repairMojibake } from './mojibake.ts';
import { readPayText, toPay } from './pay.ts';
import { readPlaces, toPlace } from './place-text.ts';
import { readRemoteFromPlace, readRemoteFromPlaces, readWorkplace } from './remote.ts';

test.each([
  ['2026-08-05', '2026-08-05'],
  ['2026-08-05T23:55:00-04:00', '2026-08-05'],
  ['2026-08-05 10:10:39 UTC', '2026-08-05'],
  ['2026-02-30', undefined],
  ['2026-08-051', undefined],
  ['1970-01-01', undefined],
  ['August 5', undefined],
  [20260805, undefined],
])('reads the day of %j', (value, day) => {
  expect(toDay(value)).toBe(day);
});

test('reads days in other forms', () => {
  expect(toDayFromEpoch(1785542400000)).toBe('2026-08-01');
  expect(toDayFromEpoch(1785542400)).toBe('2026-08-01');
  expect([0, -1, Number.NaN, 1e20, '1785542400'].map(toDayFromEpoch)).toEqual(Array(5).fill(undefined));
  expect(toDayFromFeed('Wed, 19 Aug 2026 23:10:38 GMT')).toBe('2026-08-19');
  expect(toDayFromFeed('5 August 2026')).toBe('2026-08-05');
  expect(toDayFromFeed('Wed, 39 Aug 2026')).toBeUndefined();
  expect(toDayFromUsDate('08/05/2026')).toBe('2026-08-05');
  expect(toDayFromUsDate('25/12/2026')).toBeUndefined();
});

test.each([
  ['Full Time', 'full-time'],
  ['FULL_TIME', 'full-time'],
  ['FullTime', 'full-time'],
  ['fulltime_permanent', 'full-time'],
  ['Regular Full-Time (Salary)', 'full-time'],
  ['SALARIED_FT', 'full-time'],
  ['Vollzeit', 'full-time'],
  ['Temps partiel', 'part-time'],
  ['Full-time internship', 'internship'],
  ['Contractor', 'contract'],
  ['CONTRACTOR', 'contract'],
  ['Full-time contract', 'contract'],
  ['Permanent contract', undefined],
  ['Full-time, permanent contract', 'full-time'],
  ['Full or part time', undefined],
  ['Full-time or contract', undefined],
  ['Permanent', undefined],
  ['Remote, PT/ET hours', undefined],
  ['PRN', 'per-diem'],
  ['Seasonal', 'temporary'],
  ['International', undefined],
  [null, undefined],
])('reads the employment type of %j', (label, type) => {
  expect(readEmploymentType(label)).toBe(type);
});

test('reads an employment type from several labels only if they agree', () => {
  expect(readEmploymentTypes(['Experienced', 'Permanent', 'Full time'])).toBe('full-time');
  expect(readEmploymentTypes(['FULL_TIME', 'PART_TIME'])).toBeUndefined();
});

test.each([
  ['Remote', 'yes'],
  ['fully remote', 'yes'],
  ['on-site', 'no'],
  ['OnSite', 'no'],
  ['HYBRID', 'hybrid'],
  ['unspecified', undefined],
  ['Remote possible', undefined],
])('reads the workplace %j', (label, remote) => {
  expect(readWorkplace(label)).toBe(remote);
});

test.each([
  ['Remote (New Jersey, US)', 'yes'],
  ['Remote - US', 'yes'],
  ['Remote-India (PEO)', 'yes'],
  ['US-Remote', 'yes'],
  ['Austin, TX (Hybrid)', 'hybrid'],
  ['Austin or Remote', undefined],
  ['Austin / Remote', undefined],
  ['Remote, PT/ET hours preferred', 'yes'],
  ['Remote or on-site', undefined],
  ['Remotely located island', undefined],
  ['Austin, TX', undefined],
])('reads how people work from the place %j', (place, remote) => {
  expect(readRemoteFromPlace(place)).toBe(remote);
});

test('is remote only if every place is', () => {
  expect(readRemoteFromPlaces(['Remote - US', 'Remote - Canada'])).toBe('yes');
  expect(readRemoteFromPlaces(['Remote - US', 'Austin, TX'])).toBeUndefined();
});

test.each([
  ['London, UK', [{ city: 'London', country: 'GB' }]],
  ['Austin, TX 78701', [{ city: 'Austin', region: 'TX', country: 'US' }]],
  ['Berlin, DE', [{ city: 'Berlin', country: 'DE' }]],
  ['Wilmington, DE', [{ city: 'Wilmington', region: 'DE', country: 'US' }]],
  ['Toronto, CA', [{ city: 'Toronto', country: 'CA' }]],
  ['Ontario, CA', [{ city: 'Ontario', region: 'CA', country: 'US' }]],
  ['Tbilisi, Georgia', [{ city: 'Tbilisi', country: 'GE' }]],
  ['Atlanta, Georgia', [{ city: 'Atlanta', region: 'Georgia', country: 'US' }]],
  ['München, Deutschland', [{ city: 'München', country: 'DE' }]],
  ['PERTH, WESTERN AUSTRALIA, Australia', [{ city: 'Perth', region: 'Western Australia', country: 'AU' }]],
  [
    'US-IL-Chicago | UK-London',
    [
      { city: 'Chicago', region: 'IL', country: 'US' },
      { city: 'London', country: 'GB' },
    ],
  ],
  ['CA-San Francisco', [{ city: 'San Francisco', region: 'CA', country: 'US' }]],
  ['India - Hyderabad', [{ city: 'Hyderabad', country: 'IN' }]],
  ['Texas', [{ region: 'TX', country: 'US' }]],
  ['Germany', [{ country: 'DE' }]],
  ['Pune, MH, IN', [{ city: 'Pune', region: 'MH', country: 'IN' }]],
  ['Austin, Travis County, TX', [{ city: 'Austin', region: 'TX', country: 'US' }]],
  ['Building A, Boise, ID', [{ city: 'Boise', region: 'ID', country: 'US' }]],
  ['12 Main St, Boise, ID 83702, USA', [{ city: 'Boise', region: 'ID', country: 'US' }]],
  ['London, ON', [{ city: 'London', region: 'ON', country: 'CA' }]],
  ['Washington, United States', [{ country: 'US' }]],
  ['Washington, DC', [{ city: 'Washington', region: 'DC', country: 'US' }]],
  ['San Francisco', [{ city: 'San Francisco', country: 'US' }]],
  ['Springfield Campus', []],
  ['Georgia', []],
  ['CA', []],
  ['Birmingham', []],
  ['3 Locations', []],
  ['Remote', []],
  ['Europe', []],
  [undefined, []],
] as const)('reads the place %j', (text, places) => {
  expect(readPlaces(text)).toEqual(places);
});

test.each([
  [
    { city: 'Perth', region: 'WA', country: 'AUS' },
    { city: 'Perth', region: 'WA', country: 'AU' },
  ],
  [
    { city: 'Madrid', region: 'Europe', country: 'ES' },
    { city: 'Madrid', country: 'ES' },
  ],
  [
    { city: 'Boise', region: 'Idaho' },
    { city: 'Boise', region: 'Idaho', country: 'US' },
  ],
  [{ city: 'Remote', country: 'France' }, { country: 'FR' }],
  [{ city: 'Smallville' }, undefined],
  [{ city: 'Lyon', country: 'Nowhere' }, undefined],
  [{ city: 7, region: [], country: {} }, undefined],
])('reads the parts of a place %j', (parts, place) => {
  expect(toPlace(parts)).toEqual(place);
});

test('reads pay only if the amount, currency, and period are stated', () => {
  const base = { min: '60000', max: 75000, currency: 'eur', period: 'yearly' };
  expect(toPay(base)).toEqual({ min: 60000, max: 75000, currency: 'EUR', period: 'year' });
  expect(toPay({ ...base, period: 'per-hour-wage' })?.period).toBe('hour');
  expect(toPay({ ...base, min: 0, max: 0 })).toBeUndefined();
  expect(toPay({ ...base, min: 80000 })).toBeUndefined();
  for (const [period, names] of [
    ['day', ['DAY', 'per-day-wage', 'daily', 'PD']],
    ['week', ['WEEK', 'per-week-salary', '1 WEEK', 'weekly']],
    ['month', ['MONTH', 'per-month-salary', '1 MONTH', 'per month', 'PM']],
  ] as const)
    for (const name of names) expect(toPay({ ...base, period: name })?.period, name).toBe(period);
  for (const period of ['bi-weekly', 'BW', 'PW', '2 MONTH', 'one-time', 'school year'])
    expect(toPay({ ...base, period }), period).toBeUndefined();
  expect(toPay({ ...base, currency: 'dollars' })).toBeUndefined();
  expect(toPay({ ...base, currency: 'XYZ' })).toBeUndefined();
});

test.each([
  ['$135,000 - $198,000 / year', { min: 135000, max: 198000, currency: 'USD', period: 'year' }],
  ['£50,000 per annum', { min: 50000, max: 50000, currency: 'GBP', period: 'year' }],
  ['$90-105k a year', { min: 90000, max: 105000, currency: 'USD', period: 'year' }],
  ['USD 25.50/hr', { min: 25.5, max: 25.5, currency: 'USD', period: 'hour' }],
  ['€4.500 per month', undefined],
  ['€4,500 - €5,200 per month', { min: 4500, max: 5200, currency: 'EUR', period: 'month' }],
  ['$250/day', { min: 250, max: 250, currency: 'USD', period: 'day' }],
  ['$1,200 weekly', { min: 1200, max: 1200, currency: 'USD', period: 'week' }],
  ['$90k - $105k', undefined],
  ['€75k–110k', undefined],
  ['$60,000 a year plus bonus', undefined],
  ['Competitive', undefined],
])('reads pay from %j', (text, pay) => {
  expect(readPayText(text, 'USD')).toEqual(pay);
});

test('reads no dollars if it could be anyone’s', () => {
  expect(readPayText('$25 per hour')).toBeUndefined();
  expect(readPayText('CA$25 per hour')).toMatchObject({ currency: 'CAD' });
});

describe('descriptions', () => {
  test('decode entities as often as the system encodes them', () => {
    expect(toDescription('<p>Use &lt;div&gt; &amp; &amp;amp;</p>')).toBe('Use <div> & &amp;');
    expect(toDescriptionFromEscaped('&lt;p&gt;Use &amp;lt;div&amp;gt; &amp;amp; more&lt;/p&gt;')).toBe(
      'Use <div> & more',
    );
    expect(toDescriptionFromEscaped('<p>Use &lt;div&gt;</p>')).toBe('Use <div>');
    expect(toDescriptionFromAny('One\nTwo &amp; three')).toBe('One\nTwo & three');
  });

  test('leave out what nobody sees', () => {
    const html =
      '<style>p{}</style><p>Seen</p><p hidden>no</p><p style="display: none">no</p><script>no()</script><!-- no -->';
    expect(toDescription(html)).toBe('Seen');
    expect(toDescription('<script>no()</script>')).toBeUndefined();
  });

  test('are cut after a line if they are too long', () => {
    const text = toDescription('<p>word word</p>'.repeat(20_000)) ?? '';
    expect(text.length).toBeLessThanOrEqual(MAX_JOB_LENGTH);
    expect(text.endsWith('word word')).toBe(true);
  });

  test('survive HTML that is nested without end', () => {
    expect(toDescription(`${'<div>'.repeat(50_000)}deep`)).toBe('deep');
  });

  test('join parts with their headings', () => {
    expect(
      joinParts([
        ['You', '- RN'],
        [undefined, 'More'],
        ['Empty', undefined],
        ['Me', 'Me too'],
      ]),
    ).toBe('You\n- RN\n\nMore\n\nMe too');
  });
});

test.each([
  ['Sales &amp; Marketing', 'Sales & Marketing'],
  ['<b>Nurse</b><script>x()</script>', 'Nurse'],
  ['C++ / C# <T> Engineer', 'C++ / C# <T> Engineer'],
  ['R&D Lead', 'R&D Lead'],
  [' \n ', undefined],
  ['x'.repeat(201), undefined],
  [{}, undefined],
])('reads the title %j', (value, title) => {
  expect(toTitle(value)).toBe(title);
});

test('repairs text that was decoded with the wrong charset and leaves other text alone', () => {
  expect(repairMojibake('MecÃ¡nico â€“ vehÃ\u00adculos')).toBe('Mecánico – vehículos');
  expect(repairMojibake('Größe, naïve, “quoted” – 10 €')).toBe('Größe, naïve, “quoted” – 10 €');
});

test('finds the object that a script assigns', () => {
  expect(
    findAssignedObject('a = 1; window.pageData = {"a":"}\\"{","b":{"c":1}}; more', /window\.pageData\s*=\s*\{/),
  ).toEqual({
    a: '}"{',
    b: { c: 1 },
  });
  expect(findAssignedObject('window.pageData = {"a":', /window\.pageData\s*=\s*\{/)).toBeUndefined();
  expect(findAssignedObject('nothing', /window\.pageData\s*=\s*\{/)).toBeUndefined();
});
