/** Saves a downloaded file under a name. */
export const saveBlob = (file: Blob, name: string): void => browser.save(file, name);

/** Parses the file name from a response header (RFC 6266); null if there is none. */
export function parseFileName(disposition: string | null): string | null {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encodedName === undefined) return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
  try {
    return decodeURIComponent(encodedName);
  } catch {
    return null;
  }
}

/**
 * Downloads a file and saves it. If that fails, navigates to the file's URL and lets the browser handle it.
 * @param page the browser's functions, replaced in tests
 */
export async function saveFile(href: string, fileName: string, page: BrowserPage = browser): Promise<void> {
  try {
    const answer = await page.fetch(href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    page.save(await answer.blob(), fileName);
  } catch {
    page.goTo(href);
  }
}

export interface BrowserPage {
  fetch(href: string): Promise<Pick<Response, 'ok' | 'status' | 'blob'>>;
  save(file: Blob, name: string): void;
  goTo(href: string): void;
}

const browser: BrowserPage = {
  fetch: (href) => fetch(href, { credentials: 'include' }),
  save(file, name) {
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers ask the user first and only then read the file.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  goTo: (href) => window.location.assign(href),
};
