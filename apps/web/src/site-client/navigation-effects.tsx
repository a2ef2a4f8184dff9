import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { buildEndpointUrl, endpoint } from '../shared/api/endpoint.ts';
import { useHydrated } from '../shared/hooks/use-hydrated.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls a new page to its top, as smoothly as the style sheet says, and restores the position immediately on going
 * back. Moves the focus to the page's content and announces its title to screen readers; on the same page, only if what
 * had the focus is gone. The server counts page loads itself; client-side navigations are reported to it.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shownPathRef = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  const hydrated = useHydrated();
  const hadFocus = useRef(false);

  // Must run before <ScrollRestoration>, which comes later in the page, scrolls the window.
  useBrowserLayoutEffect(() => {
    document.documentElement.classList.toggle('scroll-auto', type === 'POP');
  }, [pathname, type]);

  useEffect(() => {
    if (shownPathRef.current === pathname) return;
    shownPathRef.current = pathname;
    navigator.sendBeacon(
      buildEndpointUrl(endpoint('POST /api/page-views')),
      new Blob([JSON.stringify({ path: pathname })], { type: 'application/json' }),
    );
    if (!hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname, hash]);

  // Effects of the page's own parts run earlier, so a focus that they set stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => {
    const { activeElement } = document;
    if (hadFocus.current && (activeElement === null || activeElement === document.body))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    hadFocus.current = true;
  }, [key]);

  return hydrated && <p ref={announcer} role="status" className="sr-only" />;
}
