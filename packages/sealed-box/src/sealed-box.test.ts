import { describe, expect, it } from 'vitest';
import {
  fromBase64,
  isBoxKey,
  makeBoxKeys,
  openBox,
  openText,
  padText,
  SealedBoxError,
  sealBox,
  toBase64,
} from './index.ts';

const plain = new TextEncoder().encode('a secret, ключ, 秘密');

describe('a sealed box', () => {
  it('opens with the private key it was sealed for, in the same context', async () => {
    const keys = await makeBoxKeys();
    const box = await sealBox(keys.publicKey, plain, 'mailbox|ana|1');
    expect(await openBox(keys, box, 'mailbox|ana|1')).toEqual(plain);
  });

  it('opens neither in another context nor with another key', async () => {
    const [keys, others] = [await makeBoxKeys(), await makeBoxKeys()];
    const box = await sealBox(keys.publicKey, plain, 'mailbox|ana|1');
    await expect(openBox(keys, box, 'mailbox|bo|1')).rejects.toThrow(SealedBoxError);
    await expect(openBox(others, box, 'mailbox|ana|1')).rejects.toThrow(SealedBoxError);
    // The right private key with another public key: the box is bound to the pair.
    await expect(openBox({ ...keys, publicKey: others.publicKey }, box, 'mailbox|ana|1')).rejects.toThrow(
      SealedBoxError,
    );
  });

  it('detects every changed byte and every truncation', async () => {
    const keys = await makeBoxKeys();
    const box = await sealBox(keys.publicKey, plain, 'x');
    for (let index = 0; index < box.length; index++) {
      const changed = box.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(openBox(keys, changed, 'x')).rejects.toThrow(SealedBoxError);
    }
    for (let length = 0; length < box.length; length++)
      await expect(openBox(keys, box.slice(0, length), 'x')).rejects.toThrow(SealedBoxError);
  });

  it("never looks the same twice, and doesn't reveal its content", async () => {
    const { publicKey } = await makeBoxKeys();
    const [one, two] = [await sealBox(publicKey, plain, 'x'), await sealBox(publicKey, plain, 'x')];
    expect(one).not.toEqual(two);
    expect(Buffer.from(one).includes(Buffer.from(plain))).toBe(false);
  });

  it('keeps its private key non-extractable', async () => {
    const { privateKey } = await makeBoxKeys();
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
  });

  it('accepts only a point on the curve as a public key', async () => {
    const { publicKey } = await makeBoxKeys();
    expect(await isBoxKey(publicKey)).toBe(true);
    const off = publicKey.slice();
    off[64] = (off[64] ?? 0) ^ 1;
    for (const other of [off, publicKey.slice(1), new Uint8Array(65), new Uint8Array()]) {
      expect(await isBoxKey(other)).toBe(false);
      await expect(sealBox(other, plain, 'x')).rejects.toThrow(SealedBoxError);
    }
  });

  it('is encoded as base64', () => {
    expect(fromBase64(toBase64(plain))).toEqual(plain);
    expect(() => fromBase64('no ba$e64')).toThrow(SealedBoxError);
  });

  it("doesn't reveal a text's length by its own", async () => {
    const keys = await makeBoxKeys();
    const lengths = new Set<number>();
    for (const text of ['', 'a', 'x'.repeat(200), 'ключ 秘密 🔑']) {
      const box = await sealBox(keys.publicKey, padText(text), 'x');
      expect(await openText(keys, box, 'x')).toBe(text);
      lengths.add(box.length);
    }
    expect(lengths.size).toBe(1);
    const long = '秘'.repeat(256);
    expect(await openText(keys, await sealBox(keys.publicKey, padText(long), 'x'), 'x')).toBe(long);
  });
});
