import { describe, expect, it } from 'vitest';
import { LABELS, type Label } from './labels.ts';
import { SIZE, tag, type Weights } from './model.ts';

const row = (values: Partial<Record<Label, number>>) => Float32Array.from(LABELS, (label) => values[label] ?? 0);

function withTransition(before: Label, label: Label, value: number): Float32Array {
  const transitions = new Float32Array(SIZE * SIZE);
  transitions[LABELS.indexOf(before) * SIZE + LABELS.indexOf(label)] = value;
  return transitions;
}

const labelsOf = (features: string[][], weights: Weights, breaks = features.map(() => false)) =>
  tag({ features, breaks }, weights).labels.map((label) => LABELS[label]);

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
    const { certainty } = tag({ features: [['anything']], breaks: [false] }, { features, transitions });
    // Nothing speaks for any label, and half of those of a part can't be the first.
    expect(certainty[0]).toBeCloseTo(1 / (1 + (SIZE - 1) / 2));
    const sure = tag({ features: [['at']], breaks: [false] }, { features, transitions }).certainty[0];
    expect(sure).toBeCloseTo(Math.exp(4) / (Math.exp(4) + (SIZE - 1) / 2));
  });

  it('gives probabilities for thousands of tokens', () => {
    const long = Array.from({ length: 5000 }, (_, i) => [i % 2 === 0 ? 'cook' : 'at']);
    const { certainty } = tag({ features: long, breaks: long.map(() => false) }, { features, transitions });
    expect(certainty.every((value) => value > 0 && value <= 1 + 1e-9)).toBe(true);
  });
});
