import { describe, expect, it } from 'vitest';
import { createVault, VaultError } from './vault.ts';

const createKey = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const plain = Buffer.from('a secret of some length');

describe('the vault', () => {
  it('opens a sealed value only in the same context', () => {
    const vault = createVault(`one:${createKey(1)}`);
    const sealed = vault.seal(plain, 'password|ana');
    expect(vault.open(sealed, 'password|ana')).toEqual(plain);
    expect(() => vault.open(sealed, 'password|bo')).toThrow(VaultError);
  });

  it('seals the same value differently each time', () => {
    const vault = createVault(`one:${createKey(1)}`);
    expect(vault.seal(plain, 'x').equals(vault.seal(plain, 'x'))).toBe(false);
  });

  it('detects any changed byte', () => {
    const vault = createVault(`one:${createKey(1)}`);
    const sealed = vault.seal(plain, 'x');
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open(changed, 'x')).toThrow(VaultError);
    }
    for (let length = 0; length < sealed.length; length += 7)
      expect(() => vault.open(sealed.subarray(0, length), 'x')).toThrow(VaultError);
  });

  it('opens with an older key, but not with a removed one', () => {
    const before = createVault(`one:${createKey(1)}`).seal(plain, 'x');
    const after = createVault(`two:${createKey(2)},one:${createKey(1)}`);
    expect(after.open(before, 'x')).toEqual(plain);
    expect(after.seal(plain, 'x').includes('two')).toBe(true);
    expect(() => createVault(`two:${createKey(2)}`).open(before, 'x')).toThrow('VAULT_KEYS has no key');
  });

  it('hashes text so that any known key finds it again, only in its context', () => {
    const [before] = createVault(`one:${createKey(1)}`).hashes('ada@example.com', 'x');
    const [first, ...older] = createVault(`two:${createKey(2)},one:${createKey(1)}`).hashes('ada@example.com', 'x');
    expect(older).toEqual([before]);
    expect(first).not.toEqual(before);
    expect(createVault(`one:${createKey(1)}`).hashes('ada@example.com', 'y')).not.toContainEqual(before);
    expect(createVault(`one:${createKey(1)}`).hashes('bo@example.com', 'x')).not.toContainEqual(before);
  });

  it('names the invalid entry', () => {
    for (const keys of ['', 'one', 'one:short', `:${createKey(1)}`])
      expect(() => createVault(keys)).toThrow('VAULT_KEYS');
  });
});
