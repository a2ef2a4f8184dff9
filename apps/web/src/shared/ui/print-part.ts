/**
 * Prints only one part of the page, in the light theme and with collapsed content expanded. The CSS rule that hides the
 * rest is in app.css.
 */
export function printPart(part: HTMLElement): void {
  const closed = [...part.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  part.dataset.printed = '';
  dataset.printsPart = '';
  dataset.theme = 'light';
  addEventListener(
    'afterprint',
    () => {
      for (const details of closed) details.open = false;
      delete part.dataset.printed;
      delete dataset.printsPart;
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    },
    { once: true },
  );
  window.print();
}
