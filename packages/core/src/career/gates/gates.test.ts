import { describe, expect, test } from 'vitest';
import { getOccupation, listOccupations } from '../../jobs/index.ts';
import { getSkillById } from '../../skills/index.ts';
import { findGate, listGates } from './index.ts';

const gates = listGates();

describe('the table of licenses', () => {
  test('names only known occupations and credentials, and an official site with a year for each', () => {
    for (const gate of gates) {
      for (const id of gate.occupations) expect(getOccupation(id), id).toBeDefined();
      for (const skill of gate.shownBy ?? []) expect(getSkillById(skill)?.kind, skill).toBe('license');
      expect(gate.url).toMatch(/^https:\/\//);
      expect(gate.year).toBeGreaterThanOrEqual(2024);
      expect(gate.source).not.toBe('');
    }
  });

  test('covers every occupation that nearly all states license', () => {
    const covered = new Set(gates.flatMap(({ occupations }) => occupations));
    const licensed = listOccupations().filter(({ license }) => license !== undefined);
    expect(licensed.length).toBeGreaterThan(20);
    expect(licensed.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('has one gate for an occupation without a title of its own', () => {
    const general = gates.filter(({ titles }) => titles === undefined).flatMap(({ occupations }) => occupations);
    expect(general.length).toBe(new Set(general).size);
  });

  test('writes phrases that fit into a sentence', () => {
    for (const { credential, program, exam, hours, time, cost, ask } of gates)
      for (const phrase of [credential, program, exam, hours, time, cost, ask])
        if (phrase !== undefined) expect(phrase).not.toMatch(/^\s|\s$|\.$|[“”"]|undefined/);
  });
});

describe('the gate of a title', () => {
  test.each([
    ['registered-nurse', 'RN', 'NCLEX-RN'],
    ['paramedic', 'EMT', 'NREMT cognitive exam'],
    ['paramedic', 'Paramedic', 'NREMT paramedic exam'],
    ['pilot', 'Drone pilot', 'Unmanned Aircraft General'],
    ['accountant', 'CPA', 'Uniform CPA Exam'],
    ['hvac-technician', 'HVAC tech', 'EPA 608'],
    ['mental-health-counselor', 'Marriage and family therapist', 'AMFTRB'],
  ])('of %s as “%s” has its exam', (occupation, title, exam) => {
    expect(findGate(occupation, title)?.exam).toContain(exam);
  });

  test('is none where the work is open to everyone', () => {
    expect(findGate('accountant', 'Staff accountant')).toBeNull();
    expect(findGate('software-engineer', 'Software Engineer')).toBeNull();
    expect(findGate('no-such-occupation', '')).toBeNull();
  });
});
