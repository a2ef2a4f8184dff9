import { describe, expect, test } from 'vitest';
import { buildRegistrationsHref, parseRegistrationsQuery } from './query.ts';

const parse = (search: string) => parseRegistrationsQuery(`https://example.com/console/registrations${search}`);

describe('registrations address', () => {
  test.each(['', '?state=new', '?state=in-review', '?q=mara+quinn', '?page=3', '?state=returned&q=caf%C3%A9&page=2'])(
    '%s is parsed and written the same',
    (search) => {
      const query = parse(search);
      expect(buildRegistrationsHref(query, { page: query.page })).toBe(`/console/registrations${search}`);
    },
  );

  test('invalid values are left out, and so are pending registrations', () => {
    const everything = { state: undefined, q: undefined, page: 1 };
    expect(parse('?state=cake&q=++&page=0')).toEqual(everything);
    expect(parse('?state=waiting')).toEqual(everything);
  });

  test('another filter goes back to the first page', () => {
    expect(buildRegistrationsHref(parse('?q=mara&page=4'), { state: 'new' })).toBe(
      '/console/registrations?state=new&q=mara',
    );
  });
});
