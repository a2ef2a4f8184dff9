import type { Page } from '@playwright/test';

/** Everything the browser stores for this origin, as one text. */
export const readBrowserStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name }) =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open(name ?? '');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const stores = [...request.result.objectStoreNames];
            if (stores.length === 0) return resolve('');
            const reading = request.result.transaction(stores);
            const parts: string[] = [];
            for (const store of stores) {
              const all = reading.objectStore(store).getAll();
              all.onsuccess = () => parts.push(JSON.stringify(all.result));
            }
            reading.oncomplete = () => resolve(parts.join('\n'));
          };
        }),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(rows),
      document.cookie,
      location.href,
      history.state,
    ]);
  });
