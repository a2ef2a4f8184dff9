import { connect } from 'node:net';
import { contract } from '@foothold/contracts';
import { MEGABYTE } from '@foothold/contracts/endpoint';
import type { RequestContext } from '@foothold/web/context';
import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../src/platform/http/api.ts';
import type { WebApp } from '../src/platform/http/web.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { sendRaw, startSecondServer, toCookieHeader } from './raw.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const forgetLimits = () => test.app.db.deleteFrom('rate_limits').execute();
const readErrorCode = (body: string) => (JSON.parse(body) as { code: string }).code;

const FORM = 'multipart/form-data; boundary=b';
/** The start of a ten-megabyte form whose rest never arrives. */
const partialRequest = { headers: { 'content-type': FORM, 'content-length': '10000000' }, body: '--b\r\ncontent-disp' };
const halfJson = { headers: { 'content-type': 'application/json', 'content-length': '60000' }, body: '{"a' };
const createEmptyFileForm = () => {
  const form = new FormData();
  form.set('file', new File([], 'empty.pdf'));
  return form;
};

describe('a body', () => {
  it("isn't read if the sender may not call the endpoint at all", async () => {
    const endpoints = listEndpoints(contract).filter(
      ({ method, meta }) => method !== 'GET' && meta.access !== 'anyone',
    );
    expect(endpoints.some(({ meta }) => meta.takesForm)).toBe(true);
    for (const { method, path, meta } of endpoints) {
      const body = meta.takesForm ? partialRequest : halfJson;
      const answer = await sendRaw(test.url, path.replaceAll(/\{\w+\}/g, 'x'), { method, ...body });
      expect([method, path, answer.status, readErrorCode(answer.body)]).toEqual([method, path, 401, 'access.sign-in']);
    }
  });

  it("isn't read if the URL doesn't exist", async () => {
    const answer = await sendRaw(test.url, '/api/nothing', { method: 'POST', ...partialRequest });
    expect([answer.status, readErrorCode(answer.body)]).toEqual([404, 'resource.not-found']);
  });

  it("isn't read once the sender exceeded the rate limit, and each call counts once", async () => {
    await forgetLimits();
    for (let count = 0; count < 30; count++) {
      const answer = await test
        .visitor()
        .request('/api/visitor/score', { method: 'POST', body: createEmptyFileForm() });
      expect([count, answer.status]).toEqual([count, 422]);
    }
    const answer = await sendRaw(test.url, '/api/visitor/score', { method: 'POST', ...partialRequest });
    expect([answer.status, readErrorCode(answer.body)]).toEqual([429, 'request.too-many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await forgetLimits();
  });

  it('with too many parts is rejected, while other requests are handled', async () => {
    const body = `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(190_000)}--b--`;
    const answers = await Promise.all([
      sendRaw(test.url, '/api/visitor/score', { method: 'POST', headers: { 'content-type': FORM }, body }),
      test.visitor().request('/healthz'),
    ]);
    expect([answers[0].status, readErrorCode(answers[0].body)]).toEqual([413, 'request.too-large']);
    expect(answers[1].status).toBe(200);
  });

  it('is accepted as a form only where one is expected', async () => {
    const form = new FormData();
    form.set('email', 'a@example.com');
    for (const { path } of listEndpoints(contract).filter(
      ({ method, meta }) => method === 'POST' && meta.access === 'anyone' && !meta.takesForm,
    )) {
      await forgetLimits();
      const answer = await test.visitor().request(path.replaceAll(/\{\w+\}/g, 'x'), { method: 'POST', body: form });
      expect([path, answer.status]).toEqual([path, 415]);
    }
    // As mail programs send it (RFC 8058).
    const oneClick = new FormData();
    oneClick.set('List-Unsubscribe', 'One-Click');
    const token = 'x'.repeat(43);
    const answer = await test
      .visitor()
      .request(`/api/mail/unsubscribe?token=${token}`, { method: 'POST', body: oneClick });
    expect(await answer.json()).toMatchObject({ code: 'accounts.link-expired' });
  });

  it('whose sender disconnects ends its call, and the next one is answered', async () => {
    await forgetLimits();
    const { hostname, port } = new URL(test.url);
    const head = Object.entries(partialRequest.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    for (let count = 1; count <= 5; count++) {
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/visitor/score HTTP/1.1\r\nhost: ${hostname}\r\n${head.join('')}\r\n${partialRequest.body}`,
      );
      await test.eventually(async () => {
        const counts = await test.app.db.selectFrom('rate_limits').select('points').execute();
        return counts.some(({ points }) => points === count);
      });
      socket.destroy();
    }
    const answer = await test.visitor().request('/api/visitor/score', { method: 'POST', body: createEmptyFileForm() });
    expect(answer.status).toBe(422);
    await forgetLimits();
  });
});

describe('page form', () => {
  /** Echoes what it received. A file is scored, as the page does. */
  const echoApp: WebApp<RequestContext> = {
    async render(request, { viewer, api }) {
      if (request.method !== 'POST') return new Response('a page');
      if (!viewer && new URL(request.url).pathname.startsWith('/portal'))
        return Response.redirect('http://x/log-in', 302);
      const form = await request.formData();
      const file = form.get('file');
      if (!(file instanceof File)) return Response.json({ fields: [...form] });
      const outcome = await api.resumes.tryOne({ file }).catch((error: { code: string }) => ({ refused: error.code }));
      const text = await file.text();
      return Response.json({
        name: file.name,
        size: file.size,
        text: text.slice(0, 20),
        jobText: form.get('jobText'),
        ...outcome,
      });
    },
  };
  const withFile = (content: string) => {
    const form = new FormData();
    form.set('file', new File([content], 'Résumé "new".txt', { type: 'text/plain' }));
    form.set('jobText', 'Nurse\r\nin Austin');
    return form;
  };

  it('delivers its file and fields to the pages that accept one, with or without a script', async () => {
    const origin = await startSecondServer(test, echoApp);
    await forgetLimits();
    for (const path of ['/score', '/score.data', '/score/?index']) {
      const answer = await fetch(origin + path, { method: 'POST', body: withFile('x'.repeat(9 * MEGABYTE)) });
      expect(await answer.json()).toMatchObject({
        name: 'Résumé "new".txt',
        size: 9 * MEGABYTE,
        text: 'x'.repeat(20),
        jobText: 'Nurse\r\nin Austin',
      });
    }
    const large = await fetch(`${origin}/score`, { method: 'POST', body: withFile('x'.repeat(11 * MEGABYTE)) });
    expect([large.status, readErrorCode(await large.text())]).toEqual([413, 'request.too-large']);
  });

  it('with a file is rejected on every other page before it is read', async () => {
    const origin = await startSecondServer(test, echoApp);
    for (const path of ['/', '/help-center', '/portal/login', '/portal/resumes/one', '/scores']) {
      const answer = await fetch(origin + path, { method: 'POST', body: withFile('x') });
      expect([path, answer.status, readErrorCode(await answer.text())]).toEqual([
        path,
        415,
        'request.unsupported-type',
      ]);
    }
  });

  it('without a file is limited to the fields and bytes of our own forms', async () => {
    const origin = await startSecondServer(test, echoApp);
    const post = (body: string) =>
      fetch(`${origin}/`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
    expect(await (await post('a=1&b=%C3%A9')).json()).toEqual({
      fields: [
        ['a', '1'],
        ['b', 'é'],
      ],
    });
    expect((await post('a=1&'.repeat(999))).status).toBe(200);
    expect((await post('a=1&'.repeat(1000))).status).toBe(413);
    expect((await post(`a=${'x'.repeat(MEGABYTE - 2)}`)).status).toBe(200);
    expect((await post(`a=${'x'.repeat(MEGABYTE)}`)).status).toBe(413);
  });

  it('is answered before it arrives if the sender must sign in first', async () => {
    const origin = await startSecondServer(test, echoApp);
    const visitor = await sendRaw(origin, '/portal/resumes', { method: 'POST', ...partialRequest });
    expect([visitor.status, visitor.headers.location]).toEqual([302, 'http://x/log-in']);
    const member = await signUp(test, { confirmed: false });
    const answer = await fetch(`${origin}/portal/resumes`, {
      method: 'POST',
      headers: { cookie: toCookieHeader(member) },
      body: withFile('x'),
    });
    expect(await answer.json()).toMatchObject({ size: 1 });
  });

  it("counts once toward the limit for reading files, and isn't read beyond it", async () => {
    const origin = await startSecondServer(test, echoApp);
    await forgetLimits();
    for (let count = 0; count < 30; count++) {
      const answer = await fetch(`${origin}/score`, { method: 'POST', body: createEmptyFileForm() });
      expect([count, await answer.json()]).toMatchObject([count, { refused: 'document.empty' }]);
    }
    const answer = await sendRaw(origin, '/score', { method: 'POST', ...partialRequest });
    expect([answer.status, readErrorCode(answer.body)]).toEqual([429, 'request.too-many']);
    await forgetLimits();
  });
});
