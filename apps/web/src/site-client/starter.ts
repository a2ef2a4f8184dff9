/**
 * Starts a page's script late: after everything else has loaded, when a part with `data-wakes` comes into view, or when
 * something is touched, focused, or clicked (see hydration.ts). A page that waits for parts in view isn't woken by a pointer over other parts. Until then, the script is inert text in the page (see site-script.tsx), so none of it is loaded.
 * A button clicked in the meantime is clicked again after hydration; a form submitted in the meantime is submitted
 * without JavaScript. Kept as text because it is sent inline, allowed by the response's nonce or by its hash.
 */
export const STARTER = `(() => {
  const source = document.getElementById('page-script');
  if (!source) return;
  const { nonce } = document.currentScript;
  const { when } = JSON.parse(document.getElementById('page-data').textContent).script;
  const events = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];
  let pressed = null;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = source.textContent;
    source.replaceWith(script);
  };
  const wake = (event) => {
    const element = event.target instanceof Element ? event.target : null;
    if (!element) return;
    // A pointer that rests on the page is reported too, as soon as the page appears under it.
    const isTouched = when === 'in-view' && event.type !== 'pointerover';
    if (when === 'after-load' || isTouched || element.closest('[data-wakes]')) start();
    if (event.type !== 'click') return;
    const button = element.closest('button[type="button"]:not([popovertarget])');
    if (button) pressed = button;
  };
  for (const type of events) addEventListener(type, wake, { capture: true, passive: true });
  addEventListener('hydrated', () => {
    for (const type of events) removeEventListener(type, wake, { capture: true });
    if (pressed?.isConnected) pressed.click();
  }, { once: true });
  if (when === 'on-demand') return;
  if (when === 'in-view') {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    for (const part of document.querySelectorAll('main [data-wakes]')) observer.observe(part);
    return;
  }
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
})();`;
