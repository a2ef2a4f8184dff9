import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from '../shared/nonce.ts';
import { registerServiceWorker } from '../shared/service-worker.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

// A newer load aborts the previous one, and the router rejects promises that nobody awaits.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

// Without it, only the page for lost connections and notifications in the browser are missing.
if (import.meta.env.PROD && location.pathname.startsWith('/portal') && 'serviceWorker' in navigator)
  registerServiceWorker().catch(() => undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
