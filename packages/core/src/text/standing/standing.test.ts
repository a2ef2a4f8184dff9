import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSkills } from '../../skills/index.ts';
import { findStatedStanding } from './rules.ts';
import { findStanding } from './standing.ts';

interface Wording {
  line: string;
  /** The skill that is meant; otherwise the first one that the line names. */
  skill?: string;
  standing: string;
}

const WORDINGS = JSON.parse(readFileSync(new URL('wordings.json', import.meta.url), 'utf8')) as Wording[];

function spanOf(line: string, name?: string) {
  if (name) return { start: line.indexOf(name), end: line.indexOf(name) + name.length };
  const [mention] = findSkills(line);
  if (!mention) throw new Error(`no skill in “${line}”`);
  return mention;
}
const standingOf = (line: string, name?: string) => findStanding(line, spanOf(line, name));

describe('findStanding', () => {
  it.each(WORDINGS)('reads “$line” as $standing', ({ line, skill, standing }) => {
    expect(standingOf(line, skill)).toBe(standing);
  });

  it.each([
    'Ran weekly payroll for 140 employees',
    'Wrote SQL reports and tuned slow queries for the finance team',
    'Performed phlebotomy on up to 40 patients a day',
    'Maintained Kubernetes clusters and CI pipelines',
    'Used Excel daily to track inventory',
  ])('reads “%s”, which it has not learned, as claimed', (line) => {
    expect(standingOf(line)).toBe('claimed');
  });

  it.each([
    'Have not used Tableau so far',
    'Hope to learn Python next year',
    'Receptionist, Ortega Welding Supply LLC',
    'Required: five years of Kubernetes',
    'Python: __ years',
  ])('does not read “%s” as claimed', (line) => {
    expect(standingOf(line)).not.toBe('claimed');
  });

  it('tells the goods that someone sold from what they can do', () => {
    const line = 'Sold Python books at the campus store';
    expect(standingOf(line, 'Python')).not.toBe('claimed');
    expect(standingOf(line, 'Sold')).toBe('claimed');
  });

  it('takes a name in a web or email address as no skill', () => {
    expect(standingOf('Source: https://github.com/ana/json-tools', 'json')).toBe('other');
    expect(standingOf('ana@python.example', 'python')).toBe('other');
    expect(standingOf('Maintained Salesforce.com for 80 agents', 'Salesforce.com')).toBe('claimed');
  });

  it('ends a denial at the next clause', () => {
    const line = 'No experience with Java, but wrote Python for five years';
    const standings = findSkills(line).map((mention) => findStanding(line, mention));
    expect(standings).toEqual(['negated', 'claimed']);
  });

  it('claims a name that stands alone, whatever it is', () => {
    expect(standingOf('  Python ')).toBe('claimed');
  });

  it('depends only on the line, so that more lines change nothing', () => {
    const line = 'Maintained Kubernetes clusters';
    const text = `Never used Java\n${line}\nSold Python books`;
    expect(standingOf(text, 'Kubernetes')).toBe(standingOf(line, 'Kubernetes'));
  });
});

describe('findStanding in a text of many pages', () => {
  const padding = 'word '.repeat(60_000);

  it('judges a name by the words near it', () => {
    expect(standingOf(`${padding}. No experience with SQL yet. ${padding}`, 'SQL')).toBe('negated');
    const far = `No experience with ${padding} SQL`;
    expect(findStatedStanding(far, spanOf(far, 'SQL'))).toBeUndefined();
  });
});

describe('findStatedStanding', () => {
  const statedOf = (line: string, name: string) => findStatedStanding(line, spanOf(line, name));

  it('takes a single denial as one', () => {
    expect(statedOf('Have never used Excel', 'Excel')).toBe('negated');
    expect(statedOf('Never closed the books without Excel', 'Excel')).toBeUndefined();
    expect(statedOf('Trained staff who had never used Excel', 'Excel')).toBeUndefined();
  });

  it('leaves open what no rule settles', () => {
    expect(statedOf('Sold Python books', 'Python')).toBeUndefined();
  });
});
