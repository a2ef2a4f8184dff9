import type { Erasure, ImportedArchive } from '@foothold/contracts/accounts';
import { ARCHIVE_BYTES } from '@foothold/contracts/accounts/archive-words';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { ArchivePart } from '../../../platform/archive/part.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { streamZip } from '../../../platform/files/zip-stream.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { AccountsDeps } from '../deps.ts';
import { DAY_MS } from '../deps.ts';
import { renderErasedEmail } from '../emails.ts';
import { useToken } from '../repository.ts';
import type { createSecurity } from '../security/security.ts';
import { getExpiry, hashToken, issueToken } from '../tokens.ts';
import { UNCONFIRMED_RETENTION_DAYS } from '../unconfirmed.ts';
import { readAccount } from '../viewer.ts';
import { createArchiveImport } from './archive/import.ts';
import { generateExportEntries } from './export.ts';
import * as repository from './repository.ts';

const FORGET_BATCH_SIZE = 100;

type SecurityProofs = ReturnType<typeof createSecurity>;

export interface Download {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Exports, imports, or erases all data about a person. @param domains what each part of the app stores @param parts what an archive contains */
export function createPrivacy(
  deps: AccountsDeps,
  domains: () => readonly PersonalData[],
  parts: () => readonly ArchivePart[],
  { requireProof, requireFreshProof }: Pick<SecurityProofs, 'requireProof' | 'requireFreshProof'>,
) {
  const { db, files, transact, mail, brand, now } = deps;
  const addArchive = createArchiveImport(deps, parts);

  /** Requests an export. @throws AppError `accounts.verify-again`, `accounts.password` */
  async function requestExport(actor: User, password: string | undefined) {
    await requireProof(actor, password);
    const token = await issueToken(db, 'export', actor.id, (await readAccount(db, actor.id, now())).email, now());
    return { url: `/api/accounts/export?token=${token}`, expiresAt: getExpiry('export', now()).toISOString() };
  }

  /**
   * Streams everything stored about the actor as a ZIP file.
   * @param token from `requestExport`; without one, a recent second-factor check is required
   * @throws AppError `accounts.link-expired`, `accounts.verify-again`
   */
  async function download(actor: User, token: string | undefined): Promise<Download> {
    if (token === undefined) await requireFreshProof(actor);
    else {
      const used = await useToken(db, hashToken(token), ['export'], now());
      if (used?.user_id !== actor.id) throw new AppError('accounts.link-expired');
    }
    const person = await readAccount(db, actor.id, now());
    const day = now().toISOString().slice(0, 10);
    return {
      fileName: `${brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-export-${day}.zip`,
      bytes: streamZip(
        generateExportEntries({ domains: domains(), parts: parts(), db, files }, person, brand, now()),
        now(),
      ),
    };
  }

  /**
   * Imports an archive, which this or another installation exported, into the actor's account.
   * @throws AppError `accounts.verify-again`, `accounts.password`, `accounts.archive-*`, `access.plan-limit`
   */
  async function importArchive(
    actor: User,
    { file, password, profile }: { file: File; password?: string | undefined; profile?: 'replace' | undefined },
  ): Promise<ImportedArchive> {
    if (actor.role !== 'member') throw new AppError('accounts.archive-members-only');
    await requireProof(actor, password);
    if (file.size > ARCHIVE_BYTES) throw new AppError('accounts.archive-too-large');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return addArchive(actor, { bytes, replacesProfile: profile === 'replace' });
  }

  function erasure(actor: User): Erasure {
    return {
      goes: domains().map(({ name }) => name),
      stays: domains().flatMap(({ retained = [] }) => [...retained]),
      possible: actor.role === 'member',
    };
  }

  /**
   * Erases the account and everything stored about it, all or nothing, and emails a receipt.
   * @throws AppError `accounts.has-role`, `accounts.verify-again`, `accounts.password`
   */
  async function erase(actor: User, password: string | undefined): Promise<void> {
    if (actor.role !== 'member') throw new AppError('accounts.has-role');
    await requireProof(actor, password);
    await transact(async (trx) => {
      const row = requireFound(await repository.lockUser(trx, actor.id));
      // Read under the lock, because a role may have been granted in the meantime.
      if (row.role !== 'member') throw new AppError('accounts.has-role');
      await eraseAll(trx, row.id);
      if (row.email_verified) await mail.send(trx, renderErasedEmail(row, erasure(actor).stays, brand));
    });
  }

  /** Erases an account with everything stored about it, in the transaction of the caller, who has checked that it may. */
  async function eraseAll(trx: Transaction<DB>, userId: string): Promise<void> {
    for (const domain of domains()) await domain.erase(trx, userId);
    await repository.deleteUser(trx, userId);
  }

  /** Deletes accounts with an unconfirmed address and no paid plan. Runs every night. @returns how many were deleted */
  async function forgetUnconfirmed(): Promise<number> {
    const before = new Date(now().getTime() - UNCONFIRMED_RETENTION_DAYS * DAY_MS);
    let deletedFileCount = 0;
    for (;;) {
      const rows = await repository.listForgotten(db, before, FORGET_BATCH_SIZE);
      for (const { id } of rows) if (await transact((trx) => forget(trx, id))) deletedFileCount += 1;
      if (rows.length < FORGET_BATCH_SIZE) return deletedFileCount;
    }
  }

  /** Returns false if the address was just confirmed or a plan bought. */
  async function forget(trx: Transaction<DB>, userId: string): Promise<boolean> {
    const row = await repository.lockUser(trx, userId);
    if (!row || row.email_verified || row.plan !== null) return false;
    await eraseAll(trx, userId);
    return true;
  }

  return { requestExport, download, importArchive, erasure, erase, eraseAll, forgetUnconfirmed };
}
