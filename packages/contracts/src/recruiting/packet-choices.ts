// Limits, choices, and texts of packets. No schemas, so that pages don't load any in the browser.

export const packetLimits = {
  answers: 80,
  question: 500,
  answer: 4000,
  letter: 8000,
  note: 2000,
  reason: 500,
  receipt: 500,
  /** A pasted confirmation email. The database has the same limit (migration 0075). */
  receiptEmail: 20_000,
  /** Files besides the résumé. */
  files: 5,
  fileBytes: 10 * 1024 * 1024,
  /** All files of one member's packets. */
  memberBytes: 500 * 1024 * 1024,
  /** Packets that can be approved at once. */
  atOnce: 20,
  /** Wrong passwords and codes within `guessMinutes`. */
  guesses: 10,
  guessMinutes: 15,
  pageSize: 30,
} as const;

/** How long a call waits for the decision of the custody process. */
export const APPROVAL_SECONDS = 15;

/** Why a member declines, so that the next proposal is better. */
export const DECLINE_REASONS = [
  'company',
  'role',
  'pay',
  'place',
  'level',
  'answers',
  'resume',
  'applied',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const declineLabels: Record<DeclineReason, string> = {
  company: 'I don’t want to work for this company',
  role: 'The job isn’t what I’m looking for',
  pay: 'The pay is too low',
  place: 'The location doesn’t work for me',
  level: 'The level is wrong',
  answers: 'An answer is wrong',
  resume: 'The résumé isn’t right',
  applied: 'I’ve already applied',
  other: 'Something else',
};

export const RECEIPT_KINDS = ['number', 'screenshot', 'email'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
export const receiptLabels: Record<ReceiptKind, string> = {
  number: 'Confirmation number',
  screenshot: 'Screenshot of the confirmation',
  email: 'Confirmation email',
};

/** How a member proves that it is them: their passkey if they have one, otherwise their authenticator, otherwise their password. */
export const APPROVAL_METHODS = ['passkey', 'code', 'password'] as const;
export type ApprovalMethod = (typeof APPROVAL_METHODS)[number];

/** Why the custody process refused an approval. */
export const APPROVAL_REFUSALS = [
  'proof',
  'too-many',
  'method',
  'changed',
  'over',
  'open-questions',
  'exception',
  'permission',
  'in-time',
] as const;
export type ApprovalRefusal = (typeof APPROVAL_REFUSALS)[number];

/** Which packets a list shows. */
export const PACKET_FILTERS = ['waiting', 'approved', 'submitted', 'past'] as const;
export type PacketFilter = (typeof PACKET_FILTERS)[number];

/** What the extension may send about a form that it filled in with a packet. */
export const fillingLimits = {
  steps: 20,
  fields: 300,
  id: 100,
  label: 1000,
  option: 300,
  options: 400,
  sections: 8,
  value: 10_000,
  /** Characters of a screenshot in base64. */
  screenshot: 5_000_000,
} as const;
