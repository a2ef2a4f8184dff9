export interface ToastMessage {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen, not counting time under the pointer or with the focus in the region. */
  duration?: number;
  /** One action. `hint` says how to do the same without the toast, for users who need more time. */
  action?: { label: string; hint: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const TOAST_DURATION_MS = 5_000;
/** Milliseconds between closing a toast and showing the next one. */
export const TOAST_EXIT_MS = 160;

export interface ToastStore {
  /** Shows a message, replacing the current one. */
  show(message: ToastMessage): number;
  /** Closes a message, or removes it from the queue. */
  dismiss(id: number): void;
  current(): ShownToast | null;
  subscribe(onChange: () => void): () => void;
}

/** Shows only the newest message. The timer is passed in. */
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
    later(() => update(queue.filter((toast) => toast.id !== id)), TOAST_EXIT_MS);
  }

  return {
    show(message) {
      const id = ++lastId;
      // Drops the message waiting behind the current one, which is outdated.
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
