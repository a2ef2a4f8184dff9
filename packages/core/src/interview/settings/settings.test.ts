import { describe, expect, test } from 'vitest';
import { getOccupation } from '../../jobs/occupation.ts';
import { createQuestionBank } from '../bank.ts';
import { chooseQuestions } from '../choose.ts';
import { readSettings } from './index.ts';

const read = (title: string, occupation: string) => readSettings(title, getOccupation(occupation) ?? null);

describe('a title that names a setting', () => {
  test.each([
    ['LPN, pediatric clinic', 'licensed-practical-nurse', 'A resident refuses her pills. What do you do?'],
    ['LPN - outpatient', 'licensed-practical-nurse', 'On your unit two call lights are on. Which do you answer?'],
    ['Critical care RN', 'registered-nurse', 'You have five patients and a fall. What comes first?'],
    ['Home infusion nurse', 'registered-nurse', 'A monitor beeps at the bedside. What do you do?'],
    ['Second grade teacher', 'teacher', 'A senior needs one credit for graduation. What do you suggest?'],
    ['Chemistry teacher', 'teacher', 'How do you teach a novel that half the class dislikes?'],
    ['Residential plumber', 'plumber', 'How do you repipe an office building at night?'],
    ['Industrial electrician', 'electrician', 'A homeowner wants a new outlet. What do you check?'],
    ['School bus driver', 'bus-driver', 'A rider has no money for the fare. What do you do?'],
    ['Jeans store sales associate, fashion', 'retail-associate', 'The deli slicer jams. What do you do?'],
    ['RF hardware engineer', 'electrical-engineer', 'How do you size the transformers of a plant?'],
    ['Plumbing design engineer', 'mechanical-engineer', 'How do you choose bearings?'],
    ['Tax associate', 'accountant', 'How do you clear intercompany balances?'],
    ['Freight dispatcher', 'dispatcher', 'Two technicians call in sick. How do you plan?'],
    ['Corporate paralegal', 'paralegal', 'How do you prepare exhibits for depositions?'],
    ['SEO manager', 'marketing-specialist', 'Paid search costs twice as much as last year. Why?'],
    ['Solar sales rep', 'account-executive', 'A buyer wants 200 seats for the price of 150. What do you say?'],
  ])('skips what is about another one: %s', (title, occupation, ask) => {
    const name = getOccupation(occupation)?.name ?? '';
    expect(read(title, occupation).accepts(ask)).toBe(false);
    expect(read(name, occupation).accepts(ask)).toBe(true);
  });

  test('keeps what is about several settings, about its own, or about none', () => {
    const { accepts } = read('LPN (clinic)', 'licensed-practical-nurse');
    expect(accepts('A nursing home calls your clinic about a resident. What do you ask?')).toBe(true);
    expect(accepts('The waiting room is full at four. What do you do?')).toBe(true);
    expect(accepts('How do you check a dose?')).toBe(true);
    const both = read('Plumber - commercial & residential', 'plumber');
    expect(both.accepts('A homeowner wants a new sink. What do you check?')).toBe(true);
  });

  test('may be in the occupation itself: no patient of a veterinary technician is a neighbor', () => {
    expect(read('Vet tech', 'veterinary-technician').accepts('A neighbor is on your list. May you look?')).toBe(false);
    expect(read('Vet tech', 'veterinary-technician').accepts('A neighbor brings a limping dog. What now?')).toBe(true);
  });

  test("doesn't restrict another occupation", () => {
    expect(read('Clinic manager', 'physician').accepts('A resident disagrees with you. What do you do?')).toBe(true);
    expect(read('School secretary', 'administrative-assistant').accepts('How do you collect fares?')).toBe(true);
  });

  test.each([
    ['Office manager (dental)', 'administrative-services-manager', 'How do you fill a gap in the dentist’s schedule?'],
    ['Tax Accountant', 'accountant', 'How do you estimate taxes for a quarter?'],
    ['Commercial roofer', 'roofer', 'How do you start on a commercial building?'],
    ['LPN clinic', 'licensed-practical-nurse', 'The exam room is not free. What do you do?'],
  ])('prefers what has a word of it or names something of it: %s', (title, occupation, ask) => {
    expect(read(title, occupation).prefers(ask)).toBe(true);
    expect(read(title, occupation).prefers('How do you start your day?')).toBe(false);
  });

  test("doesn't count the occupation's own words, roles, or grades as a setting", () => {
    const { prefers } = read('Senior Registered Nurse II', 'registered-nurse');
    expect(prefers('What does a senior registered nurse do first?')).toBe(false);
  });
});

test('questions about the setting come first at the level, and those of another one never', () => {
  const ask = [
    'A resident falls. What do you do?',
    'The clinic is behind by an hour. What do you do?',
    'How do you check a dose?',
  ];
  const bank = createQuestionBank([
    {
      id: 'licensed-practical-nurse',
      title: 'Licensed practical nurse',
      about: { kind: 'occupation', id: 'licensed-practical-nurse' },
      kind: 'technical',
      questions: Array.from({ length: 12 }, (_, at) => ({
        id: `lpn/mid/${at + 1}`,
        ask: `${at}: ${ask[at % 3]}`,
        shows: 'What a good answer shows.',
        next: null,
        level: 'mid' as const,
      })),
    },
  ]);
  for (const seed of [0, 0.3, 0.6, 0.9]) {
    const chosen = (title: string) =>
      chooseQuestions(bank, {
        title,
        level: 'mid',
        skills: [],
        asked: [],
        except: [],
        random: () => seed,
      }).technical.map((one) => ask.findIndex((text) => one.ask.endsWith(text)));
    expect(chosen('LPN (clinic)')).toEqual([1, 1, 1, 1, 2, 2]);
    expect(chosen('LPN')).toHaveLength(6);
    expect(chosen('LPN in a nursing home')).not.toContain(1);
  }
});
