import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';
import { encodeValue, isSame, type Json, readEncoded, show } from './values.ts';

const messageOf = (fields: object) => readMessage(JSON.stringify({ nonce: 'n', ...fields }), 'n');

describe('sandbox messages', () => {
  it("are accepted with the run's nonce and a known shape", () => {
    expect(messageOf({ kind: 'started' })).toEqual({ kind: 'started' });
    expect(messageOf({ kind: 'error', index: 2, text: 'x' })).toEqual({ kind: 'error', index: 2, text: 'x' });
    expect(messageOf({ kind: 'error', index: 2, thrown: { o: ['code', { x: 'undefined' }] } })).toEqual({
      kind: 'error',
      index: 2,
      text: 'Thrown: { code: undefined }',
    });
    expect(messageOf({ kind: 'failure', thrown: null })).toEqual({ kind: 'failure', text: 'Thrown: null' });
    expect(messageOf({ kind: 'value', index: 0, value: { a: [1] } })).toMatchObject({ kind: 'value', index: 0 });
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
    expect(readMessage(data, 'n')).toBeNull();
  });
});

describe('values', () => {
  const same = (reported: unknown, value: Json) => isSame(readEncoded(reported), encodeValue(value));

  it('are deeply equal, whatever their key order', () => {
    expect(same({ o: ['b', { a: [1, null] }, 'a', 'x'] }, { a: 'x', b: [1, null] })).toBe(true);
    expect(same({ o: [] }, {})).toBe(true);
    expect(same({ a: [] }, {})).toBe(false);
    expect(same({ o: ['a', 1, 'b', { x: 'undefined' }] }, { a: 1 })).toBe(false);
    expect(same({ a: [1, 2] }, [1])).toBe(false);
    expect(same('1', 1)).toBe(false);
    expect(same({ x: 'NaN' }, null)).toBe(false);
    expect(same({ o: ['x', 'NaN'] }, { x: 'NaN' })).toBe(true);
  });

  it('are formatted like code, and cut off when long', () => {
    expect(show(encodeValue({ pay: [1, 'a'], 'two words': null }))).toBe('{ pay: [1, "a"], "two words": null }');
    expect(show(readEncoded({ a: [{ x: 'undefined' }, { x: 'NaN' }] }))).toBe('[undefined, NaN]');
    expect(show(encodeValue('x'.repeat(5000)))).toHaveLength(2001);
  });
});
