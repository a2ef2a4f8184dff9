interface LeavingEvent extends Event {
  navigationType?: string;
  canIntercept?: boolean;
  downloadRequest?: string | null;
}

/** Keeps a page from submitting or leaving while values are written: only the person does that. */
export interface Guard {
  /** Whether the page tried. */
  readonly wasNeeded: boolean;
  end(): void;
}

/**
 * Stops `submit` events before the page's own listeners, and navigations, which `form.submit()` starts without such an event. What a page
 * sends by itself with `fetch` can't be stopped here: it could do so on the person's own typing as well.
 * @param pages the documents that are written in
 */
export function startGuard(pages: readonly Document[]): Guard {
  let wasNeeded = false;
  const stopSubmit = (event: Event): void => {
    wasNeeded = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stopLeaving = (event: LeavingEvent): void => {
    // A page may keep its state in the address.
    if (!event.cancelable || (event as { hashChange?: boolean }).hashChange) return;
    const { destination } = event as unknown as { destination?: { sameDocument?: boolean } };
    if (destination?.sameDocument) return;
    wasNeeded = true;
    event.preventDefault();
  };
  const views = [...new Set(pages.flatMap((page) => page.defaultView ?? []))];
  for (const view of views) {
    view.addEventListener('submit', stopSubmit, { capture: true });
    (view as { navigation?: EventTarget }).navigation?.addEventListener('navigate', stopLeaving);
  }
  return {
    get wasNeeded() {
      return wasNeeded;
    },
    end() {
      for (const view of views) {
        view.removeEventListener('submit', stopSubmit, { capture: true });
        (view as { navigation?: EventTarget }).navigation?.removeEventListener('navigate', stopLeaving);
      }
    },
  };
}
