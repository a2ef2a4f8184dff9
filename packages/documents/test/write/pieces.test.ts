import { describe, expect, it } from 'vitest';
import { type Piece, splitText, splitUnbroken } from '../../src/write/pieces.ts';

const joinPieces = (parts: Piece[]) =>
  parts.map((part) => (typeof part === 'string' ? part : Object.values(part).join(''))).join('');

describe('pieces', () => {
  it('leaves plain words unchanged', () => {
    expect(splitText('Trained 12 new colleagues, and others.')).toEqual(['Trained 12 new colleagues, and others.']);
  });

  it('keeps a compound on one line', () => {
    expect(splitText('an end-to-end test (CI/CD)')).toEqual([
      'an ',
      { whole: 'end-to-end' },
      ' test ',
      { whole: '(CI/CD)' },
    ]);
  });

  it('lets an overlong word break anywhere', () => {
    const address = `https://example.com/${'a'.repeat(60)}`;
    expect(splitText(`see ${address} now`)).toEqual(['see ', { anywhere: address }, ' now']);
  });

  it('keeps Korean words whole, and foreign letters with their Chinese neighbors', () => {
    expect(splitText('대기 시간')).toEqual([{ whole: '대기' }, ' ', { whole: '시간' }]);
    expect(splitText('使用Python重构')).toEqual(['使', { whole: '用Python重' }, '构']);
  });

  it.each(['', ' ', 'a-b c–d', '使用Python，重构。', 'x'.repeat(200), 'नमस्ते e-mail', '😀-😀'])(
    'loses no part of %j',
    (text) => {
      expect(joinPieces(splitText(text))).toBe(text);
      expect(joinPieces(splitUnbroken(text))).toBe(text);
    },
  );
});
