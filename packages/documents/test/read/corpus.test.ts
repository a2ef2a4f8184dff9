import { emptyResume, type Resume, toJsonResume } from '@foothold/core/resume';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ScoredFile, scoreCorpus } from '../corpus/fixtures.ts';
import { calculateF1, FIELDS, type Field, scoreResume, type Tally } from '../corpus/score.ts';
import type { Truth } from '../corpus/truth.ts';

/** No rule may get worse than this on any field; `bench/read-fields.ts` reports the margin. */
const MIN_SCORE = 0.97;

describe('reading the corpus', () => {
  let files: ScoredFile[];
  let sum: Record<Field, Tally>;
  beforeAll(async () => {
    ({ files, sum } = await scoreCorpus());
  });

  it('covers many people, layouts, and formats', () => {
    expect(new Set(files.map(({ truth }) => truth.email)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(files.map(({ source }) => source)).size).toBeGreaterThanOrEqual(20);
    const endings = new Set(files.map(({ file }) => file.slice(file.lastIndexOf('.') + 1)));
    expect([...endings].sort()).toEqual(['docx', 'odt', 'pdf', 'rtf', 'txt']);
  });

  it.each(FIELDS)('finds almost every %s', (field) => {
    expect(sum[field].right + sum[field].missed).toBeGreaterThanOrEqual(50);
    const misses = files.flatMap(({ file, score }) =>
      score.misses.filter((miss) => miss.field === field).map(({ want, got }) => `${file}: wanted ${want}, got ${got}`),
    );
    expect(calculateF1(sum[field]), misses.join('\n')).toBeGreaterThanOrEqual(MIN_SCORE);
  });

  it('reads no file with large errors', () => {
    for (const { file, score } of files) {
      const right = FIELDS.reduce((all, field) => all + score.tallies[field].right, 0);
      expect(score.misses.length / (right + score.misses.length), file).toBeLessThan(0.2);
    }
  });
});

describe('the comparison', () => {
  const truth: Truth = {
    name: 'Zoë Fairweather',
    email: 'zoe@example.com',
    phone: '+1 (555) 010-4477',
    work: [
      { employer: 'Alder & Sons, Inc.', title: 'Head Cook', start: '2020-03', end: null },
      { employer: 'Birch Inn', title: 'Cook', start: '2017', end: '2019' },
    ],
    education: [{ institution: 'Elm College', degree: 'BS', area: 'Nutrition', start: '2013', end: '2016' }],
    skills: ['C++', 'C#', 'Menu planning'],
    skillLabels: ['Kitchen'],
  };

  function createPage(): Resume {
    return {
      ...emptyResume(),
      contact: { name: 'ZOË  FAIRWEATHER', email: 'Zoe@example.com', phone: '555.010.4477', links: [] },
      work: [
        { id: 'a', employer: 'Birch Inn', title: 'Cook', start: '2017', end: '2019', bullets: [] },
        { id: 'b', employer: 'Alder and Sons Inc', title: 'Head Cook', start: '2020-03', bullets: [] },
      ],
      education: [{ id: 'c', institution: 'Elm College', degree: 'BS in', area: 'Nutrition', bullets: [] }],
      skills: [{ id: 'd', name: 'Kitchen', keywords: ['c++', 'C#', 'menu-planning'] }],
    };
  }

  const listMisses = (change: (resume: Resume) => void) => {
    const resume = createPage();
    change(resume);
    return scoreResume(truth, toJsonResume(resume)).misses.map(({ field }) => field);
  };

  it('ignores case, punctuation, and order', () => {
    expect(listMisses(() => {})).toEqual([]);
  });

  it.each<[string, (resume: Resume) => void, Field[]]>([
    ['a lost diacritic', (r) => (r.contact.name = 'Zoe Fairweather'), ['name']],
    ['another address', (r) => (r.contact.email = 'zoe@example.co'), ['email']],
    ['a digit', (r) => (r.contact.phone = '555.010.4478'), ['phone']],
    [
      'an invented month',
      (r) => (r.work[0] = { ...createPage().work[0], id: 'a', bullets: [], start: '2017-01' }),
      ['start'],
    ],
    ['a job without its end', (r) => delete r.work[0]?.end, ['end']],
    ['a missing job', (r) => r.work.pop(), ['employer', 'title', 'start', 'end']],
    ['an invented school', (r) => r.education.push({ id: 'x', institution: 'Oak', bullets: [] }), ['institution']],
    ['a degree without its area', (r) => delete r.education[0]?.area, ['degree']],
    [
      'a skill cut short',
      (r) => (r.skills[0] = { id: 'd', keywords: ['C', 'C#', 'Menu planning'] }),
      ['skills', 'skills'],
    ],
  ])('counts %s against its field alone', (_, change, fields) => {
    expect(listMisses(change)).toEqual(fields);
  });
});
