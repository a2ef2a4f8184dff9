import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { onePage, text } from '../testing/index.ts';
import { layOut } from './index.ts';

const SMALL = { size: 9 };
const LABEL = { italic: true };

describe('a label beside the text', () => {
  const PAGE = [
    text(140, 40, 'Ana Ruiz', { size: 18 }),
    text(140, 56, 'ana.ruiz@example.com'),
    text(140, 90, 'Experience', { bold: true, size: 12 }),
    text(160, 110, '2019 – 2022'),
    text(260, 110, 'Corner Bread, Reno'),
    text(82, 124, 'Seasonal', LABEL),
    text(160, 124, 'Baked two hundred loaves a night for three shops and', SMALL),
    text(84, 136, 'Assistant', LABEL),
    text(160, 136, 'a hotel near the station, and ordered flour for all of the', SMALL),
    text(160, 147, 'shops and the hotel.', SMALL),
  ];

  it('is a line above the text, with all its rows', () => {
    const lines = layOut(onePage(PAGE)).lines.map((line) => line.text);
    expect(lines.slice(-4)).toEqual([
      'Seasonal Assistant',
      'Baked two hundred loaves a night for three shops and',
      'a hotel near the station, and ordered flour for all of the',
      'shops and the hotel.',
    ]);
  });

  it('is not part of the description of a role', () => {
    const [role] = interpret(onePage(PAGE)).resume.work;
    const said = [role?.summary, ...(role?.bullets ?? []).map(({ text: words }) => words)].join(' ');
    expect(said).toContain('Baked two hundred loaves');
    expect(said).not.toContain('Seasonal');
    expect(said).not.toContain('Assistant');
  });

  it('stays in its line if it looks like the text', () => {
    const plain = [
      text(160, 60, 'Tools of every kind'),
      text(60, 74, 'Ovens'),
      text(160, 74, 'Deck, rack and convection'),
      text(160, 88, 'of three makers'),
    ];
    expect(layOut(onePage(plain)).lines.map((line) => line.text)).toContain('Ovens\tDeck, rack and convection');
  });
});

describe('a bullet larger than its text', () => {
  it('belongs to the nearer line, which is above it', () => {
    const items = [100, 126, 152].flatMap((y) => [
      text(50, y + 4, '•', { size: 12 }),
      text(64, y, 'Reviewed the ledgers of nine branches in three towns and', SMALL),
      text(64, y + 11, 'reported on them each month', SMALL),
    ]);
    const lines = layOut(onePage(items)).lines;
    expect(lines.map(({ marker }) => marker > 0)).toEqual([true, false, true, false, true, false]);
  });
});

describe('marks of Markdown', () => {
  it('are not part of the words between them', () => {
    const lines = layOut(
      onePage([text(50, 60, '**Line Cook** at Corner Bread'), text(50, 74, 'C** and 2**3 remain')]),
    ).lines;
    expect(lines[0]?.text).toBe('Line Cook at Corner Bread');
    expect(lines[1]?.text).toContain('2**3');
  });

  it('stay if nothing closes them', () => {
    expect(layOut(onePage([text(50, 60, '**Line Cook at Corner Bread')])).lines[0]?.text).toContain('**Line');
  });
});
