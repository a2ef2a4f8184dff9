import { hash } from 'node:crypto';
import { createCachedPagePolicy } from './content-policy.ts';
import { decode, type Effort, type Encoding, encode } from './encodings.ts';

/** One encoding of a page, ready to send. */
export interface PageBody {
  /** One character per byte. A string is sent together with the head, but bytes would be sent separately. */
  body: string;
  etag: string;
  /** Alternating names and values, which is the fastest input for `writeHead`. */
  headers: string[];
}

/** A page that is the same for every visitor. Its bodies are made when a client first asks for their encoding. */
export interface Page {
  status: number;
  bodies: ReadonlyMap<Encoding, PageBody>;
  /** The body in an encoding, made once even if several clients ask at the same time. */
  encode(encoding: Encoding): Promise<PageBody>;
}

/** Roughly what a body's headers and objects take, in bytes. */
const OVERHEAD = 2_000;

/** What a body takes in memory, in bytes. */
const measureBody = ({ body }: PageBody): number => body.length + OVERHEAD;

export interface PageOptions {
  /** Headers of every response. */
  common: Readonly<Record<string, string>>;
  /** Replaces the response's own. */
  cacheControl?: string;
  secure: boolean;
  effort: Effort;
  /** Called with each body that is made, in bytes of memory. */
  onBody(bytes: number): void;
}

/** Reads a rendered response. Its policy lists the hashes of its inline scripts, because a shared page can't have a nonce. */
export async function readPage(answer: Response, options: PageOptions): Promise<Page> {
  const { common, cacheControl, secure, effort, onBody } = options;
  /** Dropped once a body is made, which the others are made from. An empty text isn't compressed, so it stays. */
  let text: Buffer | null = Buffer.from(await answer.arrayBuffer());
  const tag = hash('sha256', text, 'base64url').slice(0, 22);
  const headers: Record<string, string> = {
    ...common,
    ...Object.fromEntries(answer.headers),
    ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
    'content-security-policy': createCachedPagePolicy(text, secure),
    vary: 'accept-encoding, cookie',
  };
  const bodies = new Map<Encoding, PageBody>();
  const pending = new Map<Encoding, Promise<PageBody>>();

  async function getText(): Promise<Buffer> {
    if (text) return text;
    const [made] = bodies;
    if (!made) throw new Error('The page has neither text nor a body.');
    return decode(Buffer.from(made[1].body, 'latin1'), made[0]);
  }

  async function makeBody(encoding: Encoding): Promise<PageBody> {
    const source = await getText();
    const used = source.length === 0 ? 'identity' : encoding;
    const bytes = await encode(source, used, effort);
    const etag = `"${tag}-${encoding}"`;
    const own = {
      ...headers,
      etag,
      'content-length': String(bytes.length),
      ...(used !== 'identity' && { 'content-encoding': used }),
    };
    const body = { body: bytes.toString('latin1'), etag, headers: Object.entries(own).flat() };
    bodies.set(encoding, body);
    if (source.length > 0) text = null;
    onBody(measureBody(body));
    return body;
  }

  return {
    status: answer.status,
    bodies,
    async encode(encoding) {
      const known = bodies.get(encoding) ?? pending.get(encoding);
      if (known) return known;
      const made = makeBody(encoding).finally(() => pending.delete(encoding));
      pending.set(encoding, made);
      return made;
    },
  };
}
