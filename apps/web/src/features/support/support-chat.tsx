import { CircleCheck, MessageCircle, X } from 'lucide-react';
import { type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { SupportForm } from './support-form.tsx';
import { SUPPORT_SUCCESS_MS } from './texts.ts';

const PANEL_ID = 'support-chat';
const TITLE = 'support-chat-title';

/**
 * The support chat, at the bottom right of every public page. It is the browser's own popover: it opens before any
 * JavaScript runs, closes with Escape or a click outside, and returns the focus. `data-wakes` loads the page's script
 * on the first touch, and `data-corner` makes toasts leave room.
 */
export function SupportChat() {
  const panel = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  const onSent = useCallback(() => setSent(true), []);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      panel.current?.hidePopover();
      setSent(false);
    }, SUPPORT_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  // Server-rendered panels have the `autofocus` attribute; browser-rendered ones don't.
  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const { currentTarget, newState } = event;
    if (newState === 'open' && !currentTarget.contains(document.activeElement)) currentTarget.focus();
  }

  return (
    <div data-wakes data-corner>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className={cx(getButtonClass('secondary'), 'fixed right-4 bottom-4 z-20 shadow-float max-[90rem]:px-3')}
        title="Support Chat"
      >
        <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent-text" />
        {/* Where the page is as wide as the window, the words would cover its buttons. */}
        <span className="max-[90rem]:sr-only">Support Chat</span>
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={TITLE}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: focuses when the panel opens, not on page load
        autoFocus
        data-corner
        onToggle={onToggle}
        className="fixed top-auto right-4 bottom-20 left-auto m-0 max-h-[calc(100dvh-10rem)] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-panel border border-line bg-raised p-5 text-ink shadow-float outline-none open:animate-rise focus-visible:outline-none"
      >
        <header className="flex items-start justify-between gap-4 pb-4">
          <div>
            <h2 id={TITLE} className="text-title">
              Support Chat
            </h2>
            <p className="text-small text-soft">We're here to help!</p>
          </div>
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            aria-label="Close support chat"
            className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" size={20} />
          </button>
        </header>
        {sent ? <SuccessView /> : <SupportForm onSent={onSent} />}
      </div>
    </div>
  );
}

function SuccessView() {
  const view = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => view.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={view}
      tabIndex={-1}
      className="flex flex-col items-start gap-2 py-8 outline-none focus-visible:outline-none"
    >
      <CircleCheck aria-hidden="true" size={32} strokeWidth={1.75} className="text-hold" />
      <p className="text-lead font-strong">Message Sent!</p>
      <p className="text-small text-soft">Response within 24 hours</p>
    </div>
  );
}
