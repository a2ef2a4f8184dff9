import { describe, expect, it } from 'vitest';
import { readJob } from './index.ts';

/** The skills that one sentence under a heading requires and prefers. */
function read(section: string, sentence: string): string {
  const { mustHave, niceToHave } = readJob(`${section}:\n${sentence}\n`, { title: 'Helper' });
  const list = (all: typeof mustHave) => all.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf].join('/')).join(', ');
  return `${list(mustHave)} | ${list(niceToHave)}`;
}

describe('what a sentence asks for', () => {
  it.each([
    ['Requirements', 'Excel, two years minimum.', 'microsoft-excel | '],
    ['Requirements', 'Python required; Go is nice to have.', 'python | go'],
    ['Requirements', 'Brake and suspension repair.', 'brake-repair, suspension-and-steering | '],
    ['Qualifications', 'Strong Excel (VBA optional)', 'microsoft-excel | vba'],
    ['Read this first', 'No TIG, no job.', 'tig-welding | '],
    ['Required', 'EMT-B / AEMT / Paramedic, any', 'emt-certification/advanced-emt | '],
    ['Requirements', 'PHP, or if not PHP then Perl.', 'php/perl | '],
    ['Nice', 'GraphQL', ' | graphql'],
    ['What sets you apart', 'Time spent with Figma prototypes', ' | figma'],
    ['Overview', 'If you happen to know ASL, tell us.', ' | american-sign-language'],
    ['Overview', 'PMP welcome, not expected.', ' | project-management-professional'],
  ])('%s: “%s”', (section, sentence, expected) => {
    expect(read(section, sentence)).toBe(expected);
  });
});

describe('what a sentence doesn’t ask for', () => {
  it.each([
    ['About you', 'Zero sales background is fine.'],
    ['Requirements', 'Teaching experience? Not needed.'],
    ['What we don’t ask', 'A CDL: our vans are under 10,000 lb.'],
    ['What you won’t do', 'Bookkeeping stays with Joan.'],
    ['Overview', 'The chef does the butchery.'],
    ['Overview', 'We hold ISO 9001 and AS9100.'],
    ['Overview', 'You get a $500 tool allowance and a paid OSHA 30 course.'],
    ['Overview', 'Teaching is in our bones.'],
    ['Who we serve', 'Our customers are oncology clinics and their billing offices.'],
  ])('%s: “%s”', (section, sentence) => {
    expect(read(section, sentence)).toBe(' | ');
  });
});
