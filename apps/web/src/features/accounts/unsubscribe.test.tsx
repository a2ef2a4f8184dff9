import { DEFAULT_BRAND } from '@foothold/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { loadUnsubscribe, unsubscribe } from './unsubscribe.server.ts';
import { UnsubscribePage, type UnsubscribePageProps } from './unsubscribe-page.tsx';

const PAGE = 'https://app.example/unsubscribe';

/** Loader or action arguments, with a server that accepts or rejects the token. */
function createArgs(request: Request, answer: () => Promise<object>) {
  const context = new RouterContextProvider();
  const end = vi.fn(answer);
  context.set(requestContext, {
    publicUrl: 'https://app.example',
    api: { accounts: { privacy: { unsubscribe: end } } },
  } as unknown as RequestContext);
  return { args: { request, context } as Parameters<typeof unsubscribe>[0], end };
}

const refusal = { code: 'accounts.link-expired', status: 400, message: 'This link has expired.' };

/** Opens the link and returns the cookie it sets. */
async function openLink(token: string): Promise<string> {
  const { args } = createArgs(new Request(`${PAGE}?token=${token}`), async () => ({}));
  const answer = await loadUnsubscribe(args).catch((thrown: unknown) => thrown as Response);
  if (!(answer instanceof Response)) throw new Error('The token stayed in the address.');
  expect(answer.headers.get('location')).toBe('/unsubscribe');
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

test('opening the link removes the token from the address and unsubscribes nobody; one click does', async () => {
  const cookie = await openLink('id.signature-of-the-id');
  const { args, end } = createArgs(new Request(PAGE, { method: 'POST', headers: { cookie } }), async () => ({}));
  await expect(unsubscribe(args)).resolves.toMatchObject({ data: { done: true } });
  expect(end).toHaveBeenCalledExactlyOnceWith({ query: { token: 'id.signature-of-the-id' } });
});

test("an unknown link isn't reported as a server error", async () => {
  const cookie = await openLink('id.somebody-made-this-up');
  const { args } = createArgs(new Request(PAGE, { method: 'POST', headers: { cookie } }), () =>
    Promise.reject(refusal),
  );
  await expect(unsubscribe(args)).resolves.toMatchObject({ data: { done: false }, init: { status: 400 } });
});

function renderPage(props: UnsubscribePageProps): string {
  const data = { brand: DEFAULT_BRAND, portalUrl: '/portal' } as Parameters<typeof AppDataProvider>[0]['data'];
  const element = (
    <AppDataProvider data={data}>
      <UnsubscribePage {...props} />
    </AppDataProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('the page says which emails continue, before and after the click', () => {
  const html = renderPage({ hasLink: true, outcome: null });
  expect(html).toContain('Unsubscribe from news emails?');
  const done = renderPage({ hasLink: true, outcome: { done: true } });
  expect(done).toContain('You won’t get any more news');
  for (const page of [html, done]) expect(page).toContain('We’ll still send emails your account needs');
  expect(renderPage({ hasLink: false, outcome: null })).not.toContain('Unsubscribe from news emails?');
});
