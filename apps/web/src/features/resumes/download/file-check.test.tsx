import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FileCheck } from './file-check.tsx';

const renderCheck = (file: Parameters<typeof FileCheck>[0]['file']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FileCheck id="r" fields={34} file={file} />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('says that all fields were read back only if no line of the file is missing', () => {
  expect(renderCheck({ missing: [], isComplete: true })).toContain('All 34 fields checked');
  const text = renderCheck({
    missing: [
      { text: 'Chess club', page: 1, why: 'unplaced' },
      { text: 'Kept the stock', page: 2, why: 'removed' },
    ],
    isComplete: true,
  });
  expect(text).toContain('2 lines of your file are not in this document');
  expect(text).toMatch(/place these \(1\) Chess club .* read the file \(1\) Kept the stock/);
  expect(text).not.toMatch(/every field|all \d+ fields/i);
});

test("doesn't call a file complete if it was read before unplaced lines were listed", () => {
  const text = renderCheck({ missing: [], isComplete: false });
  expect(text).toContain('34 fields read back from this document');
  expect(text).toContain('Read the file again');
  expect(text).not.toMatch(/every field|no line/i);
});
