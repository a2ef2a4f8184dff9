import { limits } from '@foothold/contracts/accounts';
import { expect, test } from 'vitest';
import { advisePassword, measureEffectiveLength } from './password-advice.ts';

const getLevel = (password: string, own: string[] = []) => advisePassword(password, own, limits.password).level;

test.each([
  ['', 'short'],
  ['short one', 'short'],
  ['P@ssw0rd123!', 'weak'],
  ['1234567890', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiop98765', 'weak'],
  ['Summer2026!', 'weak'],
  ['mikado-tern', 'fair'],
  ['granite otter ledger', 'strong'],
  ['Xv7#kQ2p!mZ9wLr4', 'strong'],
])('“%s” is %s', (password, level) => {
  expect(getLevel(password)).toBe(level);
});

test("counts the person's own name for little", () => {
  expect(getLevel('margaretolsen')).toBe('fair');
  expect(getLevel('margaretolsen', ['Margaret', 'Olsen'])).toBe('weak');
});

test('says how many characters are missing', () => {
  expect(advisePassword('a'.repeat(limits.password.min - 1), [], limits.password).text).toBe('1 more character to go.');
  expect(advisePassword('a'.repeat(limits.password.min - 3), [], limits.password).text).toBe(
    '3 more characters to go.',
  );
});

test('never rates a longer password as weaker', () => {
  for (const start of ['mikado-tern', 'granite otter', 'password', '1234567890'])
    expect(measureEffectiveLength(`${start} velvet`, [])).toBeGreaterThan(measureEffectiveLength(start, []));
});
