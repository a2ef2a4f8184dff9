/** Saves what was fetched under a name. */
export const storeFile = (file: Blob, name: string): void => browser.save(file, name);

/** The name that an answer gives to its file (RFC 6266); null where it gives none. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended === undefined) return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
  try {
    return decodeURIComponent(extended);
  } catch {
    return null;
  }
}

/**
 * Fetches a file and saves it. Where that fails the browser goes to the file's address, and deals with it by itself.
 * @param page what a browser does, so that a test can watch
 */
export async function saveFile(href: string, fileName: string, page: SavingPage = browser): Promise<void> {
  try {
    const answer = await page.fetch(href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    page.save(await answer.blob(), fileName);
  } catch {
    page.goTo(href);
  }
}

export interface SavingPage {
  fetch(href: string): Promise<Pick<Response, 'ok' | 'status' | 'blob'>>;
  save(file: Blob, name: string): void;
  goTo(href: string): void;
}

const browser: SavingPage = {
  fetch: (href) => fetch(href, { credentials: 'include' }),
  save(file, name) {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers ask the person first and read the file afterwards.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  goTo: (href) => window.location.assign(href),
};
