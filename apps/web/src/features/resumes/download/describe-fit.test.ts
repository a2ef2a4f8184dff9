import { expect, test } from 'vitest';
import { describeFit } from './describe-fit.ts';
import { moveItem, withChoice, withTemplate } from './export-choices.ts';

const FIT = { pages: 1, fontSize: 10.5, fullFontSize: 10.5, smallestFontSize: 9.5, maxPages: 1, fits: true };

test('says the pages, and the text size if it was reduced', () => {
  expect(describeFit(FIT)).toEqual({ isWithinLimit: true, text: '1 page.' });
  expect(describeFit({ ...FIT, pages: 2, maxPages: null })).toEqual({ isWithinLimit: true, text: '2 pages.' });
  expect(describeFit({ ...FIT, fontSize: 9.8 }).text).toBe('1 page. Text at 9.8 points to fit.');
});

test('says why an export has more pages than allowed', () => {
  const { isWithinLimit, text } = describeFit({ ...FIT, pages: 2, fits: false });
  expect(isWithinLimit).toBe(false);
  expect(text).toMatch(/^2 pages instead of 1\. It doesn’t fit even at 9\.5 points/);
});

test('another template brings its own look, but not another paper size or order', () => {
  const choice = { template: 'modern', accent: '1D3F72', font: 'serif', paper: 'a4', order: ['skills'] } as const;
  expect(withTemplate({ ...choice, order: [...choice.order] }, 'trades')).toEqual({
    template: 'trades',
    paper: 'a4',
    order: ['skills'],
  });
  expect(withChoice({ template: 'modern', font: 'serif' }, 'font', undefined)).toEqual({ template: 'modern' });
});

test('moves an item within its list, and not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
