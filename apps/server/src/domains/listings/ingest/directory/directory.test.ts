import { SOURCE_FIELDS } from '@foothold/contracts/listings/choices';
import { listOccupations } from '@foothold/core/jobs';
import { expect, test } from 'vitest';
import { getAdapter, recognizeBoard } from '../sources/registry.ts';
import { listDirectory, parseDirectory } from './directory.ts';

const entries = listDirectory();
const count = <T>(values: readonly T[]) => new Set(values).size;

test('has at least 300 boards, each once, of different employers', () => {
  expect(entries.length).toBeGreaterThanOrEqual(300);
  expect(count(entries.map(({ id }) => id))).toBe(entries.length);
  expect(count(entries.map(({ board }) => `${board.system} ${board.token.toLowerCase()}`))).toBe(entries.length);
  expect(count(entries.map(({ name }) => name.toLowerCase()))).toBe(entries.length);
});

test('each board leads to a request that its adapter can send, and its address leads back to it', () => {
  for (const { board, name } of entries) {
    const adapter = getAdapter(board.system);
    const { url } = adapter?.start(board) ?? {};
    expect(URL.parse(url ?? '')?.protocol, name).toBe('https:');
    expect(recognizeBoard(board.url), name).toEqual(board);
    expect(adapter?.terms.keys, name).toEqual([]);
    expect(name).toMatch(/^\S.{0,98}\S$/);
  }
});

test('the boards are of many fields, and every field is one of the occupation table', () => {
  const occupationFields = new Set(listOccupations().map(({ field }) => field));
  expect(new Set(SOURCE_FIELDS)).toEqual(occupationFields);
  for (const { field, name } of entries) expect(SOURCE_FIELDS, name).toContain(field);
  const technology = entries.filter(({ field }) => field === 'technology').length;
  expect(technology / entries.length).toBeLessThan(0.2);
  for (const field of ['health', 'education', 'retail', 'finance', 'construction', 'public-safety', 'manufacturing'])
    expect(entries.filter((entry) => entry.field === field).length, field).toBeGreaterThanOrEqual(20);
});

test('each names the public repository that lists it', () => {
  for (const { repository, name } of entries)
    expect(repository, name).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
});

test('a line that can’t be read is named', () => {
  expect(() => parseDirectory('# health, a/b\nhttps://larkholt.example/ Larkholt')).toThrow('larkholt.example');
  expect(() => parseDirectory('https://jobs.lever.co/larkholt Larkholt')).toThrow('larkholt');
});
