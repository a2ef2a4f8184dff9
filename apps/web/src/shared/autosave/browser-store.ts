/** One text that the browser keeps. Nothing here throws: storage may be off or full, and then the page works without. */
export interface TextStore {
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

/** Merely to name a storage throws where it is switched off, so that it is named when it is used. */
const STORAGES = {
  /** Until it is deleted. */
  device: () => localStorage,
  /** Of this window, through reloads, until it is closed. */
  window: () => sessionStorage,
};

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A text under a name, in the browser's storage of this device or this window. */
export function browserStore(where: keyof typeof STORAGES, key: string): TextStore {
  const storage = STORAGES[where];
  return {
    read: () => attempt(() => storage().getItem(key)),
    write: (text) => void attempt(() => storage().setItem(key, text)),
    forget: () => void attempt(() => storage().removeItem(key)),
  };
}

/**
 * What somebody is writing, under `draft:` and its name.
 * @param earlier The key that an earlier version had for it: what is found there is moved once
 */
export function draftStore(where: keyof typeof STORAGES, name: string, earlier: string): TextStore {
  const [store, before] = [browserStore(where, `draft:${name}`), browserStore(where, earlier)];
  return {
    read() {
      const found = before.read();
      if (found === null) return store.read();
      if (store.read() === null) store.write(found);
      // A storage that is full has only the earlier one.
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
