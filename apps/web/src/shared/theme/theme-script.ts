/**
 * Runs in the head of every page, before anything is drawn, so that nobody sees the wrong theme. It also serves the theme switch, which
 * so works on pages that load no other script. Kept as text because it is sent inline, with the nonce of the answer.
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
