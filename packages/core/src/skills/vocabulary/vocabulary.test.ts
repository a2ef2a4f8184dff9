import { describe, expect, it } from 'vitest';
import {
  countSkills,
  findSkillByName,
  findSkills,
  getSkill,
  getSkillById,
  getSkillIndex,
  listImpliedSkills,
  listSkills,
} from '../index.ts';
import { parseRows, toSlug } from './format.ts';
import { iterateVocabularyRows } from './index.ts';

const rows = [...iterateVocabularyRows()];

describe('the vocabulary', () => {
  it('covers every field with at least 3,000 skills under unique, well-formed ids', () => {
    expect(rows.length).toBeGreaterThanOrEqual(3000);
    expect(rows.map((row) => row.id).filter((id, place, ids) => ids.indexOf(id) !== place)).toEqual([]);
    expect(rows.filter((row) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(row.id)).map((row) => row.id)).toEqual([]);
  });

  it('implies only existing skills, without cycles', () => {
    const ids = new Set(rows.map((row) => row.id));
    expect(rows.flatMap((row) => row.implies.filter((id) => !ids.has(id)).map((id) => `${row.id} > ${id}`))).toEqual(
      [],
    );
    expect(
      rows.filter((row) => row.implies.some((id) => listImpliedSkills(id).includes(row.id))).map((row) => row.id),
    ).toEqual([]);
  });

  it('assigns each form to one skill, unless all but one need context', () => {
    const firm = new Map<string, string>();
    const duplicates: string[] = [];
    for (const row of rows) {
      for (const form of row.forms) {
        if (form.rule === 'company' || form.rule === 'neighbors') continue;
        const key = form.text.toLowerCase().replace(/[\s-]+/g, ' ');
        const owner = firm.get(key);
        if (owner !== undefined && owner !== row.id) duplicates.push(`${form.text}: ${owner}, ${row.id}`);
        firm.set(key, row.id);
      }
    }
    expect(duplicates).toEqual([]);
  });

  it('finds every form by name, and every unambiguous form in running text', () => {
    const unnamed: string[] = [];
    const missingNames: string[] = [];
    for (const row of rows) {
      for (const form of row.forms) {
        if (form.rule !== 'company' && form.rule !== 'neighbors' && findSkillByName(form.text)?.id !== row.id)
          unnamed.push(`${form.text}: ${findSkillByName(form.text)?.id}`);
        const found = findSkills(`We want ${form.text} today.`).map((mention) => mention.skill);
        if (form.rule === 'plain' && !(found.length === 1 && found[0] === row.id))
          missingNames.push(`${form.text}: ${found}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect(missingNames).toEqual([]);
  });

  it('numbers skills from 0 without gaps', () => {
    expect(listSkills()).toHaveLength(countSkills());
    expect(listSkills().every((skill, place) => getSkillIndex(skill.id) === place && getSkill(place) === skill)).toBe(
      true,
    );
    expect(getSkillIndex('no-such-skill')).toBe(-1);
    expect(getSkillById('no-such-skill')).toBeUndefined();
  });

  it('follows implications transitively', () => {
    expect([...listImpliedSkills('next-js')].sort()).toEqual(['javascript', 'react']);
    expect(listImpliedSkills('no-such-skill')).toEqual([]);
  });
});

describe('the format of the vocabulary', () => {
  it('reads id, name, aliases with their rules and implications', () => {
    expect([...parseRows('software', 'technology', 'go-lang: Go~ = Golang, GO^ > a, b')]).toEqual([
      {
        id: 'go-lang',
        kind: 'technology',
        field: 'software',
        forms: [
          { text: 'Go', rule: 'company' },
          { text: 'Golang', rule: 'plain' },
          { text: 'GO', rule: 'exact-case' },
        ],
        implies: ['a', 'b'],
      },
    ]);
  });

  it('rejects a line with an empty alias', () => {
    expect(() => [...parseRows('software', 'technology', 'Go = Golang,, x')]).toThrow('Go = Golang,, x');
  });

  it('creates readable ids', () => {
    expect(['C++', 'C#', '.NET', 'R&D', 'Driver’s License', 'Café Management'].map(toSlug)).toEqual([
      'c-plus-plus',
      'c-sharp',
      'dot-net',
      'r-and-d',
      'drivers-license',
      'cafe-management',
    ]);
  });
});
