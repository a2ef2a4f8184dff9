import { expect, test } from 'vitest';
import { listSkills } from '../skills/index.ts';
import { findSkillGap } from './index.ts';

const asked = [
  { skill: 'javascript', asked: 40 },
  { skill: 'react', asked: 60 },
  { skill: 'sql', asked: 20 },
  { skill: 'kubernetes', asked: 5 },
];

test('distinguishes named, implied, and missing skills, most required first', () => {
  const gap = findSkillGap({ held: ['react'], asked, listings: 80 });
  expect(gap.map(({ skill, standing }) => [skill, standing])).toEqual([
    ['react', 'held'],
    ['javascript', 'implied'],
    ['sql', 'missing'],
    ['kubernetes', 'missing'],
  ]);
});

test('gives each share its 95% interval', () => {
  const [react] = findSkillGap({ held: [], asked: [{ skill: 'react', asked: 60 }], listings: 80 });
  // Wilson's interval of 60 in 80, computed by hand.
  expect(react?.low).toBeCloseTo(0.645, 3);
  expect(react?.high).toBeCloseTo(0.832, 3);
});

test('leaves out traits, unknown IDs, and skills that no listing requires', () => {
  const trait = listSkills().find(({ kind }) => kind === 'trait');
  const gap = findSkillGap({
    held: [],
    asked: [
      { skill: trait?.id ?? '', asked: 70 },
      { skill: 'no-such-skill', asked: 70 },
      { skill: 'sql', asked: 0 },
    ],
    listings: 80,
  });
  expect(trait).toBeDefined();
  expect(gap).toEqual([]);
});

test('never grows with more skills', () => {
  const listMissing = (held: string[], of: typeof asked) =>
    findSkillGap({ held, asked: of, listings: 100 })
      .filter(({ standing }) => standing === 'missing')
      .map(({ skill }) => skill);
  const ids = listSkills().map(({ id }) => id);
  const pick = createPicker(20);
  for (let round = 0; round < 300; round++) {
    const of = [...new Set(Array.from({ length: 20 }, () => pick(ids)))].map((skill, at) => ({ skill, asked: at + 1 }));
    const held = Array.from({ length: round % 12 }, () => pick(ids));
    const more = [...held, pick(of).skill, pick(ids)];
    const before = new Set(listMissing(held, of));
    for (const skill of listMissing(more, of)) expect(before).toContain(skill);
  }
});

test("doesn't depend on the input order", () => {
  const one = findSkillGap({ held: ['react', 'sql'], asked, listings: 80 });
  expect(findSkillGap({ held: ['sql', 'react'], asked: asked.toReversed(), listings: 80 })).toEqual(one);
});

/** Picks by a fixed sequence of numbers, the same on every run. */
function createPicker(seed: number) {
  let state = seed;
  return <T>(of: readonly T[]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const pickedItem = of[Math.floor((state / 4_294_967_296) * of.length)];
    if (pickedItem === undefined) throw new Error('nothing to pick from');
    return pickedItem;
  };
}
