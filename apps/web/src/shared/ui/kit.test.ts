import { expect, test } from 'vitest';
import { getInitials } from '../../pages/portal/account-menu.tsx';
import { formatCopyrightYears } from '../../pages/site/footer.tsx';
import { findRefusal } from './file-drop.tsx';
import { listVisiblePages } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %i of %i the pagination offers %j', (page, pages, expectedPages) => {
  expect(listVisiblePages(page, pages)).toEqual(expectedPages);
});

test.each([
  ['cv.pdf', 5, null],
  ['CV.PDF', 5, null],
  ['cv.pdf.exe', 5, 'type'],
  ['cv', 5, 'type'],
  ['cv.pdf', 101, 'size'],
  ['cv.pdf', 0, 'empty'],
])('a file %s of %i bytes is refused for %s', (name, size, kind) => {
  expect(findRefusal({ name, size }, '.pdf, .docx', 100)?.kind ?? null).toBe(kind);
});

test.each([
  ['Ines Varga', 'IV'],
  ['  Ines   Maria Varga ', 'IV'],
  ['Ægir', 'Æ'],
  ['李 明', '李明'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test('the copyright is a range from its first year on', () => {
  expect(formatCopyrightYears(2024, 2024)).toBe('2024');
  expect(formatCopyrightYears(2024, 2026)).toBe('2024–2026');
});
