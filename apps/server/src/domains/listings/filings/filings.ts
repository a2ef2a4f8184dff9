import type { CompanyFilings } from '@foothold/contracts/listings/shapes';
import type { Kysely } from 'kysely';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { claimRevision } from '../ingest/write-repository.ts';
import * as repository from './filings-repository.ts';
import { toCompanyFilings, toFile } from './views.ts';

/** The loaded files, as admins manage them. */
export function createFilings({ db, transact }: { db: Kysely<DB>; transact: Transact }) {
  const list = async () => ({ files: (await repository.listFiles(db)).map(toFile) });

  /** @throws AppError `resource.not-found` */
  async function unload(id: number) {
    await transact(async (trx) => {
      if (!(await repository.deleteFile(trx, id))) throw new AppError('resource.not-found');
      // Pages that show its filings are made again.
      await claimRevision(trx);
    });
    return {};
  }

  return { list, unload };
}

export type Filings = ReturnType<typeof createFilings>;

/** What a company’s employers filed, newest year first. Empty unless it is nearly certain that they belong to it. */
export const findCompanyFilings = async (db: Kysely<DB>, companyId: string): Promise<CompanyFilings[]> =>
  toCompanyFilings(await repository.listOfCompany(db, companyId));
