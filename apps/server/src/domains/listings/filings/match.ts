import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createEmployerIndex, findFamily, type GrowingIndex } from '@foothold/core/employers';
import type { Kysely } from 'kysely';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { claimRevision } from '../ingest/write-repository.ts';
import { isEverydayWord } from './everyday-words.ts';
import * as repository from './matches-repository.ts';

export interface MatchDeps {
  db: Kysely<DB>;
  transact: Transact;
  now: () => Date;
}

const COMPANIES_AT_ONCE = 5000;
const EMPLOYERS_AT_ONCE = 1000;
const COMPANIES_WITHOUT_PAUSE = 50;
const CHECK_AGAIN_MS = 24 * 60 * 60 * 1000;

/** Compares companies with the employers of every loaded file, and stores those that belong to them. */
export function createFilingsMatcher({ db, transact, now }: MatchDeps) {
  /** Compares the companies that are due. Others may ask for pages meanwhile. */
  return async function matchDue(): Promise<void> {
    const fileIds = await repository.listFileIds(db);
    if (fileIds.length === 0) return;
    const due = { fileIds, before: new Date(now().getTime() - CHECK_AGAIN_MS), limit: COMPANIES_AT_ONCE };
    let after: string | null = null;
    for (;;) {
      const companies: repository.CompanyRow[] = await repository.listDueCompanies(db, { ...due, after });
      const last = companies.at(-1);
      if (!last) return;
      const matches = await matchFiles(fileIds, companies);
      await storeMatches(companies, matches, fileIds);
      after = last.id;
    }
  };

  /** One file after the other, so that only one is in memory. */
  async function matchFiles(fileIds: readonly number[], companies: readonly repository.CompanyRow[]) {
    const matches: repository.MatchRow[] = [];
    for (const id of fileIds) for (const match of await matchFile(id, companies)) matches.push(match);
    return matches;
  }

  async function matchFile(fileId: number, companies: readonly repository.CompanyRow[]) {
    const index = await readIndex(fileId);
    const matches: repository.MatchRow[] = [];
    for (const [position, { id, name, states }] of companies.entries()) {
      if (position % COMPANIES_WITHOUT_PAUSE === 0) await yieldToOthers();
      for (const { employer, basis, confidence } of findFamily(index, { name, states }, { isWord: isEverydayWord }))
        matches.push({ company_id: id, file_id: fileId, employer: employer.name, basis, confidence });
    }
    return matches;
  }

  async function readIndex(fileId: number): Promise<GrowingIndex> {
    const index = createEmployerIndex();
    for (let after = ''; ; ) {
      const employers = await repository.listEmployers(db, fileId, after, EMPLOYERS_AT_ONCE);
      const last = employers.at(-1);
      if (!last) return index;
      index.add(employers);
      after = last.name;
    }
  }

  /** Pages with listings are made again only if something is different. */
  async function storeMatches(
    companies: readonly repository.CompanyRow[],
    matches: readonly repository.MatchRow[],
    fileIds: readonly number[],
  ): Promise<void> {
    const ids = companies.map(({ id }) => id);
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, 'match filings');
      await repository.blockDeletion(trx, fileIds, ids);
      const before = await repository.listMatches(trx, ids);
      await repository.replaceMatches(trx, ids, matches);
      await repository.setChecked(trx, ids, { fileIds, now: now() });
      const after = await repository.listMatches(trx, ids);
      if (JSON.stringify(before) !== JSON.stringify(after)) await claimRevision(trx);
    });
  }
}
