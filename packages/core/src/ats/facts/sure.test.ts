import { describe, expect, it } from 'vitest';
import type { FieldSource } from '../../resume/reading.ts';
import { isReadingSure } from './sure.ts';

const source = (confidence: number): FieldSource => ({ spans: [], confidence, origin: 'read' });

describe('isReadingSure', () => {
  const provenance = {
    'work/w1/title': source(0.95),
    'work/w1/bullets/b1': source(0.5),
    'work/w10/title': source(0.95),
    'contact/email': source(1),
    'contact/phone': source(1),
  };

  it('doubts an entry with a doubtful field, and no other entry', () => {
    expect(isReadingSure({ provenance }, 'work/w1/')).toBe(false);
    expect(isReadingSure({ provenance }, 'work/w10/')).toBe(true);
  });

  it('doubts a résumé if more than one of five fields is doubtful', () => {
    expect(isReadingSure({ provenance })).toBe(true);
    expect(isReadingSure({ provenance: { ...provenance, 'contact/name': source(0.4) } })).toBe(false);
  });

  it('is sure of what a person typed', () => {
    expect(isReadingSure({}, 'work/w1/')).toBe(true);
  });
});
