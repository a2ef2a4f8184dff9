import { describe, expect, it } from 'vitest';
import { createLabelSet, findSpans, type Label } from './labels.ts';
import { tag, type Weights } from './model.ts';
import { packRow, unpackWeights } from './weights.ts';

const SET = createLabelSet(['title', 'employer', 'place', 'period']);
const { labels: LABELS, size: SIZE } = SET;
type TestLabel = Label<(typeof SET.parts)[number]>;

const row = (values: Partial<Record<TestLabel, number>>) => Float32Array.from(LABELS, (label) => values[label] ?? 0);

function withTransition(before: TestLabel, label: TestLabel, value: number): Float32Array {
  const transitions = new Float32Array(SIZE * SIZE);
  transitions[LABELS.indexOf(before) * SIZE + LABELS.indexOf(label)] = value;
  return transitions;
}

const labelsOf = (features: string[][], weights: Weights, breaks = features.map(() => false)) =>
  tag({ features, breaks }, weights, SET).labels.map((label) => LABELS[label]);

describe('tag', () => {
  const features = new Map([
    ['cook', row({ 'title:first': 3 })],
    ['line', row({ 'title:first': 1 })],
    ['at', row({ none: 4 })],
    ['anything', row({})],
  ]);
  const transitions = [withTransition('title:first', 'title:inside', 4), new Float32Array(SIZE * SIZE)] as const;

  it('chooses the labels that are most probable together', () => {
    expect(labelsOf([['line'], ['cook'], ['at']], { features, transitions })).toEqual([
      'title:first',
      'title:inside',
      'none',
    ]);
  });

  it('weighs the label before differently over a line break', () => {
    expect(labelsOf([['line'], ['cook'], ['at']], { features, transitions }, [false, true, false])[1]).toBe(
      'title:first',
    );
  });

  it('continues a part only after itself', () => {
    const wants = new Map([['x', row({ 'employer:inside': 9 })]]);
    expect(labelsOf([['x'], ['at']], { features: wants, transitions })[0]).not.toBe('employer:inside');
  });

  it('says how probable each label is', () => {
    const { certainty } = tag({ features: [['anything']], breaks: [false] }, { features, transitions }, SET);
    // Nothing speaks for any label, and half of those of a part can't be the first.
    expect(certainty[0]).toBeCloseTo(1 / (1 + (SIZE - 1) / 2));
    const sure = tag({ features: [['at']], breaks: [false] }, { features, transitions }, SET).certainty[0];
    expect(sure).toBeCloseTo(Math.exp(4) / (Math.exp(4) + (SIZE - 1) / 2));
  });

  it('gives probabilities for thousands of tokens', () => {
    const long = Array.from({ length: 5000 }, (_, i) => [i % 2 === 0 ? 'cook' : 'at']);
    const { certainty } = tag({ features: long, breaks: long.map(() => false) }, { features, transitions }, SET);
    expect(certainty.every((value) => value > 0 && value <= 1 + 1e-9)).toBe(true);
  });
});

describe('findSpans', () => {
  const spansOf = (labels: TestLabel[], breaks = labels.map(() => false)) =>
    findSpans(
      SET,
      labels.map((label) => LABELS.indexOf(label)),
      breaks,
      labels.map((_, i) => 1 - i / 10),
    );

  it('lists parts with the smallest probability of their tokens', () => {
    expect(spansOf(['none', 'title:first', 'title:inside', 'title:first', 'employer:first'])).toEqual([
      { part: 'title', first: 1, end: 3, certainty: 0.8 },
      { part: 'title', first: 3, end: 4, certainty: 0.7 },
      { part: 'employer', first: 4, end: 5, certainty: 0.6 },
    ]);
  });

  it('ends a part at a line break', () => {
    expect(spansOf(['title:first', 'title:inside'], [false, true]).map(({ end }) => end)).toEqual([1, 2]);
  });
});

describe('stored weights', () => {
  it('are the same after they are read, in steps and up to a limit', () => {
    const packed = packRow(Float32Array.from([0.26, -1, 99]), 8);
    const { features } = unpackWeights({ steps: 8, transitions: ['N', 'N'], features: { x: packed } });
    expect([...(features.get('x') ?? [])]).toEqual([0.25, -1, 5]);
  });
});
