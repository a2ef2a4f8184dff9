export interface ToastMessage {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen; time under the pointer or with the focus in the region doesn't count. */
  duration?: number;
  /** One action. `hint` says how to do the same without the toast, for people who need more time. */
  action?: { label: string; hint: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const TOAST_DURATION = 5_000;
/** Milliseconds that a closing toast needs before the next one enters. */
export const TOAST_EXIT = 160;

export interface ToastStore {
  /** Shows a message and replaces the current one: the newest counts. */
  show(message: ToastMessage): number;
  /** Closes a message, or removes it from the queue. */
  dismiss(id: number): void;
  current(): ShownToast | null;
  subscribe(onChange: () => void): () => void;
}

/** One message at a time, the newest. Time is passed in. */
export function createToastStore(later: (run: () => void, ms: number) => void): ToastStore {
  const listeners = new Set<() => void>();
  let queue: ShownToast[] = [];
  let lastId = 0;

  function update(next: ShownToast[]): void {
    queue = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    const [shown] = queue;
    if (shown?.id !== id) {
      update(queue.filter((toast) => toast.id !== id));
      return;
    }
    if (!shown.open) return;
    update([{ ...shown, open: false }, ...queue.slice(1)]);
    later(() => update(queue.filter((toast) => toast.id !== id)), TOAST_EXIT);
  }

  return {
    show(message) {
      const id = ++lastId;
      // The message waiting behind the current one is outdated.
      update([...queue.slice(0, 1), { ...message, id, open: true }]);
      const [shown] = queue;
      if (shown && shown.id !== id) dismiss(shown.id);
      return id;
    },
    dismiss,
    current: () => queue[0] ?? null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
