import { inquiryFilterSchema } from '@foothold/contracts/support';
import { describe, expect, test } from 'vitest';
import { exportHref, type InquiryQuery, inquiriesHref, inquiriesOf, inquiryQuery, isNarrowed } from './query.ts';

const at = (search: string) => inquiryQuery(`https://example.com/console/inquiries${search}`);
const ALL_OPEN: InquiryQuery = { kind: undefined, state: 'open', assignee: undefined, q: undefined, page: 1 };

describe('the address of the inbox', () => {
  test('shows everything open without a query', () => {
    expect(at('')).toEqual(ALL_OPEN);
    expect(isNarrowed(at(''))).toBe(false);
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
    const query = at(search);
    expect(inquiriesHref(query, { page: query.page })).toBe(`/console/inquiries${search}`);
    expect(isNarrowed(query)).toBe(search !== '?page=3');
  });

  test('ignores invalid values', () => {
    expect(at('?kind=cake&state=maybe&assignee=you&q=++&page=0')).toEqual(ALL_OPEN);
    expect(at('?kind=toString&page=1.5')).toEqual(ALL_OPEN);
  });

  test('returns to the first page when one filter changes, and keeps the others', () => {
    expect(inquiriesHref(at('?kind=demo&q=ada&page=4'), { state: 'all' })).toBe(
      '/console/inquiries?kind=demo&state=all&q=ada',
    );
    expect(inquiriesHref(at('?kind=demo&q=ada'), { kind: undefined })).toBe('/console/inquiries?q=ada');
  });
});

test('exports exactly what is shown, with parameters that the API accepts', () => {
  for (const search of ['', '?state=all', '?kind=support&assignee=me&q=two+words&page=7']) {
    const { page: _, ...shown } = at(search);
    const sent = new URL(exportHref(at(search)), 'https://example.com').searchParams;
    expect({
      kind: undefined,
      assignee: undefined,
      q: undefined,
      ...inquiryFilterSchema.parse(Object.fromEntries(sent)),
    }).toEqual(shown);
  }
});

test("finds a person's other inquiries in every state", () => {
  expect(inquiriesOf('mara+jobs@example.com')).toBe('/console/inquiries?state=all&q=mara%2Bjobs%40example.com');
});
