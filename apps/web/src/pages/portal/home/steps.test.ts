import { expect, test } from 'vitest';
import type { Card } from '../../../features/applications/cards/card.ts';
import { findDueStep, sortByStep } from './steps.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const createCard = (id: string, kind: NonNullable<Card['nextStep']>['kind'] | null, date: string | null) =>
  ({
    id,
    title: `Job ${id}`,
    company: 'Dunmore Foods',
    movedAt: '2026-11-01T00:00:00.000Z',
    nextStep: kind && { kind, text: null },
    nextStepDate: date,
  }) as Card;

test('the earliest step comes first, and applications with nothing left to do last', () => {
  const cards = [
    createCard('ended', null, null),
    createCard('undated', 'apply', null),
    createCard('later', 'follow-up', '2026-12-09'),
    createCard('soon', 'interview', '2026-12-01T15:00:00Z'),
  ];
  expect(sortByStep(cards).map(({ id }) => id)).toEqual(['soon', 'later', 'undated', 'ended']);
});

test('a planned step that is late or due by tomorrow can’t wait, unlike a suggestion', () => {
  const find = (...cards: Card[]) => findDueStep(cards, NOW)?.card.id ?? null;
  expect(find(createCard('1', 'interview', '2026-11-30T23:00:00Z'))).toBe('1');
  expect(find(createCard('1', 'interview', '2026-12-01T01:00:00Z'))).toBe(null);
  expect(find(createCard('1', 'follow-up', '2026-11-20'))).toBe(null);
  expect(find(createCard('1', 'answer-offer', '2026-11-29'), createCard('2', 'reminder', '2026-11-20'))).toBe('2');
  expect(find(createCard('1', 'answer-offer', null))).toBe(null);
});
