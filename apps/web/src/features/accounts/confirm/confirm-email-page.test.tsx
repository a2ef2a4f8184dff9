import { DEFAULT_BRAND } from '@foothold/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { type RequestContext, requestContext } from '../../../shared/request-context.ts';
import { confirmOrResend, loadConfirmation } from './confirm-email.server.ts';
import { ConfirmEmailPage, type ConfirmEmailPageProps } from './confirm-email-page.tsx';

const PAGE = 'https://app.example/confirm-email';
const COOKIE = 'link-confirm-email=';

type ApiCalls = Partial<
  Record<'confirmation' | 'confirmEmail' | 'confirmWithPassword' | 'claim', () => Promise<object>>
>;

function callAction(calls: ApiCalls, form?: Record<string, string>, cookie = '') {
  const context = new RouterContextProvider();
  const accounts = Object.fromEntries(Object.entries(calls).map(([name, answer]) => [name, vi.fn(answer)]));
  context.set(requestContext, {
    publicUrl: 'https://app.example',
    viewer: null,
    api: { accounts },
  } as unknown as RequestContext);
  const request = new Request(PAGE, {
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { args: { request, context } as Parameters<typeof confirmOrResend>[0], accounts };
}

/** Opens the link and returns the cookie it sets. */
async function openLink(): Promise<string> {
  const { args } = callAction({});
  const request = new Request(`${PAGE}?token=a-token-of-a-message`);
  const answer = await loadConfirmation({ ...args, request }).catch((thrown: unknown) => thrown as Response);
  if (!(answer instanceof Response)) throw new Error('The token stayed in the address.');
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(cookie).toContain(COOKIE);
  return cookie;
}

const trialEndsAt = '2026-12-05T12:00:00.000Z';
const mockConfirmed = async () => ({ email: 'ines@example.com', trialEndsAt });

test.each([
  ['password', 'confirmWithPassword', false],
  ['claim', 'claim', true],
] as const)("the form %s sends the link's token and the input", async (intent, name, claimed) => {
  const { args, accounts } = callAction(
    { [name]: mockConfirmed },
    { intent, password: 'four plain words here' },
    await openLink(),
  );
  await expect(confirmOrResend(args)).resolves.toMatchObject({
    data: { confirmation: { state: 'confirmed', email: 'ines@example.com', trialEndsAt, claimed } },
  });
  expect(accounts[name]).toHaveBeenCalledExactlyOnceWith({
    token: 'a-token-of-a-message',
    password: 'four plain words here',
  });
});

test("a wrong password can be corrected; an expired link can't", async () => {
  const refuse = (code: string) => () =>
    Promise.reject({ code, status: 400, message: 'It was refused.', data: { fields: { password: 'Not this one.' } } });
  const cookie = await openLink();
  const form = { intent: 'password', password: 'not the password' };
  const wrong = callAction({ confirmWithPassword: refuse('accounts.password') }, form, cookie);
  await expect(confirmOrResend(wrong.args)).resolves.toMatchObject({
    data: { confirmation: null, refused: { intent: 'password' } },
    init: { status: 400 },
  });
  const expired = callAction({ confirmWithPassword: refuse('accounts.link-expired') }, form, cookie);
  await expect(confirmOrResend(expired.args)).resolves.toMatchObject({ data: { confirmation: { state: 'failed' } } });
});

function renderPage(props: Partial<ConfirmEmailPageProps>): string {
  const data = { brand: DEFAULT_BRAND, portalUrl: '/portal', region: 'us', viewer: null } as unknown as Parameters<
    typeof AppDataProvider
  >[0]['data'];
  const element = (
    <AppDataProvider data={data}>
      <ConfirmEmailPage
        token="a-token-of-a-message"
        mode="ask"
        claimable
        passwordLength={{ min: 10, max: 200 }}
        posted={null}
        {...props}
      />
    </AppDataProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('the page asks for the password, and offers a new one only to people who may choose it', () => {
  const newAccount = renderPage({});
  expect(newAccount).toContain('Account password');
  expect(newAccount).toContain('Choose a new password');
  const withoutClaim = renderPage({ claimable: false });
  expect(withoutClaim).toContain('Account password');
  expect(withoutClaim).not.toContain('Choose a new password');
  expect(withoutClaim).toContain('Then this account isn’t yours');
});

test('the page says when the trial ends, and what a new password has ended', () => {
  const outcome = { state: 'confirmed', email: 'ines@example.com', trialEndsAt, claimed: false } as const;
  const postedHtml = renderPage({ posted: { confirmation: outcome, resent: null } });
  expect(postedHtml).toContain('Your free trial runs until');
  expect(postedHtml).not.toContain('Everyone else has been signed out');
  const claimedHtml = renderPage({
    posted: { confirmation: { ...outcome, trialEndsAt: null, claimed: true }, resent: null },
  });
  expect(claimedHtml).toContain('Everyone else has been signed out');
  expect(claimedHtml).not.toContain('Your free trial');
});
