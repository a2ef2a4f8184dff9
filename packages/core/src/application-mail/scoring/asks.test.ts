import { describe, expect, it } from 'vitest';
import { toSentences } from '../signals.ts';
import { listAsks } from './asks.ts';

const read = (text: string) => listAsks(toSentences(text)[0]?.plain ?? '');

describe('what a sentence asks for', () => {
  it.each([
    ['Please upload your transcript by Friday.', ['ask please', 'ask deadline', 'ask please for document']],
    ['Can you send me the names of two supervisors?', ['ask question', 'ask question for reference']],
    ['You must take the online assessment.', ['ask must', 'ask must for test']],
    ['We still need a signed consent form.', ['ask want', 'ask want for form']],
    ['The last page isn’t signed.', ['ask lacking', 'ask lacking for form']],
    [
      'Reply within 48 hours or we will close your application.',
      ['ask consequence', 'ask consequence for application'],
    ],
    ['To keep your application moving, record three answers.', ['ask purpose', 'ask purpose for recording']],
  ])('“%s”', (text, asks) => {
    expect(read(text)).toEqual(expect.arrayContaining(asks));
  });

  it.each(['Thank you for completing the assessment.', 'Your transcript arrived.', 'The shop is at 12 Main Street.'])(
    'is nothing in “%s”',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
