import type { Loss, RuleScore, ScoreReport } from '@foothold/core/ats';
import { expect, test } from 'vitest';
import { formatPointCount, formatPoints, listFindings, listProofs, markFindings } from './findings.ts';

const createLoss = (points: number, reason: string): Loss => ({ points, reason, fix: 'Mend it.' });
const createRule = (id: string, earned: number, losses: Loss[]): RuleScore => ({
  id,
  name: id,
  earned,
  possible: earned + losses.reduce((sum, one) => sum + one.points, 0),
  evidence:
    earned > 0
      ? [
          { text: 'small', points: 1 },
          { text: 'large', points: earned - 1 },
        ]
      : [],
  losses,
});

const report: ScoreReport = {
  rubric: '2026.1',
  kind: 'format',
  total: 50,
  parts: [
    {
      id: 'structure',
      name: 'Structure',
      earned: 500,
      possible: 900,
      rules: [createRule('structure.contact', 500, [createLoss(100, 'phone'), createLoss(300, 'email')])],
    },
    {
      id: 'evidence',
      name: 'Evidence',
      earned: 0,
      possible: 350,
      rules: [
        createRule('evidence.amounts', 0, [
          createLoss(300, 'numbers'),
          createLoss(0, 'nothing'),
          createLoss(50, 'verbs'),
        ]),
      ],
    },
  ],
  leftOut: [],
  caps: [],
  knockouts: [],
  asOf: '2026-11',
};

test('lists the most expensive first, ties in report order, and omits those that cost nothing', () => {
  expect(listFindings(report).map(({ id, loss: { reason } }) => [id, reason])).toEqual([
    ['loss-structure-contact-2', 'email'],
    ['loss-evidence-amounts-1', 'numbers'],
    ['loss-structure-contact-1', 'phone'],
    ['loss-evidence-amounts-3', 'verbs'],
  ]);
});

test('lists the strongest evidence first for rules that earned points', () => {
  expect(listProofs(report).map(({ rule: { id }, evidence }) => [id, evidence.map(({ text }) => text)])).toEqual([
    ['structure.contact', ['large', 'small']],
  ]);
});

test('rounds points to tenths', () => {
  expect([0, 4, 5, 278, 300, 10].map(formatPoints)).toEqual(['0', '0', '0.1', '2.8', '3', '0.1']);
  expect([100, 278, 104].map(formatPointCount)).toEqual(['1 point', '2.8 points', '1 point']);
});

test('marks a place with several findings once, for the most expensive', () => {
  const spans = [{ page: 1, line: 3, start: 0, end: 9 }];
  const losses = [
    { ...createLoss(100, 'cheap'), spans },
    { ...createLoss(300, 'dear'), spans },
    createLoss(50, 'nowhere'),
  ];
  const [part] = report.parts;
  const parts = part ? [{ ...part, rules: [createRule('structure.contact', 0, losses)] }] : [];
  expect(markFindings({ ...report, parts })).toEqual([
    { key: 'loss-structure-contact-2', label: 'dear', spans, tone: 'caution' },
  ]);
});
