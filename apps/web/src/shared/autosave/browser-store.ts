/** Text in the browser's storage. Never throws: storage may be disabled or full, and the page works without it. */
export interface TextStore {
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

/** If storage is disabled, even reading the property throws, so it is read only on use. */
const STORAGES = {
  /** Stored until it is deleted. */
  device: () => localStorage,
  /** Stored in this tab until it is closed; survives reloads. */
  window: () => sessionStorage,
};

function tryOrNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Stores a named text in the browser, for this device or this tab. */
export function createBrowserStore(where: keyof typeof STORAGES, key: string): TextStore {
  const storage = STORAGES[where];
  return {
    read: () => tryOrNull(() => storage().getItem(key)),
    write: (text) => void tryOrNull(() => storage().setItem(key, text)),
    forget: () => void tryOrNull(() => storage().removeItem(key)),
  };
}

/** Deletes every text of this device whose key starts with the prefix. */
export function forgetDeviceTexts(prefix: string): void {
  tryOrNull(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

/**
 * Stores a draft under `draft:` and its name.
 * @param earlier The key used by an earlier version; a text found there is moved once
 */
export function createDraftStore(where: keyof typeof STORAGES, name: string, earlier: string): TextStore {
  const [store, before] = [createBrowserStore(where, `draft:${name}`), createBrowserStore(where, earlier)];
  return {
    read() {
      const found = before.read();
      if (found === null) return store.read();
      if (store.read() === null) store.write(found);
      // If the storage is full, the draft stays under the earlier key.
      const saved = store.read();
      if (saved !== null) before.forget();
      return saved ?? found;
    },
    write: store.write,
    forget() {
      store.forget();
      before.forget();
    },
  };
}
