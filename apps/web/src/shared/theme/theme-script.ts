/**
 * Runs in the head of every page before anything is rendered, so that no one sees a flash of the wrong theme. Also
 * powers the theme switch, which therefore works on pages without other scripts. Stored as text because it is sent
 * inline with the response's nonce.
 */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement;
  const known = (value) => value === 'light' || value === 'dark' || value === 'system';
  const stored = () => { try { return localStorage.getItem('theme'); } catch { return null; } };
  const mark = () => {
    for (const input of document.querySelectorAll('input[data-theme-choice]')) input.checked = input.value === root.dataset.theme;
  };
  const apply = (value) => {
    if (!known(value)) return;
    root.dataset.theme = value;
    mark();
    dispatchEvent(new Event('themechange'));
  };
  apply(stored());
  addEventListener('DOMContentLoaded', mark);
  addEventListener('storage', (event) => { if (event.key === 'theme') apply(event.newValue); });
  addEventListener('change', (event) => {
    if (!event.target.matches?.('input[data-theme-choice]')) return;
    try { localStorage.setItem('theme', event.target.value); } catch {}
    apply(event.target.value);
  });
})();`;
