import type { OwnRules, StoredRules } from '@foothold/contracts/recruiting';
import { memberRulesSchema } from '@foothold/contracts/recruiting/rules';
import { rulesLimits } from '@foothold/contracts/recruiting/rules-choices';
import { checkRules, type RuledListing, type RuleVerdict } from '@foothold/core/recruiting-rules';
import { isSameCompany } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { findOwn } from '../registrations/registrations-repository.ts';
import { parseAnswers } from '../views.ts';
import { findRules, saveRules } from './rules-repository.ts';

/** Of a member who saved none: nothing is blocked, and nothing needs to be asked. */
export const NO_RULES: StoredRules = {
  neverCompanies: [],
  askBefore: { relocation: false, contract: false, onSite: false, payBelow: null },
  places: [],
  payFloor: null,
  note: '',
  weekly: null,
};

export type Rules = ReturnType<typeof createRules>;

/** A member’s rules for the jobs that their recruiter may apply to. */
export function createRules(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, listings, notifications, now } = deps;

  /** The stored rules and when they were saved. Undefined if the member saved none. */
  async function find(
    executor: Executor,
    memberId: string,
  ): Promise<{ rules: StoredRules; savedAt: Date } | undefined> {
    const row = await findRules(executor, memberId);
    return row && { rules: memberRulesSchema.parse(row.rules), savedAt: row.saved_at };
  }

  async function view(actor: User): Promise<OwnRules> {
    const stored = await find(db, actor.id);
    const rules = stored?.rules ?? NO_RULES;
    const registration = await findOwn(db, actor.id);
    const employers = registration ? parseAnswers(registration).workExperience : [];
    const current = employers.filter(({ endDate }) => endDate === 'Present').map(({ clientName }) => clientName);
    return {
      rules,
      savedAt: stored?.savedAt.toISOString() ?? null,
      suggestedCompanies: [...new Set(current)].filter(
        (name) => name !== '' && !rules.neverCompanies.some((other) => isSameCompany(other, name)),
      ),
    };
  }

  async function save(actor: User, rules: StoredRules): Promise<OwnRules> {
    const clean = { ...rules, neverCompanies: unique(rules.neverCompanies), places: unique(rules.places) };
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `rules of ${actor.id}`);
      await saveRules(trx, actor.id, clean, now());
      await notifications.publishToRecruiter(trx, actor.id);
      await notifications.publishChange(trx, actor.id, actor.id);
    });
    return view(actor);
  }

  /** What the member’s rules say about a listing. @throws AppError `resource.not-found` for an unknown listing */
  async function check(memberId: string, listingId: string, executor: Executor = db): Promise<RuleVerdict> {
    const listing = requireFound((await listings.findByIds([listingId])).get(listingId));
    return checkListing(await find(executor, memberId), listing);
  }

  /** Adds a company to those that nothing may be proposed for, unless it is one of them. */
  async function forbidCompany(trx: Transaction<DB>, memberId: string, company: string): Promise<void> {
    await acquireAdvisoryLock(trx, `rules of ${memberId}`);
    const { rules } = (await find(trx, memberId)) ?? { rules: NO_RULES };
    if (rules.neverCompanies.some((other) => isSameCompany(other, company))) return;
    const neverCompanies = [...rules.neverCompanies, company].slice(-rulesLimits.companies);
    await saveRules(trx, memberId, { ...rules, neverCompanies }, now());
  }

  return { find, view, save, check, forbidCompany };
}

/** What rules say about a listing. */
export const checkListing = (stored: { rules: StoredRules } | undefined, listing: RuledListing): RuleVerdict =>
  checkRules(stored?.rules ?? NO_RULES, listing);

const unique = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];
