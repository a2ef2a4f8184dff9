import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume, type Resume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, resume: Partial<Resume>): string | undefined {
  const job = readJob(`Office Manager\n\nRequirements:\n- ${asked}\n`);
  const subject = toExportedSubject({ ...emptyResume(), ...resume });
  return scoreResume({ ...subject, job, asOf: '2026-11' }).knockouts.find(({ kind }) => kind === 'language')?.answer;
}

const summary = (text: string) => ({ summary: text });
const work = (text: string) => ({
  work: [{ id: 'w1', title: 'Clerk', employer: 'Acme', bullets: [{ id: 'b1', text }] }],
});

describe('languages that a job requires', () => {
  it.each([
    ['Spanish: fluent, French: fluent', 'met'],
    ['Spanish: fluent', 'unknown'],
  ])('counts at least two of three: “%s”', (text, expected) => {
    expect(answer('Fluent in at least two of Spanish, French and German', summary(text))).toBe(expected);
  });

  it.each([
    ['Fluent Spanish required', summary('Native Spanish speaker.')],
    ['Spanish required', summary('Bilingual in English and Spanish.')],
    ['Must be bilingual in English and Spanish', summary('Bilingual (English/Spanish)')],
    ['Fluent in Mandarin', { languages: [{ id: 'l1', name: 'Mandarin', fluency: 'Native or bilingual proficiency' }] }],
    ['Native or near-native French', summary('Fluent in French (C2).')],
    ['Must speak Spanish', work('Gave safety talks in Spanish and English')],
    ['Korean, ILR level 3', summary('Korean: DLPT 3/3')],
    ['Russian linguist. Minimum: ILR 2+/2+', summary('Russian DLPT 3/3')],
    ['Haitian Creole speaker needed', summary('Kreyòl (Haitian Creole), French, English – all fluent')],
    ['JLPT N2 or better', summary('JLPT N1, 2018')],
    ['Polish-speaking caregiver', summary('Polish (home language)')],
    ['Required: Portuguese', summary('Languages: English, Portuguese')],
    ['Fluency in Vietnamese and English', work('Vietnamese–English medical interpreter')],
  ])('“%s” is met by %j', (asked, resume) => {
    expect(answer(asked, resume)).toBe('met');
  });

  it.each([
    ['Spanish required', summary('I do not speak Spanish yet.')],
    ['Fluent Spanish required', summary('Limited Spanish; I use an interpreter.')],
    ['Fluent Spanish required', { languages: [{ id: 'l1', name: 'Spanish', fluency: 'Basic' }] }],
    ['Korean, ILR level 3', summary('Korean: DLPT 2/3')],
    ['JLPT N2 at the least', summary('JLPT N4, 2021')],
    ['Mandarin required', summary('Languages: English, Cantonese (no Mandarin)')],
  ])('“%s” is not met by %j', (asked, resume) => {
    expect(answer(asked, resume)).toBe('not-met');
  });

  it.each([
    ['Fluent Spanish required', work('Taught colors in Spanish')],
    ['Must speak Spanish', work('Served Spanish-speaking families with an interpreter')],
    ['Must speak Spanish', work('Wrote a menu of Spanish dishes')],
    ['Native French required', summary('Fluent in French.')],
    ['Fluent Spanish required', summary('Wife is a native Spanish speaker.')],
    ['Fluent Spanish required', summary('Nearly fluent in Spanish.')],
    ['Fluent Spanish required', summary('Want to become fluent in Spanish.')],
    ['Fluent Mandarin required', summary('Fluent in Cantonese.')],
    ['Spanish required', summary('Want to learn Spanish.')],
  ])('“%s” stays open with %j', (asked, resume) => {
    expect(answer(asked, resume)).toBe('unknown');
  });
});
