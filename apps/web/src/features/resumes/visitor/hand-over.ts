/**
 * A file's way from one document to the next: dropped on a page that has no router, scored on one that has. It lies in the browser's own database for that
 * moment and is taken out by the page it was meant for; one that was never taken goes with the next.
 */
const DATABASE = 'hand-over';
const STORE = 'files';
const KEY = 'visit';
/** Longer than a document takes to load on a bad connection; a file older than that was meant for a page that never came. */
const FRESH_MS = 60_000;

interface Parcel {
  file: File;
  at: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no database.'));
  });
}

/** Runs `work` in one transaction and gives back what its request found, once all of it is written. */
async function inStore<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep the file.'));
    });
  } finally {
    database.close();
  }
}

/** @throws Error where the browser keeps nothing */
export async function handOver(file: File, now: number = Date.now()): Promise<void> {
  await inStore((store) => store.put({ file, at: now } satisfies Parcel, KEY));
}

/** The file that was handed over a moment ago, which is forgotten by that; null where there is none, or no database. */
export async function takeOver(now: number = Date.now()): Promise<File | null> {
  try {
    const parcel = await inStore<Parcel | undefined>((store) => {
      const found = store.get(KEY) as IDBRequest<Parcel | undefined>;
      store.delete(KEY);
      return found;
    });
    return parcel && now - parcel.at < FRESH_MS ? parcel.file : null;
  } catch {
    return null;
  }
}
