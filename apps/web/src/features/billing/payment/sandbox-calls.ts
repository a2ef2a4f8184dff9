import type { SandboxIntent } from '@foothold/contracts/payments/sandbox';
import { call, type Endpoint, endpoint } from '../../../shared/api/endpoint.ts';
import { createSubmissionKeys, RefusedError } from '../../../shared/api/send-json.ts';
import type { CardHolder, Confirmation } from './adapter.ts';
import type { CardText } from './card-text.ts';

/** The card field that caused a decline, if the user can fix it. */
export type CardField = keyof CardText;

export interface SandboxAnswer {
  confirmation: Confirmation | { state: 'asks' };
  /** Messages by card field. */
  fields: Partial<Record<CardField, string>>;
}

const UNREACHABLE = 'We couldn’t reach the payment service. You haven’t been charged. Please try again.';

/** Converts the sandbox's response for the form. */
function toSandboxAnswer({ id, status, failure }: SandboxIntent): SandboxAnswer {
  if (status === 'succeeded') return { confirmation: { state: 'done', intent: id }, fields: {} };
  if (status === 'requires_action') return { confirmation: { state: 'asks' }, fields: {} };
  return {
    confirmation: { state: 'failed', message: failure?.message ?? null },
    fields: failure?.field ? { [failure.field]: failure.message } : {},
  };
}

async function callSandbox<Input>(to: Endpoint<Input, SandboxIntent>, input: NoInfer<Input>): Promise<SandboxAnswer> {
  try {
    return toSandboxAnswer(await call(to, input, createSubmissionKeys().getIdempotencyKey(input)));
  } catch (error) {
    const message = error instanceof RefusedError ? error.error : UNREACHABLE;
    return { confirmation: { state: 'failed', message }, fields: {} };
  }
}

export const confirmInSandbox = (clientSecret: string, card: CardText, payer: CardHolder): Promise<SandboxAnswer> =>
  callSandbox(endpoint('POST /api/sandbox-payments/confirm'), { clientSecret, card, payer });

export const sendBankDecision = (clientSecret: string, outcome: 'approved' | 'refused'): Promise<SandboxAnswer> =>
  callSandbox(endpoint('POST /api/sandbox-payments/authenticate'), { clientSecret, outcome });
