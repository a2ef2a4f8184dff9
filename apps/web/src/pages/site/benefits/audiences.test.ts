import { describe, expect, test } from 'vitest';
import { AUDIENCE_TEXTS, AUDIENCES, parseAudience } from './audiences.ts';

describe('benefits tabs', () => {
  test('are job-seekers, the default, and recruiters', () => {
    expect(AUDIENCES).toEqual(['job-seekers', 'recruiters']);
    expect(parseAudience(null)).toBe('job-seekers');
    expect(parseAudience('recruiters')).toBe('recruiters');
    expect(parseAudience('<script>')).toBe('job-seekers');
  });
});

test('the 90-day hiring guarantee is on the recruiters tab', () => {
  expect(AUDIENCE_TEXTS.recruiters.claims).toContainEqual(
    expect.objectContaining({ figure: '90-day', label: 'Hiring guarantee' }),
  );
});
