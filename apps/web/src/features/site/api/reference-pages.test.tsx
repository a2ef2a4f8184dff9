import { API_FILE, getApiGroupPath } from '@foothold/contracts/api-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ErrorsPage } from './errors-page.tsx';
import { GroupPage } from './group-page.tsx';
import { IndexPage } from './index-page.tsx';
import { createOpenApi } from './openapi.server.ts';
import { getApiErrors, getApiGroup, getApiIndex } from './reference.server.ts';

const ORIGIN = 'https://example.com';
/** The size limit of a page, not counting the site's header, footer, and scripts. */
const MAX_ELEMENTS = 2_200;
const MAX_BYTES = 150_000;

const index = getApiIndex();
const pages = [
  { name: 'overview', page: <IndexPage {...index} /> },
  { name: 'errors', page: <ErrorsPage {...getApiErrors()} /> },
  ...index.groups.map(({ id }) => {
    const group = getApiGroup(id, ORIGIN);
    if (!group) throw new Error(`The group ${id} has no page.`);
    return { name: id, page: <GroupPage {...group} /> };
  }),
].map(({ name, page }) => ({
  name,
  html: renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>{page}</AppDataProvider>
    </MemoryRouter>,
  ),
}));
const getHtml = (name: string) => pages.find((page) => page.name === name)?.html ?? '';

test.each(pages)('the API reference page $name stays small', ({ html }) => {
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(MAX_ELEMENTS);
  expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
});

test("every endpoint is on its group's page, and the overview links to it", () => {
  const overview = getHtml('overview');
  for (const { id, endpoints } of index.groups)
    for (const endpoint of endpoints) {
      expect(getHtml(id)).toContain(`<details id="${endpoint.id}"`);
      expect(overview).toContain(`href="${getApiGroupPath(id)}#${endpoint.id}"`);
      // Links from when there was only one page still reach the endpoint's line.
      expect(overview).toContain(`<li id="${endpoint.id}"`);
    }
});

test('every error that an endpoint links to is on the errors page', () => {
  const linked = pages.flatMap(({ html }) => [...html.matchAll(/errors#(error-[a-z.-]+)"/g)].map(([, id]) => id));
  expect(linked.length).toBeGreaterThan(500);
  for (const id of new Set(linked)) expect(getHtml('errors')).toContain(`id="${id}"`);
});

test('each page links to all others and to the file', () => {
  for (const { html } of pages) {
    for (const { id } of index.groups) expect(html).toContain(`href="${getApiGroupPath(id)}"`);
    expect(html).toContain(`href="${API_FILE}"`);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  }
});

test('the file describes every endpoint as OpenAPI, and every reference in it resolves', async () => {
  const file = await createOpenApi('Example API', ORIGIN);
  expect(file).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: ORIGIN }] });
  for (const { method, path } of index.groups.flatMap(({ endpoints }) => endpoints))
    expect(file.paths?.[path], `${method} ${path}`).toHaveProperty(method.toLowerCase());
  const login = file.paths?.['/auth/login']?.post;
  expect(login).toMatchObject({
    tags: ['Authentication'],
    security: [],
    requestBody: {
      content: {
        'application/json': { schema: { properties: { email: { type: 'string' } }, required: ['email', 'password'] } },
      },
    },
  });
  expect(JSON.stringify(login?.responses?.['401'])).toContain('accounts.credentials');
  expect(login?.responses?.['401']).toHaveProperty(['content', 'application/problem+json']);
  expect(file.paths?.['/api/profile']?.put?.security).toEqual([{ token: ['profile:write'] }, { session: [] }]);
  expect(file.paths?.['/api/accounts/keys']?.post?.security).toEqual([{ session: [] }]);
  expect(file.paths?.['/auth/refresh']?.post?.security).toEqual([{ token: [] }]);
  expect(file.paths?.['/api/resume/analyze']?.post?.requestBody).toHaveProperty([
    'content',
    'multipart/form-data',
    'schema',
    'properties',
    'file',
  ]);
  const references = [...JSON.stringify(file).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
  expect(references.length).toBeGreaterThan(0);
  for (const to of new Set(references)) expect(file, to).toHaveProperty(to.split('/').slice(1));
});
