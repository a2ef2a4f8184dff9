import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PART_IDS } from '../report.ts';
import { describeRubric, renderRubric } from './describe.ts';
import { RULES } from './index.ts';
import { PARTS } from './parts.ts';

describe('the rubric table', () => {
  it('distributes 100 points over its parts, and the points of each part over its rules', () => {
    expect(PARTS.map(({ id }) => id)).toEqual(PART_IDS);
    expect(PARTS.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    for (const part of PARTS) {
      const rules = RULES.filter((rule) => rule.part === part.id);
      expect(
        rules.reduce((sum, { points }) => sum + points, 0),
        part.id,
      ).toBe(part.points);
    }
  });

  it('gives every rule a unique name that starts with its part', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, part } of RULES) expect(id.startsWith(`${part}.`), id).toBe(true);
  });

  it('explains every rule in plain sentences', () => {
    const described = describeRubric().parts.flatMap(({ rules }) => rules);
    expect(described).toHaveLength(RULES.length);
    for (const { id, explains } of described) {
      expect(explains.length, id).toBeGreaterThan(40);
      expect(explains, id).toMatch(/\.$/);
      expect(explains, id).not.toContain('!');
    }
  });

  it('matches docs/rubric.md', () => {
    const page = readFileSync(new URL('../../../../../docs/rubric.md', import.meta.url), 'utf8');
    expect(page, 'docs/rubric.md is stale: run `node scripts/write-rubric.ts`').toBe(renderRubric());
  });
});
