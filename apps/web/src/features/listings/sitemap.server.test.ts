import type { SitemapPart } from '@foothold/contracts/listings';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { renderJobSitemap, renderJobSitemapPart } from './sitemap.server.ts';

function createArgs(part: SitemapPart) {
  const context = new RouterContextProvider();
  const calls: unknown[] = [];
  const api = {
    listings: {
      sitemap: async (input: unknown) => {
        calls.push(input);
        return part;
      },
    },
  };
  context.set(requestContext, { api, publicUrl: 'https://foothold.example' } as unknown as RequestContext);
  return { args: { context }, calls };
}

const PART = {
  parts: 1,
  listings: [{ id: 'l1', changedAt: '2026-11-20T12:00:00.000Z' }],
  companies: [{ slug: 'café-&-söhne', changedAt: '2026-11-19T12:00:00.000Z' }],
};

test('lists jobs and companies with their last change', async () => {
  const answer = await renderJobSitemap(createArgs(PART).args);
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
  const xml = await answer.text();
  expect(xml).toContain(
    '<url><loc>https://foothold.example/jobs/l1</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>',
  );
  expect(xml).toContain('<loc>https://foothold.example/companies/caf%C3%A9-%26-s%C3%B6hne</loc>');
  expect(xml).toContain('<urlset ');
});

test('lists its parts if there are several', async () => {
  const xml = await (await renderJobSitemap(createArgs({ ...PART, parts: 3 }).args)).text();
  expect(xml).toContain('<sitemapindex ');
  expect([...xml.matchAll(/<sitemap><loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
    'https://foothold.example/sitemap-jobs/1-of-3.xml',
    'https://foothold.example/sitemap-jobs/2-of-3.xml',
    'https://foothold.example/sitemap-jobs/3-of-3.xml',
  ]);
});

test('reads a part from its address', async () => {
  const { args, calls } = createArgs({ ...PART, parts: 3 });
  expect(await (await renderJobSitemapPart(args, '2-of-3.xml')).text()).toContain('/jobs/l1</loc>');
  expect(calls).toEqual([{ part: '2', parts: '3' }]);
});

test.each(['', '0-of-3.xml', '4-of-3.xml', '1-of-3', '1-of-999999.xml', '1-of-0.xml'])(
  'there is no part “%s”',
  async (name) => {
    await expect(renderJobSitemapPart(createArgs(PART).args, name)).rejects.toMatchObject({ init: { status: 404 } });
  },
);
