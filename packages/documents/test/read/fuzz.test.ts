import { interpret } from '@foothold/core/resume';
import { readDocument } from '@foothold/documents/read';
import { writeDocx, writePdf } from '@foothold/documents/write';
import { beforeAll, describe, expect, it } from 'vitest';
import { createZip } from '../hostile/zip.ts';
import { createNurse } from '../write/people.ts';
import { readOutcome } from './outcome.ts';

/** Damage is generated from a seed, so that failures can be reproduced. */
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

const files: Record<string, Uint8Array> = {};

beforeAll(async () => {
  const person = createNurse();
  files['a.pdf'] = await writePdf(person);
  files['a.docx'] = await writeDocx(person);
  const { contact, work } = person;
  const lines = [
    contact.name ?? '',
    contact.email ?? '',
    'Experience',
    ...work.map((role) => `${role.title}, ${role.employer}`),
  ];
  files['a.rtf'] = encode(
    `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}${lines.map((line) => `{\\b ${line}}\\par`).join('\n')}\\trowd\\cellx900 a\\cell\\row}`,
  );
  files['a.json'] = encode(
    JSON.stringify({ basics: { name: contact.name }, work: work.map(({ employer }) => ({ name: employer })) }),
  );
  files['a.txt'] = encode(lines.join('\n'));
  const paragraphs = lines.map((line) => `<text:p>${line.replaceAll('&', '&amp;')}</text:p>`).join('');
  files['a.odt'] = createZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      data: `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${paragraphs}</office:text></office:body></office:document-content>`,
    },
  ]);
});

const encode = (text: string) => new TextEncoder().encode(text);

describe.each(['a.pdf', 'a.docx', 'a.odt', 'a.rtf', 'a.json', 'a.txt'])('%s, damaged', (name) => {
  it('is intact before it is damaged', async () => {
    expect(await readOutcome(getBytes(name), { name })).toBe('read');
  });

  it('with changed bytes produces a reading or an error', async () => {
    for (const seed of SEEDS) await readOrRefuse(mutate(getBytes(name), seed), name, seed);
  });

  it('cut anywhere produces a reading or an error', async () => {
    const whole = getBytes(name);
    for (const seed of SEEDS) {
      await readOrRefuse(whole.subarray(0, Math.floor((whole.length * seed) / SEEDS.length)), name, seed);
    }
  });

  it('with moved, doubled, or missing parts produces a reading or an error', async () => {
    for (const seed of SEEDS) await readOrRefuse(shuffleParts(getBytes(name), seed), name, seed);
  });
});

function getBytes(name: string): Uint8Array {
  return new Uint8Array(files[name] ?? []);
}

/** Any result must be interpretable; `interpret` never throws. */
async function readOrRefuse(bytes: Uint8Array, name: string, seed: number): Promise<void> {
  const outcome = await readOutcome(bytes, { name });
  expect(outcome, `${name}, seed ${seed}`).toMatch(
    /^(?:read|document\.(?:damaged|empty|encrypted|no-text|image-only|too-complex|type-unsupported|type-mismatch|unsafe-markup|not-json-resume))$/,
  );
  if (outcome !== 'read') return;
  const document = await readDocument(bytes, { name });
  if (!('resume' in document)) expect(interpret(document).text.pages.length).toBeGreaterThan(0);
}

/** Changes a few bytes, more of them with each seed. */
function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const copy = bytes.slice();
  for (let i = 0; i < 4 * seed; i++) copy[random(copy.length)] = random(256);
  return copy;
}

function shuffleParts(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed + 1000);
  const cuts = [0, random(bytes.length), random(bytes.length), random(bytes.length), bytes.length].sort(
    (a, b) => a - b,
  );
  const parts = cuts.slice(1).map((end, i) => bytes.subarray(cuts[i], end));
  return Buffer.concat(Array.from({ length: 2 + random(6) }, () => parts[random(parts.length)] ?? bytes));
}

/** Numbers below a bound, the same sequence for the same seed (Mulberry32). */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
