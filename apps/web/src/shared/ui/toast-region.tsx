import { CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { getButtonClass } from './button.tsx';
import { cx } from './cx.ts';
import { TOAST_DURATION_MS, type ToastStore } from './toast-store.ts';

const viewportClass =
  'fixed right-0 bottom-0 z-50 flex w-full max-w-[26rem] flex-col p-4 max-md:bottom-16 outline-none focus-visible:outline-none [&:focus-visible>li]:outline-2';

/**
 * Something else may be in the corner (`data-corner`). Toasts appear above it. While its panel is open, they appear
 * beside it if there is room, or else at the top.
 */
const cornerClass = cx(
  'in-[:root:has([data-corner])]:bottom-16',
  'lg:in-[:root:has([data-corner]:popover-open)]:right-[23rem] lg:in-[:root:has([data-corner]:popover-open)]:bottom-0',
  'max-lg:in-[:root:has([data-corner]:popover-open)]:top-0 max-lg:in-[:root:has([data-corner]:popover-open)]:bottom-auto',
);

const renderNothing = () => null;

/** Shows one toast at a time for five seconds. Toasts can be swiped away to the right, and F8 focuses the region. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, renderNothing);
  const destructive = toast?.variant === 'destructive';
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && store.dismiss(toast.id)}
          // Screen readers finish their sentence first, unless something failed.
          type={destructive ? 'foreground' : 'background'}
          duration={toast.duration ?? TOAST_DURATION_MS}
          className={cx(
            'relative flex items-start gap-3 rounded-panel border bg-raised p-4 pr-12 text-ink shadow-float',
            destructive ? 'border-danger' : 'border-line',
            'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          )}
        >
          {destructive && <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger-text" />}
          <div className="min-w-0 flex-1">
            {toast.title && <Toast.Title className="text-small font-strong">{toast.title}</Toast.Title>}
            {toast.description && (
              <Toast.Description className="text-small text-soft">{toast.description}</Toast.Description>
            )}
            {toast.action && (
              <Toast.Action
                altText={toast.action.hint}
                onClick={toast.action.onSelect}
                className={cx(getButtonClass('secondary', 'small'), 'mt-3')}
              >
                {toast.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 inline-flex size-9 cursor-pointer items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" size={18} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={cx(viewportClass, cornerClass)} />
    </Toast.Provider>
  );
}
