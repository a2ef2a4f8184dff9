import { describe, expect, it } from 'vitest';
import { parseAddress } from './address.ts';

const parse = (text: string) => parseAddress(text, ['127.0.0.1:4000']);

describe('an address of an endpoint', () => {
  it('may be any public one with https', () => {
    for (const url of ['https://example.com/hooks?a=1', 'https://example.com:8443/', 'https://8.8.8.8/x'])
      expect(parse(url)).toBe(url);
    expect(parse(' https://EXAMPLE.com/a#part ')).toBe('https://example.com/a');
    expect(parse('http://127.0.0.1:4000/')).toBe('http://127.0.0.1:4000/');
  });

  it('is refused if it is internal, unencrypted, or holds a password', () => {
    for (const url of [
      'http://example.com/',
      'ftp://example.com/',
      'https://user:secret@example.com/',
      'https://localhost/',
      'https://api.localhost/',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://router/',
      'https://127.0.0.1/',
      'https://127.0.0.1:4001/',
      'https://2130706433/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[fd00::1]/',
      'example.com',
      '',
    ])
      expect(() => parse(url), url).toThrow('webhooks.url');
  });
});
