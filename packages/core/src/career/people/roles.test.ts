import { describe, expect, test } from 'vitest';
import { parseRole } from './roles.ts';

describe('a title', () => {
  test.each([
    ['Principal engineer', 'software-engineer'],
    ['Staff engineer', 'software-engineer'],
    ['Staff Software Engineer', 'software-engineer'],
    ['Principal mechanical engineer', 'mechanical-engineer'],
    ['School principal', 'principal'],
    ['Principal', 'principal'],
    ['Doctor', 'physician'],
    ['Retail associate', 'retail-associate'],
    ['Retired teacher', 'teacher'],
    ['Unemployed electrician', 'electrician'],
    ['Retired', null],
    ['Unemployed', null],
    ['Student', null],
    ['Nursing student', null],
    ['Stay-at-home mom', null],
    ['Veteran', 'military-member'],
    ['Army 25B', 'military-member'],
    ['Platoon sergeant', 'military-member'],
    ['Caregiver for my mother', null],
    ['Staff nurse', 'registered-nurse'],
    ['', null],
    ['🧗🧗', null],
  ])('“%s” names %s', (title, occupation) => {
    expect(parseRole(title).occupation).toBe(occupation);
  });

  test.each([
    ['Retired teacher', ['retired']],
    ['Stay-at-home dad', ['parent']],
    ['Laid off machinist', ['unemployed']],
    ['Military spouse', ['military-spouse']],
    ['Navy veteran', ['veteran']],
    ['HM2', ['veteran']],
    ['Veteran teacher', []],
    ['Accountant', []],
  ])('“%s” says about the person: %j', (title, situations) => {
    expect(parseRole(title).situations).toEqual(situations);
  });

  test.each([
    ['68W combat medic', 'a medic'],
    ['88M motor transport operator', 'a motor transport operator'],
    ['Navy Hospital Corpsman', 'a hospital corpsman'],
    ['Army 92Y supply sergeant', 'a supply specialist'],
  ])('“%s” is read as the military job of %s', (title, name) => {
    expect(parseRole(title).military?.job?.name).toBe(name);
  });

  test('tells a senior contributor from a manager', () => {
    expect(parseRole('Staff engineer').isSeniorContributor).toBe(true);
    expect(parseRole('Engineering manager').isSeniorContributor).toBe(false);
    expect(parseRole('Staff nurse').isSeniorContributor).toBe(false);
  });

  test('is read in time, however long or odd', () => {
    for (const title of ['a '.repeat(60), '('.repeat(120), `stay${'-'.repeat(100)}home`, 'principal '.repeat(12)])
      expect(parseRole(title).title).toBe(title);
  });
});
