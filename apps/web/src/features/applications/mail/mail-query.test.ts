import { describe, expect, it } from 'vitest';
import { buildMailHref, parseMailQuery } from './mail-query.ts';

const parse = (search: string) => parseMailQuery(`https://foothold.example/portal/applications/mail${search}`);

describe('the address of the emails', () => {
  it('holds the page, the filter, and the email to choose for', () => {
    const query = { page: 3, waiting: true, choose: 'an-id' };
    expect(buildMailHref(query)).toBe('?show=waiting&page=3&choose=an-id');
    expect(parse(buildMailHref(query))).toEqual(query);
  });

  it('shows the first page of all emails if it says nothing, or nothing valid', () => {
    const all = { page: 1, waiting: false, choose: null };
    for (const search of ['', '?page=-1&show=everything&choose=']) expect(parse(search)).toEqual(all);
    expect(buildMailHref(all)).toBe('?');
  });
});
