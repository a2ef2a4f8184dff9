import { browserStore } from '../../../shared/autosave/browser-store.ts';

/** What the checkout, or the bank that took the whole window, brought along in the address. */
export interface Arrival {
  plan: string;
  intent: string;
  email: string;
  firstName: string;
  lastName: string;
}

const KEY = 'payment';
/** Name in the address by what we call it. */
const NAMES: Record<keyof Arrival, string> = {
  plan: 'plan',
  intent: 'payment_intent',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
};

/**
 * Runs in the page before any other script of it and before anything of it is asked for elsewhere: takes the query out of the address bar and this entry of
 * the history, and keeps what is needed in this window. What the bank adds beside (a client secret among it) is dropped. Kept as text because
 * it is sent inline, with the nonce of the answer.
 */
export const ARRIVAL_SCRIPT = `(() => {
  if (!location.search) return;
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  const names = ${JSON.stringify(NAMES)};
  const arrival = {};
  for (const name in names) arrival[name] = (query.get(names[name]) ?? '').slice(0, 300);
  if (!arrival.intent && !arrival.email) return;
  window.arrival = JSON.stringify(arrival);
  try { sessionStorage.setItem('${KEY}', window.arrival); } catch {}
})();`;

/** What was brought, in this load or an earlier one of this window, with an empty `email` where that is missing; null without a payment. */
export function arrivalOf(text: string | null | undefined): Arrival | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof saved !== 'object' || saved === null) return null;
    const value = (name: keyof Arrival) => (typeof saved[name] === 'string' ? saved[name].trim() : '');
    const arrival: Arrival = {
      plan: value('plan'),
      intent: value('intent'),
      email: value('email'),
      firstName: value('firstName'),
      lastName: value('lastName'),
    };
    return arrival.intent !== '' ? arrival : null;
  } catch {
    return null;
  }
}

declare global {
  interface Window {
    /** Set by the script above, where the window keeps nothing. */
    arrival?: string;
  }
}

export const currentArrival = (): Arrival | null => arrivalOf(window.arrival ?? browserStore('window', KEY).read());
