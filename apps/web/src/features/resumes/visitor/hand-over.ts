/**
 * Passes a file to the next document: dropped on a page without a router, scored on a page with one. The file is stored
 * briefly in IndexedDB and removed by the page it is for. An abandoned file is removed with the next one.
 */
const DATABASE = 'hand-over';
const STORE = 'files';
const KEY = 'visit';
/** Longer than a page takes to load on a bad connection. An older file was meant for a page that never loaded. */
const MAX_AGE_MS = 60_000;

interface StoredFile {
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

/** Runs `work` in one transaction and returns the result of its request once everything is written. */
async function withStore<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
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

/** @throws Error if the browser has no storage */
export async function saveForSignUp(file: File, now: number = Date.now()): Promise<void> {
  await withStore((store) => store.put({ file, at: now } satisfies StoredFile, KEY));
}

/** Takes the file that was just handed over and deletes it; null if there is none or no database. */
export async function takeOver(now: number = Date.now()): Promise<File | null> {
  try {
    const stored = await withStore<StoredFile | undefined>((store) => {
      const found = store.get(KEY) as IDBRequest<StoredFile | undefined>;
      store.delete(KEY);
      return found;
    });
    return stored && now - stored.at < MAX_AGE_MS ? stored.file : null;
  } catch {
    return null;
  }
}
