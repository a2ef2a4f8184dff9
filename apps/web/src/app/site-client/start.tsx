import { pages } from 'virtual:site-pages';
import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NonceContext } from '../../shared/nonce.ts';
import { PageScriptContext } from '../page-script.ts';
import App, { Layout } from '../root.tsx';
import SiteLayout, { ErrorBoundary } from '../site/layout.tsx';
import type { PageData } from '../site-script.tsx';
import { PlaceContext, SiteError } from './router.tsx';

/** Brings a public page alive, as the server drew it: root, site, page. */
async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageData;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const inner = page.script.errorStatus === null ? await pageOf(page) : null;
  const within = (outlet: ReactNode, children: ReactNode) => (
    <PlaceContext value={{ page, outlet }}>{children}</PlaceContext>
  );
  const site =
    page.script.errorStatus === null ? (
      within(inner, <SiteLayout />)
    ) : (
      <Boundary error={new SiteError(page.script.errorStatus)} params={{}} />
    );
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <PageScriptContext value={page.script}>
            {within(
              site,
              <Layout>
                <App />
              </Layout>,
            )}
          </PageScriptContext>
        </NonceContext>
      </StrictMode>,
    );
  });
}

const Boundary = ErrorBoundary as unknown as ComponentType<{ error: unknown; params: object }>;

async function pageOf({ matches }: PageData): Promise<ReactNode> {
  const leaf = matches.at(-1);
  const load = leaf && pages[leaf.id];
  if (!load) throw new Error(`The site has no page ${leaf?.id}.`);
  const { default: Page } = await load();
  return <Page loaderData={leaf.data} actionData={undefined} params={{}} matches={[]} />;
}

void start();
