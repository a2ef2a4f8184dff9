export interface ToastMessage {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen; time under the pointer or with the focus in the region does not count. */
  duration?: number;
  /** One thing to do about it. `hint` says how to reach the same without the toast, for those who cannot be that quick. */
  action?: { label: string; hint: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const TOAST_DURATION = 5_000;
/** Milliseconds that a closing toast needs to leave before the next one enters. */
export const TOAST_EXIT = 160;

export interface ToastStore {
  /** Shows a message, in the place of the one on screen if there is one: the newest is what counts. */
  show(message: ToastMessage): number;
  /** Closes a message, or takes it out of the queue. */
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
      // What waits behind the one on screen has been overtaken.
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
