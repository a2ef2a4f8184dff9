import type { IncomingHttpHeaders } from 'node:http';

/** A parsed form or query: text or nested names. */
export interface Form {
  [name: string]: string | Form;
}

/** Parses Stripe's bracketed forms: `metadata[plan]=one&expand[0]=latest_charge`. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop();
    let place = form;
    for (const part of path) {
      const below = place[part];
      const next = typeof below === 'object' ? below : {};
      place[part] = next;
      place = next;
    }
    if (last !== undefined) place[last] = value;
  }
  return form;
}

export const getText = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};

export const getForm = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};

export const getList = (form: Form, name: string): string[] =>
  Object.values(getForm(form, name)).filter((value) => typeof value === 'string');

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** An error response in Stripe's shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: ErrorBody };
  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const createInvalidError = (message: string, more: Partial<ErrorBody> = {}, status = 400) =>
  new Refusal(status, { type: 'invalid_request_error', message, ...more });

export const createMissingError = (kind: string, id: string, status = 404) =>
  createInvalidError(
    `No such ${kind}: '${id}'`,
    { code: 'resource_missing', param: status === 404 ? 'id' : kind },
    status,
  );

/** @throws Refusal if the caller uses an unknown name */
export function requireKnown(form: Form, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => ![...names, 'expand'].includes(name));
  if (unknown)
    throw createInvalidError(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}

/** @throws Refusal if it isn't a positive integer */
export function parseAmount(form: Form): number {
  const text = getText(form, 'amount') ?? '';
  if (!/^\d+$/.test(text))
    throw createInvalidError(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: 'amount' });
  if (Number(text) === 0)
    throw createInvalidError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  return Number(text);
}

/** Who calls: our server with its secret key, or a browser with the publishable one. */
export function identifyCaller(
  headers: IncomingHttpHeaders,
  keys: { secretKey: string; publishableKey: string },
): 'server' | 'browser' {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  const message = key ? `Invalid API Key provided: ${key.slice(0, 8)}***` : 'You did not provide an API key.';
  throw createInvalidError(message, {}, 401);
}

/** One page of a list, newest first. */
export function createPage<T extends { id: string; created: number }>(all: readonly T[], form: Form, url: string) {
  requireKnown(form, ['created', 'limit', 'starting_after', 'payment_intent', 'charge', 'customer']);
  const created = getForm(form, 'created');
  const from = Number(getText(created, 'gte') ?? 0);
  const until = Number(getText(created, 'lt') ?? Number.POSITIVE_INFINITY);
  const limit = Number(getText(form, 'limit') ?? 10);
  if (limit < 1 || limit > 100)
    throw createInvalidError('Invalid limit', { code: 'parameter_invalid_integer', param: 'limit' });
  const listed = all.filter((item) => item.created >= from && item.created < until).reverse();
  const after = getText(form, 'starting_after');
  const start = after === undefined ? 0 : listed.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw createMissingError('object', after, 400);
  return { object: 'list', url, data: listed.slice(start, start + limit), has_more: listed.length > start + limit };
}
