import { describe, expect, test } from 'vitest';
import { AUDIENCE_TEXTS, AUDIENCES, audienceOf } from './audiences.ts';

describe('benefits tabs', () => {
  test('are job-seekers, the default, and recruiters', () => {
    expect(AUDIENCES).toEqual(['job-seekers', 'recruiters']);
    expect(audienceOf(null)).toBe('job-seekers');
    expect(audienceOf('recruiters')).toBe('recruiters');
    expect(audienceOf('<script>')).toBe('job-seekers');
  });
});

test('the 90-day hiring guarantee is on the recruiters tab', () => {
  expect(AUDIENCE_TEXTS.recruiters.claims).toContainEqual(
    expect.objectContaining({ figure: '90-day', label: 'Hiring guarantee' }),
  );
});
