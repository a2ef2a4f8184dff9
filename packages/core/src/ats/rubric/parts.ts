import type { PartId } from '../report.ts';

export interface Part {
  id: PartId;
  /** Fit is about the job, quality about the page. */
  side: 'fit' | 'quality';
  name: string;
  /** Points out of 100 when every part applies. */
  points: number;
  explains: string;
}

/** The six parts, in the order of a report. */
export const PARTS: readonly Part[] = [
  {
    id: 'parseability',
    side: 'quality',
    name: 'Readability',
    points: 6,
    explains:
      'Before anyone sees your résumé, a hiring system splits it into fields. What it can’t read never reaches the recruiter.',
  },
  {
    id: 'structure',
    side: 'quality',
    name: 'Structure',
    points: 9,
    explains:
      'Hiring systems look for contact details, roles, dates, education and skills. Anything missing shows up blank on the recruiter’s screen.',
  },
  {
    id: 'must-have',
    side: 'fit',
    name: 'Required skills',
    points: 30,
    explains:
      'Each skill the job asks for, under any common name. A skill shown in a dated role counts in full; one that’s only listed counts 60%.',
  },
  {
    id: 'alignment',
    side: 'fit',
    name: 'Career fit',
    points: 30,
    explains: 'Title, years, degree and how recent your experience is. Recruiters filter by these first.',
  },
  {
    id: 'evidence',
    side: 'quality',
    name: 'Evidence',
    points: 19,
    explains: 'Lines that say what you did and how much, how many or how often. These are what recruiters remember.',
  },
  {
    id: 'hygiene',
    side: 'quality',
    name: 'Writing',
    points: 6,
    explains: 'Clear lines and entries in the expected order, so a busy reader can find things.',
  },
];
