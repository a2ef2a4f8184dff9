import { describe, expect, it } from 'vitest';
import { parseMessage } from './messages.ts';
import { decodeValue, encodeValue, formatValue, isSame, type Json } from './values.ts';

const parse = (fields: object) => parseMessage(JSON.stringify({ nonce: 'n', ...fields }), 'n');

describe('sandbox messages', () => {
  it("are accepted with the run's nonce and a known shape", () => {
    expect(parse({ kind: 'started' })).toEqual({ kind: 'started' });
    expect(parse({ kind: 'error', index: 2, text: 'x' })).toEqual({ kind: 'error', index: 2, text: 'x' });
    expect(parse({ kind: 'error', index: 2, thrown: { o: ['code', { x: 'undefined' }] } })).toEqual({
      kind: 'error',
      index: 2,
      text: 'Thrown: { code: undefined }',
    });
    expect(parse({ kind: 'failure', thrown: null })).toEqual({ kind: 'failure', text: 'Thrown: null' });
    expect(parse({ kind: 'value', index: 0, value: { a: [1] } })).toMatchObject({ kind: 'value', index: 0 });
  });

  it.each([
    ['of another run', JSON.stringify({ nonce: 'other', kind: 'started' })],
    ['no text', { nonce: 'n', kind: 'started' }],
    ['no JSON', '{'],
    ['null', 'null'],
    ['of a kind that there is not', JSON.stringify({ nonce: 'n', kind: 'passed' })],
    ['without a place', JSON.stringify({ nonce: 'n', kind: 'error', text: 'x' })],
    ['at a place before the first', JSON.stringify({ nonce: 'n', kind: 'error', index: -1, text: 'x' })],
    ['with a value that is none', JSON.stringify({ nonce: 'n', kind: 'value', index: 0, value: { y: 1 } })],
    ['nested too deeply', `{"nonce":"n","kind":"value","index":0,"value":${'{"a":['.repeat(200)}1${']}'.repeat(200)}}`],
    ['too long', JSON.stringify({ nonce: 'n', kind: 'failure', text: 'x'.repeat(2_000_001) })],
  ])('are ignored if %s', (_, data) => {
    expect(parseMessage(data, 'n')).toBeNull();
  });
});

describe('values', () => {
  const isSameAfterDecoding = (reported: unknown, value: Json) => isSame(decodeValue(reported), encodeValue(value));

  it('are deeply equal, whatever their key order', () => {
    expect(isSameAfterDecoding({ o: ['b', { a: [1, null] }, 'a', 'x'] }, { a: 'x', b: [1, null] })).toBe(true);
    expect(isSameAfterDecoding({ o: [] }, {})).toBe(true);
    expect(isSameAfterDecoding({ a: [] }, {})).toBe(false);
    expect(isSameAfterDecoding({ o: ['a', 1, 'b', { x: 'undefined' }] }, { a: 1 })).toBe(false);
    expect(isSameAfterDecoding({ a: [1, 2] }, [1])).toBe(false);
    expect(isSameAfterDecoding('1', 1)).toBe(false);
    expect(isSameAfterDecoding({ x: 'NaN' }, null)).toBe(false);
    expect(isSameAfterDecoding({ o: ['x', 'NaN'] }, { x: 'NaN' })).toBe(true);
  });

  it('are formatted like code, and cut off when long', () => {
    expect(formatValue(encodeValue({ pay: [1, 'a'], 'two words': null }))).toBe('{ pay: [1, "a"], "two words": null }');
    expect(formatValue(decodeValue({ a: [{ x: 'undefined' }, { x: 'NaN' }] }))).toBe('[undefined, NaN]');
    expect(formatValue(encodeValue('x'.repeat(5000)))).toHaveLength(2001);
  });
});
