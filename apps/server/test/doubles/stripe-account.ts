import { randomBytes } from 'node:crypto';
import { createInvalidError, createMissingError, Refusal } from './stripe-protocol.ts';

type Metadata = Record<string, string>;

interface Customer {
  id: string;
  object: 'customer';
  created: number;
  metadata: Metadata;
}

interface Method {
  id: string;
  object: 'payment_method';
  type: 'card';
  created: number;
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { email: string | null; name: string | null };
}

interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface StripeIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  created: number;
  status: string;
  client_secret: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  payment_method: string | null;
  next_action: object | null;
  /** For a payment. */
  amount: number;
  amount_received: number;
  currency: string;
  receipt_email: string | null;
  latest_charge: string | null;
  last_payment_error: (CardError & { payment_method: Method }) | null;
  /** For a setup. */
  last_setup_error: (CardError & { payment_method: Method }) | null;
}

interface Charge {
  id: string;
  object: 'charge';
  created: number;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  payment_method: string;
  billing_details: Method['billing_details'];
}

interface StripeRefund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  status: string;
  charge: string;
  payment_intent: string;
  metadata: Metadata;
}

interface Dispute {
  id: string;
  object: 'dispute';
  created: number;
  amount: number;
  currency: string;
  status: string;
  charge: string;
  payment_intent: string;
  balance_transactions: { id: string; net: number; created: number }[];
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  data: { object: object };
}

/** Behavior of the test cards (https://docs.stripe.com/testing). 0341 succeeds the first time, so that a renewal can be declined. */
const CARDS: Record<string, 'pays' | 'asks' | 'asks-always' | 'declines' | 'lacks-funds' | 'declines-later'> = {
  '4242424242424242': 'pays',
  '4000002500003155': 'asks',
  '4000002760003184': 'asks-always',
  '4000000000000002': 'declines',
  '4000000000009995': 'lacks-funds',
  '4000000000000341': 'declines-later',
};

