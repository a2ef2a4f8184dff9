import { decodeValue, formatValue, type ReportedValue } from './values.ts';

/** A validated message from the sandbox's worker. */
export type Message =
  | { kind: 'started' }
  | { kind: 'log'; parts: ReportedValue[] }
  | { kind: 'value'; index: number; value: ReportedValue }
  | { kind: 'error'; index: number; text: string }
  | { kind: 'failure'; text: string }
  | { kind: 'done'; leftOut: number };

/** More than the worker can encode, including JSON overhead. */
const MAX_MESSAGE_LENGTH = 2_000_000;

/** Parses a message from the worker; null unless it belongs to this run. */
export function parseMessage(data: unknown, nonce: string): Message | null {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH) return null;
  try {
    const message = JSON.parse(data) as Record<string, unknown>;
    return message.nonce === nonce ? toMessage(message) : null;
  } catch {
    return null;
  }
}

function toMessage({ kind, index, text, thrown, parts, value, leftOut }: Record<string, unknown>): Message | null {
  const reported =
    typeof text === 'string' ? text.slice(0, 2000) : thrown === undefined ? null : formatThrown(decodeValue(thrown));
  if (kind === 'started') return { kind };
  if (kind === 'log' && Array.isArray(parts)) return { kind, parts: parts.map((part) => decodeValue(part)) };
  if (kind === 'value' && isCount(index)) return { kind, index, value: decodeValue(value) };
  if (kind === 'error' && isCount(index) && reported !== null) return { kind, index, text: reported };
  if (kind === 'failure' && reported !== null) return { kind, text: reported };
  if (kind === 'done' && isCount(leftOut)) return { kind, leftOut };
  return null;
}

/** Describes a thrown value that isn't an error. */
const formatThrown = (thrown: ReportedValue) => `Thrown: ${formatValue(thrown)}`;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
