import { ASK_KINDS, BLOCK_KINDS } from '@foothold/core/recruiting-rules';
import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { rulesLimits, rulesMessages } from './rules-choices.ts';

export * from './rules-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const names = (most: number, message: string) =>
  z.array(z.string().trim().min(1).max(rulesLimits.name, rulesMessages.name)).max(most, message);
const pay = z
  .number({ error: rulesMessages.pay })
  .int(rulesMessages.pay)
  .min(0, rulesMessages.pay)
  .max(rulesLimits.pay, rulesMessages.pay)
  .nullable();

/** What a member tells their recruiter about the jobs to apply to. Pay in US dollars a year. */
export const memberRulesSchema = z.object({
  neverCompanies: names(rulesLimits.companies, rulesMessages.companies),
  askBefore: z.object({ relocation: z.boolean(), contract: z.boolean(), onSite: z.boolean(), payBelow: pay }),
  places: names(rulesLimits.places, rulesMessages.places),
  payFloor: pay,
  note: z.string().trim().max(rulesLimits.note, rulesMessages.note),
  /** How many applications a week the member wants. Null if they didn't say. */
  weekly: z
    .number({ error: rulesMessages.weekly })
    .int(rulesMessages.weekly)
    .min(0, rulesMessages.weekly)
    .max(rulesLimits.weekly, rulesMessages.weekly)
    .nullable(),
});
export type StoredRules = z.infer<typeof memberRulesSchema>;

export const ownRulesSchema = z.object({
  rules: memberRulesSchema,
  /** Null if the member hasn't saved any: then nothing is blocked and nothing needs to be asked. */
  savedAt: z.iso.datetime().nullable(),
  /** Employers of today, by the registration, that aren't on the list. */
  suggestedCompanies: z.array(z.string()),
});
export type OwnRules = z.infer<typeof ownRulesSchema>;

/** Why a listing is blocked, and what the member must be asked before applying. */
export const ruleVerdictSchema = z.object({
  blocked: z.array(z.object({ kind: z.enum(BLOCK_KINDS), text: z.string() })),
  ask: z.array(z.object({ kind: z.enum(ASK_KINDS), text: z.string() })),
});

/** A member's rules for their recruiter. */
export const rules = {
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/rules',
    summary: 'Get your rules for the jobs that your recruiter may apply to',
    access: 'signed-in',
    scope: 'session',
  }).output(ownRulesSchema),
  save: endpoint({
    method: 'PUT',
    path: '/api/recruiting/rules',
    summary: 'Save your rules for the jobs that your recruiter may apply to',
    access: 'signed-in',
    scope: 'session',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
  })
    .input(memberRulesSchema)
    .output(ownRulesSchema),
};
