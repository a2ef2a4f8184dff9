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
  /** Shows a message, or lines it up behind the one on screen. */
  show(message: ToastMessage): number;
  /** Closes a message, or takes it out of the queue. */
  dismiss(id: number): void;
  current(): ShownToast | null;
  subscribe(onChange: () => void): () => void;
}

/** One message at a time, first come, first shown. Time is passed in. */
export function createToastStore(later: (run: () => void, ms: number) => void): ToastStore {
  const listeners = new Set<() => void>();
  let queue: ShownToast[] = [];
  let lastId = 0;

  function update(next: ShownToast[]): void {
    queue = next;
    for (const listener of listeners) listener();
  }

  return {
    show(message) {
      const id = ++lastId;
      update([...queue, { ...message, id, open: true }]);
      return id;
    },
    dismiss(id) {
      const [shown] = queue;
      if (shown?.id !== id) {
        update(queue.filter((toast) => toast.id !== id));
        return;
      }
      if (!shown.open) return;
      update([{ ...shown, open: false }, ...queue.slice(1)]);
      later(() => update(queue.filter((toast) => toast.id !== id)), TOAST_EXIT);
    },
    current: () => queue[0] ?? null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
