import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { addressOf, endpoint } from '../shared/api/endpoint.ts';
import { useHydrated } from '../shared/hooks/use-hydrated.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page scrolls to its top, as smoothly as the style sheet says; going back restores the position immediately. The focus moves to the
 * page's content, and screen readers announce its title. The server counts documents; client-side navigations are reported to it.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  const hydrated = useHydrated();

  // Runs before <ScrollRestoration>, which comes later in the page, scrolls the window.
  useBrowserLayoutEffect(() => {
    document.documentElement.classList.toggle('scroll-auto', type === 'POP');
  }, [pathname, type]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    navigator.sendBeacon(
      addressOf(endpoint('POST /api/page-views')),
      new Blob([JSON.stringify({ path: pathname })], { type: 'application/json' }),
    );
    if (!hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname, hash]);

  return hydrated && <p ref={announcer} role="status" className="sr-only" />;
}
