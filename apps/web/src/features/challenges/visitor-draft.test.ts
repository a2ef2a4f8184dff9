import { expect, it } from 'vitest';
import { readDraft } from './visitor-draft.ts';

it('reads what it wrote', () => {
  const draft = { language: 'python', codes: { python: 'pass', java: 'class Solution {}' } };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

it('takes nothing that is no draft, and of a draft only code in languages that there are', () => {
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '{"language":"ruby","codes":{}}',
    '{"language":"java"}',
    '{"language":"java","codes":null}',
  ])
    expect(readDraft(text)).toBeNull();
  expect(readDraft('{"language":"java","codes":{"java":"x","ruby":"y","cpp":7}}')).toEqual({
    language: 'java',
    codes: { java: 'x' },
  });
});
