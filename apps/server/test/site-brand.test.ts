import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type TestApp, useTestApp } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'foothold-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
const brandFile = join(folder, 'brand.json');
writeFileSync(brandFile, JSON.stringify({ name: 'Quillmark & Co' }));

const ours = useTestApp();
const theirs = useTestApp({ BRAND_FILE: brandFile, PORTAL_URL: 'https://members.example.com/in' });

const readArticle = async (test: TestApp, kind: 'help' | 'documentation', slug: string) =>
  (await test.visitor().api.site.content({ kind, slug })).html;

it('serves the same content under another brand, escaped in HTML', async () => {
  const [before, after] = [
    await readArticle(ours, 'documentation', 'quick-start'),
    await readArticle(theirs, 'documentation', 'quick-start'),
  ];
  expect(before).toContain('Foothold');
  expect(after).not.toContain('Foothold');
  expect(after).toBe(before.replaceAll('Foothold', 'Quillmark &amp; Co'));
});

it('links to the portal at another address', async () => {
  const [before, after] = [
    await readArticle(ours, 'help', 'create-an-account-and-log-in'),
    await readArticle(theirs, 'help', 'create-an-account-and-log-in'),
  ];
  expect(before).toContain('href="/portal/signup"');
  expect(after).toBe(before.replaceAll('href="/portal/', 'href="https://members.example.com/in/'));
});

it('finds texts by the name of their brand', async () => {
  const find = async (test: TestApp, q: string) =>
    (await test.visitor().api.site.search({ q, kind: 'documentation' })).hits.map(({ excerpt }) => excerpt);
  expect((await find(ours, 'Quillmark')).join()).not.toContain('Quillmark');
  expect((await find(theirs, 'Quillmark')).join()).toContain('Quillmark & Co');
});
