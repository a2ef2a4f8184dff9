import { pages } from 'virtual:site-pages';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import App, { Layout } from '../app/root.tsx';
import SiteLayout from '../app/site/layout.tsx';
import { NonceContext } from '../shared/nonce.ts';
import { PageScriptContext } from './page-script.ts';
import { PlaceContext, SiteError } from './router.tsx';
import type { PageData } from './site-script.tsx';

/** Hydrates a public page as the server rendered it: root, site layout, and page. */
async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageData;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const wrapInOutlet = (outlet: ReactNode, children: ReactNode) => (
    <PlaceContext value={{ page, outlet }}>{children}</PlaceContext>
  );
  const { errorStatus } = page.script;
  const site =
    errorStatus === null ? wrapInOutlet(await loadPage(page), <SiteLayout />) : await loadFailedPage(errorStatus);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <PageScriptContext value={page.script}>
            <FirstChild>
              <FirstChild>
                {wrapInOutlet(
                  site,
                  <Layout>
                    <App />
                  </Layout>,
                )}
              </FirstChild>
            </FirstChild>
          </PageScriptContext>
        </NonceContext>
      </StrictMode>,
    );
  });
}

/**
 * Mirrors the nesting of the server's router, which renders the page as the first of two children, twice; the second
 * passes data to its own script. React's generated ids depend on a component's position, so this keeps them the same as
 * the server's.
 */
const FirstChild = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    {null}
  </>
);

/** What the layout renders instead of a page that failed. */
async function loadFailedPage(status: number): Promise<ReactNode> {
  const { FailedPage } = await import('../pages/site/failed-page.tsx');
  return <FailedPage error={new SiteError(status)} />;
}

async function loadPage({ matches }: PageData): Promise<ReactNode> {
  const pageMatch = matches.at(-1);
  const load = pageMatch && pages[pageMatch.id];
  if (!load) throw new Error(`The site has no page ${pageMatch?.id}.`);
  const { default: Page } = await load();
  return <Page loaderData={pageMatch.data} actionData={undefined} params={{}} matches={[]} />;
}

void start();
