import type { parseArgs } from 'node:util';

/** Every option of every command. */
export const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  json: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  job: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string', short: 'o' },
  template: { type: 'string' },
  pages: { type: 'string' },
  paper: { type: 'string' },
  'as-of': { type: 'string' },
  year: { type: 'string' },
  heads: { type: 'string' },
  key: { type: 'string' },
  url: { type: 'string' },
  scopes: { type: 'string' },
  place: { type: 'string' },
  remote: { type: 'string' },
  'pay-min': { type: 'string' },
  sponsorship: { type: 'string' },
  page: { type: 'string' },
  resume: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string' },
  note: { type: 'string' },
  folder: { type: 'string', multiple: true },
} as const;

export type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
