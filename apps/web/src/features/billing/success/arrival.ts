import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';

/** What checkout, or a bank that took over the window, passed in the URL. */
export interface PaymentReturn {
  plan: string;
  intent: string;
  email: string;
  firstName: string;
  lastName: string;
}

const KEY = 'payment';
/** Query parameter names by our own names. */
const PARAMETER_NAMES: Record<keyof PaymentReturn, string> = {
  plan: 'plan',
  intent: 'payment_intent',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
};

/**
 * Runs before any other script on the page and before any request. Removes the query from the address bar and the
 * history entry, and stores what is needed in this tab. Anything that the bank added, including a client secret, is
 * dropped. Kept as text because it is sent inline with the response's nonce.
 */
export const ARRIVAL_SCRIPT = `(() => {
  if (!location.search) return;
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  const names = ${JSON.stringify(PARAMETER_NAMES)};
  const arrival = {};
  for (const name in names) arrival[name] = (query.get(names[name]) ?? '').slice(0, 300);
  if (!arrival.intent && !arrival.email) return;
  window.arrival = JSON.stringify(arrival);
  try { sessionStorage.setItem('${KEY}', window.arrival); } catch {}
})();`;

/**
 * What was passed in the URL, on this load or an earlier one in this tab. `email` is empty if it is missing. Null
 * without a payment.
 */
export function parseArrival(text: string | null | undefined): PaymentReturn | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof saved !== 'object' || saved === null) return null;
    const readSavedValue = (name: keyof PaymentReturn) => (typeof saved[name] === 'string' ? saved[name].trim() : '');
    const arrival: PaymentReturn = {
      plan: readSavedValue('plan'),
      intent: readSavedValue('intent'),
      email: readSavedValue('email'),
      firstName: readSavedValue('firstName'),
      lastName: readSavedValue('lastName'),
    };
    return arrival.intent !== '' ? arrival : null;
  } catch {
    return null;
  }
}

declare global {
  interface Window {
    /** Set by the script above if the tab's storage is unavailable. */
    arrival?: string;
  }
}

export const readArrival = (): PaymentReturn | null =>
  parseArrival(window.arrival ?? createBrowserStore('window', KEY).read());