const DECLINED_ERROR: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const INSUFFICIENT_FUNDS_ERROR: CardError = {
  ...DECLINED_ERROR,
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const AUTHENTICATION_REQUIRED: CardError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** A merchant's Stripe account: its objects and how they change. Every change creates an event. */
export function createStripeAccount(apiVersion: string, now: () => Date) {
  const customers = new Map<string, Customer>();
  const methods = new Map<string, Method>();
  const behaviors = new Map<string, string>();
  const intents = new Map<string, StripeIntent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, StripeRefund>();
  const disputes = new Map<string, Dispute>();
  const events: StripeEvent[] = [];

  const makeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const getSeconds = () => Math.floor(now().getTime() / 1000);

  function notify(type: string, object: object): void {
    const event: StripeEvent = {
      id: makeId('evt'),
      object: 'event',
      type,
      created: getSeconds(),
      api_version: apiVersion,
      livemode: false,
      data: { object: structuredClone(object) },
    };
    events.push(event);
  }

  function get<T>(all: Map<string, T>, kind: string, id: string, status = 404): T {
    const found = all.get(id);
    if (!found) throw createMissingError(kind, id, status);
    return found;
  }

  const getIntent = (id: string) => get(intents, id.startsWith('seti') ? 'setupintent' : 'payment_intent', id);
  const isSetup = (intent: StripeIntent) => intent.object === 'setup_intent';

  function createCustomer(metadata: Metadata): Customer {
    const customer: Customer = { id: makeId('cus'), object: 'customer', created: getSeconds(), metadata };
    customers.set(customer.id, customer);
    notify('customer.created', customer);
    return customer;
  }

  function createIntent(
    object: StripeIntent['object'],
    given: Pick<StripeIntent, 'customer' | 'metadata'> & Partial<StripeIntent>,
  ): StripeIntent {
    if (given.customer !== null) get(customers, 'customer', given.customer, 400);
    const id = makeId(object === 'setup_intent' ? 'seti' : 'pi');
    const intent: StripeIntent = {
      id,
      object,
      created: getSeconds(),
      status: 'requires_payment_method',
      client_secret: makeId(`${id}_secret`),
      description: null,
      payment_method: null,
      next_action: null,
      amount: 0,
      amount_received: 0,
      currency: 'usd',
      receipt_email: null,
      latest_charge: null,
      last_payment_error: null,
      last_setup_error: null,
      ...given,
    };
    intents.set(id, intent);
    notify(`${object}.created`, intent);
    return intent;
  }

  function makeMethod(
    number: string,
    billing: Method['billing_details'],
    expiry: { month: number; year: number },
  ): Method {
    const behavior = CARDS[number];
    if (!behavior)
      throw new Refusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        message: 'Your card number is incorrect.',
      });
    const method: Method = {
      id: makeId('pm'),
      object: 'payment_method',
      type: 'card',
      created: getSeconds(),
      customer: null,
      card: { brand: 'visa', last4: number.slice(-4), exp_month: expiry.month, exp_year: expiry.year },
      billing_details: billing,
    };
    methods.set(method.id, method);
    behaviors.set(method.id, behavior);
    return method;
  }

  function addCharge(intent: StripeIntent, method: Method, succeeded: boolean): void {
    const charge: Charge = {
      id: makeId('ch'),
      object: 'charge',
      created: getSeconds(),
      amount: intent.amount,
      amount_captured: succeeded ? intent.amount : 0,
      amount_refunded: 0,
      currency: intent.currency,
      captured: succeeded,
      paid: succeeded,
      refunded: false,
      status: succeeded ? 'succeeded' : 'failed',
      payment_intent: intent.id,
      payment_method: method.id,
      billing_details: method.billing_details,
    };
    charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    notify(`charge.${charge.status}`, charge);
  }

  function succeed(intent: StripeIntent, method: Method): void {
    Object.assign(intent, { status: 'succeeded', payment_method: method.id, next_action: null });
    intent.last_payment_error = null;
    intent.last_setup_error = null;
    if (method.customer === null && intent.customer !== null) {
      method.customer = intent.customer;
      notify('payment_method.attached', method);
    }
    if (!isSetup(intent)) {
      intent.amount_received = intent.amount;
      addCharge(intent, method, true);
    }
    notify(`${intent.object}.succeeded`, intent);
  }

  /** Fails the payment. @throws Refusal always; the caller gets it in a 402 */
  function fail(intent: StripeIntent, method: Method, error: CardError, didReachBank = true): never {
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null });
    const fullError = { ...error, payment_method: method };
    if (isSetup(intent)) intent.last_setup_error = fullError;
    else {
      intent.last_payment_error = fullError;
      if (didReachBank) addCharge(intent, method, false);
    }
    notify(isSetup(intent) ? 'setup_intent.setup_failed' : 'payment_intent.payment_failed', intent);
    throw new Refusal(402, {
      ...fullError,
      ...(isSetup(intent) ? { setup_intent: structuredClone(intent) } : { payment_intent: structuredClone(intent) }),
    });
  }

  function requireOpen(intent: StripeIntent, verb: string): void {
    if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
    throw createInvalidError(
      `You cannot ${verb} this ${isSetup(intent) ? 'SetupIntent' : 'PaymentIntent'} because it has a status of ${intent.status}.`,
      {
        code: `${intent.object}_unexpected_state`,
        [intent.object]: structuredClone(intent),
      },
    );
  }

  /** In the browser. */
  function confirm(intent: StripeIntent, method: Method): StripeIntent {
    requireOpen(intent, 'confirm');
    const behavior = behaviors.get(method.id);
    if (behavior === 'declines') fail(intent, method, DECLINED_ERROR);
    if (behavior === 'lacks-funds') fail(intent, method, INSUFFICIENT_FUNDS_ERROR);
    if (behavior === 'asks' || behavior === 'asks-always') {
      Object.assign(intent, {
        status: 'requires_action',
        payment_method: method.id,
        next_action: { type: 'use_stripe_sdk' },
      });
      notify(`${intent.object}.requires_action`, intent);
    } else succeed(intent, method);
    return intent;
  }

  /** Off-session. A card that was set up once doesn't ask again. */
  function charge(intent: StripeIntent, methodId: string): StripeIntent {
    const method = get(methods, 'PaymentMethod', methodId, 400);
    if (method.customer === null || method.customer !== intent.customer)
      throw createInvalidError(`The customer does not have a payment method with the ID ${methodId}.`, {
        param: 'payment_method',
      });
    if (behaviors.get(methodId) === 'declines-later') fail(intent, method, DECLINED_ERROR);
    if (behaviors.get(methodId) === 'asks-always') fail(intent, method, AUTHENTICATION_REQUIRED);
    succeed(intent, method);
    return intent;
  }

  /** The user's response in their bank's window. */
  function authenticate(clientSecret: string, outcome: 'approved' | 'refused'): void {
    const intent = [...intents.values()].find(({ client_secret }) => client_secret === clientSecret);
    if (intent?.status !== 'requires_action') throw new Error('nothing asks here');
    const method = get(methods, 'PaymentMethod', intent.payment_method ?? '');
    if (outcome === 'approved') {
      succeed(intent, method);
      return;
    }
    const code = `${intent.object}_authentication_failure`;
    try {
      fail(intent, method, { type: 'card_error', code, message: NOT_AUTHENTICATED }, false);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  function cancel(intent: StripeIntent): StripeIntent {
    requireOpen(intent, 'cancel');
    Object.assign(intent, { status: 'canceled', next_action: null, payment_method: null });
    notify(`${intent.object}.canceled`, intent);
    return intent;
  }

  function getCharge(intentId: string): Charge {
    const intent = get(intents, 'payment_intent', intentId, 400);
    const found = charges.get(intent.latest_charge ?? '');
    if (found?.status === 'succeeded') return found;
    throw createInvalidError('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    });
  }

  function refund(intentId: string, amount: number, metadata: Metadata): StripeRefund {
    const from = getCharge(intentId);
    if (from.refunded)
      throw createInvalidError(`Charge ${from.id} has already been refunded.`, { code: 'charge_already_refunded' });
    if (amount > from.amount - from.amount_refunded)
      throw createInvalidError('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
    from.amount_refunded += amount;
    from.refunded = from.amount_refunded === from.amount;
    const made: StripeRefund = {
      id: makeId('re'),
      object: 'refund',
      created: getSeconds(),
      amount,
      currency: from.currency,
      status: 'succeeded',
      charge: from.id,
      payment_intent: intentId,
      metadata,
    };
    refunds.set(made.id, made);
    notify('refund.created', made);
    notify('charge.refunded', from);
    return made;
  }

  /** The user disputes the payment at their bank, which withdraws the money immediately. */
  function dispute(intentId: string): Dispute {
    const { id, amount, currency } = getCharge(intentId);
    const made: Dispute = {
      id: makeId('du'),
      object: 'dispute',
      created: getSeconds(),
      amount,
      currency,
      status: 'needs_response',
      charge: id,
      payment_intent: intentId,
      balance_transactions: [{ id: makeId('txn'), net: -amount - 1500, created: getSeconds() }],
    };
    disputes.set(made.id, made);
    notify('charge.dispute.created', made);
    return made;
  }

  function closeDispute(id: string, status: 'won' | 'lost'): void {
    const found = get(disputes, 'dispute', id);
    found.status = status;
    if (status === 'won')
      found.balance_transactions.push({ id: makeId('txn'), net: found.amount, created: getSeconds() });
    notify('charge.dispute.closed', found);
  }

  return {
    customers,
    methods,
    intents,
    charges,
    refunds,
    disputes,
    events,
    createCustomer,
    createIntent,
    makeMethod,
    getIntent: getIntent,
    confirm,
    charge,
    authenticate,
    cancel,
    refund,
    dispute,
    closeDispute,
  };
}

export type StripeAccount = ReturnType<typeof createStripeAccount>;
