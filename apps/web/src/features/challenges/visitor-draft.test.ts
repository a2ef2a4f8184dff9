import { expect, it } from 'vitest';
import { parseDraft } from './visitor-draft.ts';

it('reads back a draft', () => {
  const draft = { language: 'python', codes: { python: 'pass', java: 'class Solution {}' } };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

it("rejects anything that isn't a draft, and keeps only code in known languages", () => {
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '{"language":"ruby","codes":{}}',
    '{"language":"java"}',
    '{"language":"java","codes":null}',
  ])
    expect(parseDraft(text)).toBeNull();
  expect(parseDraft('{"language":"java","codes":{"java":"x","ruby":"y","cpp":7}}')).toEqual({
    language: 'java',
    codes: { java: 'x' },
  });
});
