import { describe, expect, it } from 'vitest';
import { type Piece, pieces, wholePieces } from '../../src/write/pieces.ts';

const joined = (parts: Piece[]) =>
  parts.map((part) => (typeof part === 'string' ? part : Object.values(part).join(''))).join('');

describe('pieces', () => {
  it('leaves plain words unchanged', () => {
    expect(pieces('Trained 12 new colleagues, and others.')).toEqual(['Trained 12 new colleagues, and others.']);
  });

  it('keeps a compound on one line', () => {
    expect(pieces('an end-to-end test (CI/CD)')).toEqual([
      'an ',
      { whole: 'end-to-end' },
      ' test ',
      { whole: '(CI/CD)' },
    ]);
  });

  it('lets an overlong word break anywhere', () => {
    const address = `https://example.com/${'a'.repeat(60)}`;
    expect(pieces(`see ${address} now`)).toEqual(['see ', { anywhere: address }, ' now']);
  });

  it('keeps Korean words whole, and foreign letters with their Chinese neighbors', () => {
    expect(pieces('대기 시간')).toEqual([{ whole: '대기' }, ' ', { whole: '시간' }]);
    expect(pieces('使用Python重构')).toEqual(['使', { whole: '用Python重' }, '构']);
  });

  it.each(['', ' ', 'a-b c–d', '使用Python，重构。', 'x'.repeat(200), 'नमस्ते e-mail', '😀-😀'])(
    'loses no part of %j',
    (text) => {
      expect(joined(pieces(text))).toBe(text);
      expect(joined(wholePieces(text))).toBe(text);
    },
  );
});
