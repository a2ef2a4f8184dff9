import { describe, expect, it } from 'vitest';
import { DATES, formatSpan } from './dates.ts';
import { FAMILIES } from './families.ts';
import { isTextLayout, type Layout } from './layout.ts';
import { type Person, readPeople } from './person.ts';
import { writePlainText } from './plain-text.ts';
import { Sheet } from './sheet.ts';
import { fillPattern, tag, unescapeHtml } from './tags.ts';
import { type Truth, toTruth } from './truth.ts';

const people = readPeople();
const layouts = FAMILIES.flatMap((family) => family.layouts);

function show(layout: Layout, person: Person): { html: string; truth: Truth } {
  const isText = isTextLayout(layout);
  const sheet = new Sheet({ ...layout, person, key: `${layout.id} ${person.id}`, plain: isText });
  const html = isText ? layout.text(sheet) : layout.page(sheet);
  return { html, truth: toTruth(sheet, html) };
}

const toText = (html: string): string =>
  unescapeHtml(html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ')).toLowerCase();

describe('layouts', () => {
  it('have names of their own', () => {
    const ids = layouts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(layouts.map((layout) => [layout.id, layout] as const))('%s shows all that its truths say', (_, layout) => {
    for (const person of people) {
      const { html, truth } = show(layout, person);
      const text = toText(html);
      const values = [
        truth.name,
        truth.email,
        truth.phone,
        ...truth.skills,
        ...truth.work.flatMap(({ employer, title }) => [employer, title]),
        ...truth.education.flatMap(({ institution }) => [institution]),
      ];
      expect(values.filter((value) => !text.includes(value.toLowerCase()))).toEqual([]);
      expect(text).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
  });
});

describe('truths', () => {
  const [layout] = layouts.filter(({ dates }) => dates.length > 0);
  const person = people.find(({ work }) => work.some(({ roles }) => roles.some(({ start }) => start.length > 4)));

  it('say only the year where the page shows years', () => {
    if (!layout || !person) throw new Error('There is no layout or no person.');
    const { truth } = show({ ...layout, dates: ['year'] }, person);
    expect(truth.work.map(({ start }) => start?.length)).toEqual(truth.work.map(() => 4));
  });
});

describe('spans of time', () => {
  it.each([
    ['long', '2019-04', '2021-11', 'April 2019 – November 2021'],
    ['longMerged', '2019-04', '2019-08', 'April–August 2019'],
    ['slashShort', '2019-04', null, '04/19-present'],
    ['yearSince', '2019-04', null, 'since 2019'],
    ['season', '2019-07', '2019-08', 'Summer 2019'],
    ['fromTo', '2019-04', null, 'from April 2019 to the present'],
    ['parenthesesYear', '2019', '2021', '(2019–2021)'],
    ['profile', '2020-01', '2021-12', 'Jan 2020 - Dec 2021 · 2 yrs'],
  ] as const)('are written as %s', (name, start, end, text) => {
    expect(formatSpan(start, end, DATES[name])).toBe(text);
  });
});

describe('patterns', () => {
  const fields = { title: (upper: boolean) => (upper ? 'COOK' : 'Cook'), place: undefined };

  it('leave out a group whose value is missing', () => {
    expect(fillPattern('{TITLE}[, {place}] [({title})]', fields)).toBe('COOK (Cook)');
  });
});

describe('plain text', () => {
  it('breaks long lines under the text after the mark, and keeps the parts', () => {
    const { text, pieces } = writePlainText(`- ${tag('bullet', 'Opened and closed the store', {})}`, 16);
    expect(text).toBe('- Opened and\n  closed the\n  store\n');
    const bullets = pieces.filter(({ kind }) => kind === 'bullet');
    expect(bullets.map(({ text: own, y }) => [own, y])).toEqual([
      ['Opened and', 0],
      ['closed the', 1],
      ['store', 2],
    ]);
    expect(new Set(bullets.map(({ part }) => part)).size).toBe(1);
  });

  it('moves what follows a vertical tab to the right', () => {
    expect(writePlainText('Cook\v2019', 12).text).toBe('Cook    2019\n');
  });
});
