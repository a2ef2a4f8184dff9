/** One text in the browser's storage. Nothing here throws: storage may be disabled or full, and the page works without it. */
export interface TextStore {
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

/** Even accessing a storage object throws if storage is disabled, so it is only accessed when used. */
const STORAGES = {
  /** Until it is deleted. */
  device: () => localStorage,
  /** In this window, through reloads, until it is closed. */
  window: () => sessionStorage,
};

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A named text in the browser's storage for this device or this window. */
export function browserStore(where: keyof typeof STORAGES, key: string): TextStore {
  const storage = STORAGES[where];
  return {
    read: () => attempt(() => storage().getItem(key)),
    write: (text) => void attempt(() => storage().setItem(key, text)),
    forget: () => void attempt(() => storage().removeItem(key)),
  };
}

/**
 * A draft of what someone is writing, stored under `draft:` and its name.
 * @param earlier The key that an earlier version used; a text found there is moved once
 */
export function draftStore(where: keyof typeof STORAGES, name: string, earlier: string): TextStore {
  const [store, before] = [browserStore(where, `draft:${name}`), browserStore(where, earlier)];
  return {
    read() {
      const found = before.read();
      if (found === null) return store.read();
      if (store.read() === null) store.write(found);
      // If the storage is full, only the earlier draft exists.
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
