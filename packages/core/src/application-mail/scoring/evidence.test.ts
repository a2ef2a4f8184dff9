import { describe, expect, it } from 'vitest';
import { trainedModels } from '../models.ts';
import { toSentences } from '../signals.ts';
import { findEvidence } from './evidence.ts';

const best = (kind: 'rejected' | 'offer' | 'interview', text: string, subject = 'Hello') =>
  findEvidence(subject, toSentences(text), trainedModels().sentences).best(kind);

describe('how probable it is that a sentence says something', () => {
  it('doesn’t depend on its end mark, its greeting, or the names in it', () => {
    for (const text of [
      'We gave the Baker job to another applicant.',
      'We gave the Baker job to another applicant!',
      'Hi Robin, we gave the Weaver job to another applicant.',
    ])
      expect([text, best('rejected', text).share > 0.9]).toEqual([text, true]);
  });

  it('is small for what happens under a condition, and what another message is quoted with', () => {
    expect(best('offer', 'We are pleased to offer you the position of Cook.').share).toBeGreaterThan(0.9);
    expect(best('offer', 'If you are selected, we will offer you the position of Cook.').share).toBeLessThan(0.6);
    expect(best('offer', '“We are pleased to offer you the position of Cook.”').share).toBe(0);
  });

  it('takes no decision from a subject', () => {
    expect(best('rejected', 'Good day.', 'You have not been selected').share).toBeLessThan(0.5);
  });
});
