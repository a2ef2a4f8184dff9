import { inquiryFilterSchema } from '@foothold/contracts/support';
import { describe, expect, test } from 'vitest';
import {
  buildInquiriesFromHref,
  buildInquiriesHref,
  exportHref,
  type InquiryQuery,
  isFiltered,
  parseInquiryQuery,
} from './query.ts';

const parse = (search: string) => parseInquiryQuery(`https://example.com/console/inquiries${search}`);
const OPEN_FILTER: InquiryQuery = { kind: undefined, state: 'open', assignee: undefined, q: undefined, page: 1 };

describe('the address of the inbox', () => {
  test('shows everything open without a query', () => {
    expect(parse('')).toEqual(OPEN_FILTER);
    expect(isFiltered(parse(''))).toBe(false);
  });

  test.each([
    '?kind=waitlist',
    '?state=closed',
    '?state=all',
    '?assignee=me',
    '?assignee=none',
    '?q=mara+quinn',
    '?page=3',
    '?kind=demo&state=answered&assignee=none&q=caf%C3%A9+%26+co&page=2',
  ])('reads and writes %s the same way', (search) => {
    const query = parse(search);
    expect(buildInquiriesHref(query, { page: query.page })).toBe(`/console/inquiries${search}`);
    expect(isFiltered(query)).toBe(search !== '?page=3');
  });

  test('ignores invalid values', () => {
    expect(parse('?kind=cake&state=maybe&assignee=you&q=++&page=0')).toEqual(OPEN_FILTER);
    expect(parse('?kind=toString&page=1.5')).toEqual(OPEN_FILTER);
  });

  test('returns to the first page when one filter changes, and keeps the others', () => {
    expect(buildInquiriesHref(parse('?kind=demo&q=ada&page=4'), { state: 'all' })).toBe(
      '/console/inquiries?kind=demo&state=all&q=ada',
    );
    expect(buildInquiriesHref(parse('?kind=demo&q=ada'), { kind: undefined })).toBe('/console/inquiries?q=ada');
  });
});

test('exports exactly what is shown, with parameters that the API accepts', () => {
  for (const search of ['', '?state=all', '?kind=support&assignee=me&q=two+words&page=7']) {
    const { page: _, ...shown } = parse(search);
    const sent = new URL(exportHref(parse(search)), 'https://example.com').searchParams;
    expect({
      kind: undefined,
      assignee: undefined,
      q: undefined,
      ...inquiryFilterSchema.parse(Object.fromEntries(sent)),
    }).toEqual(shown);
  }
});

test("finds a person's other inquiries in every state", () => {
  expect(buildInquiriesFromHref('mara+jobs@example.com')).toBe(
    '/console/inquiries?state=all&q=mara%2Bjobs%40example.com',
  );
});
