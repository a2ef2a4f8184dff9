import type { PartId } from '../report.ts';

export interface Part {
  id: PartId;
  name: string;
  /** Points out of 100 when every part applies. */
  points: number;
  explains: string;
}

/** The six parts, in the order in which a report shows them. */
export const PARTS: readonly Part[] = [
  {
    id: 'parseability',
    name: 'Readability',
    points: 25,
    explains:
      'Before anybody sees a résumé, a hiring system takes it apart into fields. What it cannot lift out of the file never reaches the recruiter.',
  },
  {
    id: 'structure',
    name: 'Structure',
    points: 15,
    explains:
      'Systems file a résumé by contact, roles, dates, education and skills. A gap in these becomes an empty box on the recruiter’s screen.',
  },
  {
    id: 'must-have',
    name: 'Required skills',
    points: 25,
    explains:
      'Each skill the job asks for, found by any of its usual names. A skill shown in a dated role counts in full, one that is only listed counts 60 %.',
  },
  {
    id: 'alignment',
    name: 'Career fit',
    points: 15,
    explains: 'Title, years, degree and how recent the experience is: what recruiters filter by first.',
  },
  {
    id: 'evidence',
    name: 'Evidence',
    points: 12,
    explains: 'Lines that say what you did, and how much, how many or how often. They are what a recruiter remembers.',
  },
  {
    id: 'hygiene',
    name: 'Writing',
    points: 8,
    explains: 'Lines that read well and entries in the expected order, so that a hurried reader finds things.',
  },
];
