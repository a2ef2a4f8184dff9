import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptMessage, isUsable } from './encrypt.ts';

const decode = (text: string) => Buffer.from(text, 'base64url');

describe('encryptMessage', () => {
  it('encrypts the example of RFC 8291, appendix A', () => {
    const body = encryptMessage(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        publicKey: decode('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
        authSecret: decode('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      {
        privateKey: decode('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
        salt: decode('DGv6ra1nlYgDCS1FRnbzlw'),
      },
    );
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is different each time', () => {
    const keys = { publicKey: createECDH('prime256v1').generateKeys(), authSecret: randomBytes(16) };
    const [first, second] = [1, 2].map(() => encryptMessage(Buffer.from('same'), keys));
    expect(first?.equals(second as Buffer)).toBe(false);
  });
});

describe('isUsable', () => {
  const publicKey = createECDH('prime256v1').generateKeys();
  const authSecret = randomBytes(16);

  it('accepts a point on the curve with a secret of 16 bytes', () => {
    expect(isUsable({ publicKey, authSecret })).toBe(true);
  });

  it('rejects other points and lengths', () => {
    const offCurve = Buffer.from(publicKey);
    offCurve[64] = (offCurve[64] ?? 0) ^ 1;
    expect(isUsable({ publicKey: offCurve, authSecret })).toBe(false);
    expect(isUsable({ publicKey: publicKey.subarray(1), authSecret })).toBe(false);
    expect(isUsable({ publicKey: Buffer.alloc(65), authSecret })).toBe(false);
    expect(isUsable({ publicKey, authSecret: authSecret.subarray(1) })).toBe(false);
  });
});
