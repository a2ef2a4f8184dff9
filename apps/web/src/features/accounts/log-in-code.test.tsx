import { DEFAULT_BRAND } from '@foothold/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { logIn } from './log-in.server.ts';
import { LogInForm, type LogInFormProps } from './log-in-form.tsx';

const PAGE = 'https://app.example/portal/login';
const credentials = { email: 'ines@example.com', password: 'four plain words' };
const codeNeededError = { code: 'accounts.email-code-needed', status: 401, message: 'We sent a code.' };
const refused = {
  code: 'accounts.email-code',
  status: 400,
  message: 'The code cannot be used.',
  fields: { emailCode: 'This code is not right.' },
};

/** Runs the page's action with these fields, against a server that gives this response. */
async function submitLogIn(fields: Record<string, string>, answer: () => Promise<object>) {
  const context = new RouterContextProvider();
  const call = vi.fn(answer);
  context.set(requestContext, { api: { accounts: { logIn: call } } } as unknown as RequestContext);
  const request = new Request(PAGE, { method: 'POST', body: new URLSearchParams(fields) });
  const outcome = await logIn({ request, context } as Parameters<typeof logIn>[0]).catch((thrown: unknown) => thrown);
  return { outcome, call };
}

function renderForm(props: Partial<LogInFormProps>): string {
  const data = { brand: DEFAULT_BRAND, portalUrl: '/portal', mailDelivers: true } as Parameters<
    typeof AppDataProvider
  >[0]['data'];
  const element = (
    <AppDataProvider data={data}>
      <LogInForm providers={[]} failure={null} {...props} />
    </AppDataProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('asks for a code when one is needed, and keeps the address in its field', async () => {
  const { outcome } = await submitLogIn(credentials, () => Promise.reject(codeNeededError));
  expect(outcome).toMatchObject({
    data: { failure: null, step: null, emailCode: { email: credentials.email } },
    init: { status: 401 },
  });
  const page = renderForm({ emailCode: { email: credentials.email } });
  expect(page).toMatch(/role="status".*Check your email for a code/s);
  expect(page).toContain('Enter the code with your password, or sign in with a passkey.');
  expect(page).toContain('value="ines@example.com"');
  expect(page).toMatch(/<label[^>]*>Code from our email/);
  expect(page).not.toContain(credentials.password);
  expect(renderForm({})).not.toContain('emailCode');
});

test('sends the code along with the password, and an empty one requests another', async () => {
  const { outcome, call } = await submitLogIn({ ...credentials, emailCode: ' abcde-fghjk ' }, async () => ({}));
  expect(call).toHaveBeenCalledExactlyOnceWith({ ...credentials, emailCode: 'abcde-fghjk' });
  expect(outcome).toBeInstanceOf(Response);
  const resent = await submitLogIn({ ...credentials, emailCode: '' }, () => Promise.reject(codeNeededError));
  expect(resent.call).toHaveBeenCalledExactlyOnceWith({ ...credentials, emailCode: undefined });
  expect(resent.outcome).toMatchObject({ data: { emailCode: { email: credentials.email } } });
});

test("reports a refused code at its field, and doesn't return it to the page", async () => {
  const { outcome } = await submitLogIn({ ...credentials, emailCode: 'wrong-codes' }, () => Promise.reject(refused));
  expect(outcome).toMatchObject({
    data: { failure: { fields: { emailCode: 'This code is not right.' } }, emailCode: { email: credentials.email } },
    init: { status: 400 },
  });
  expect(JSON.stringify(outcome)).not.toContain('wrong-codes');
});
