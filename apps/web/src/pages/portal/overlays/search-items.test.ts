import { describe, expect, it } from 'vitest';
import { findItems, listItems } from './search-items.ts';

const FOUND = {
  resumes: [{ id: 'r1', title: 'Platform résumé', job: 'Site Reliability Engineer' }],
  applications: [{ id: 'l1', title: 'Data Analyst', company: 'Larkholt' }],
  articles: [{ slug: 'raise-your-score', title: 'Raise your score', description: 'One change at a time.' }],
};
const items = listItems(FOUND, false);
const find = (typed: string) => findItems(items, typed).map(({ label }) => label);

describe('the search dialog', () => {
  it('shows actions, résumés, and pages before anything is typed', () => {
    expect(find('')).toEqual(expect.arrayContaining(['Upload a résumé', 'Platform résumé', 'Home']));
    expect(find('')).not.toContain('Raise your score');
  });

  it('finds words without their accents, in notes too', () => {
    expect(find('platform resume')[0]).toBe('Platform résumé');
    expect(find('reliability')).toContain('Platform résumé');
    expect(find('larkholt')).toContain('Data Analyst');
  });

  it('puts items whose label starts with the word first', () => {
    expect(find('billing')[0]).toBe('Billing');
    expect(find('raise')[0]).toBe('Raise your score');
  });

  it('always offers to search the listings and the site', () => {
    expect(findItems(items, ' nurse & care ').map(({ effect }) => effect)).toEqual([
      { kind: 'go', to: '/portal/jobs?q=nurse%20%26%20care' },
      { kind: 'go', to: '/search?q=nurse%20%26%20care' },
    ]);
  });

  it('lists the console only for staff', () => {
    expect(find('console')).not.toContain('Admin console');
    expect(findItems(listItems(FOUND, true), 'console').map(({ label }) => label)).toContain('Admin console');
  });
});
