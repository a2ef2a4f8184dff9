import { CODE_EXAMPLES, getCodeDownloadPath, getMaterialDownloadPath, MATERIALS } from '@foothold/contracts/learning';
import { readDocument } from '@foothold/documents/read';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { useTestApp } from './harness.ts';

const test = useTestApp();

async function download(path: string, headers: Record<string, string> = {}) {
  const answer = await test.visitor().request(path, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function readWords(bytes: Uint8Array): Promise<string> {
  const document = await readDocument(bytes, { name: 'material.pdf' });
  if (!('pages' in document)) throw new Error('not a document with pages');
  return document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}

describe('GET /api/download/material/{slug}', () => {
  it.each(MATERIALS)('%s is a PDF that our own reader can read', async (slug) => {
    const { answer, bytes } = await download(getMaterialDownloadPath(slug));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.pdf"`);
    const material = (await test.visitor().api.learning.files()).materials.find((one) => one.slug === slug);
    // If a PDF changed by more, correct `kilobytes` in its file.
    expect(Math.abs((material?.size ?? 0) / bytes.length - 1)).toBeLessThan(0.02);
    const text = await readWords(bytes);
    expect(text).toContain(material?.title);
    expect(text.length).toBeGreaterThan(5000);
    expect(material?.parts.length).toBeGreaterThan(4);
    for (const part of material?.parts ?? []) expect(text).toContain(part.split(' ').slice(0, 3).join(' '));
    // No Markdown or placeholders remain.
    expect(text).not.toMatch(/\{brand\}|\| ---|\]\(http|^## /);
  });
});

describe('GET /api/download/code/{slug}', () => {
  it.each(CODE_EXAMPLES)('%s is a zip with a README and tests', async (slug) => {
    const { answer, bytes } = await download(getCodeDownloadPath(slug));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.zip"`);
    const zip = await fromBufferPromise(Buffer.from(bytes));
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    const example = (await test.visitor().api.learning.files()).code.find((one) => one.slug === slug);
    expect(names).toEqual(example?.files.map((file) => `${slug}/${file}`));
    expect(example?.size).toBe(bytes.length);
    expect(names).toContain(`${slug}/README.md`);
    expect(names.some((name) => /test/.test(name))).toBe(true);
    expect(names.some((name) => /node_modules|__pycache__/.test(name))).toBe(false);
  });
});

describe('a download', () => {
  const paths = [getMaterialDownloadPath('interview-prep-checklist'), getCodeDownloadPath('react-patterns')];

  it.each(paths)("%s is the same file on every call, and isn't sent again to clients that have it", async (path) => {
    const [first, second] = [await download(path), await download(path)];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    const etag = first.answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await download(path, { 'if-none-match': etag });
    expect(again.answer.status).toBe(304);
    expect(again.answer.headers.get('etag')).toBe(etag);
    expect(again.bytes).toHaveLength(0);
    expect((await download(path, { 'if-none-match': '"another"' })).answer.status).toBe(200);
    for (const known of ['*', `W/${etag}`, `"another", ${etag}`])
      expect((await download(path, { 'if-none-match': known })).answer.status, known).toBe(304);
  });

  it.each([
    '/api/download/material/react-patterns',
    '/api/download/code/nothing',
    '/api/download/material/..%2F..%2Fpackage',
  ])('returns 404 for %s', async (path) => {
    const answer = await test.visitor().request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ code: 'resource.not-found', message: expect.any(String) });
  });
});
