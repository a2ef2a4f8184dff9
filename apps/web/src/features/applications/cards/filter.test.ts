import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { buildCardQuery, filterCards, isFiltered, parseCardFilter } from './filter.ts';

const CARD = {
  id: '1',
  title: 'Café Manager',
  company: 'Dunmore Foods',
  place: 'Tulsa, OK',
  state: 'submitted',
  origin: 'link',
  tags: ['night shift'],
  nextStep: null,
  atsScore: 72,
} as unknown as Card;
const find = (query: string) => filterCards([CARD], parseCardFilter(new URLSearchParams(query))).length === 1;

test('a card is found by every word in its title, company, place, or tags', () => {
  for (const q of ['cafe', 'dunmore tulsa', 'NIGHT manager', '']) expect(find(`q=${q}`), q).toBe(true);
  expect(find('q=cafe+boise')).toBe(false);
});

test('a card is found by its state, tag, origin, next step, and score', () => {
  for (const query of ['state=submitted', 'tag=night+shift', 'origin=link', 'step=without', 'score=72'])
    expect(find(query), query).toBe(true);
  for (const query of ['state=saved', 'tag=night', 'origin=hand', 'step=with', 'score=73'])
    expect(find(query), query).toBe(false);
});

test('what is invalid or empty is ignored, and the rest goes back to the URL', () => {
  const ignored = parseCardFilter(new URLSearchParams('q=+&state=nowhere&origin=mars&step=maybe&score=many&tag='));
  expect(isFiltered(ignored)).toBe(false);
  expect(buildCardQuery(ignored)).toBe('');
  const filter = parseCardFilter(new URLSearchParams('q=nurse&state=offer&score=60'));
  expect(buildCardQuery(filter, { sort: 'title' })).toBe('?q=nurse&state=offer&score=60&sort=title');
});
