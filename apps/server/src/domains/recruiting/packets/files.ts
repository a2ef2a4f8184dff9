import { createHash } from 'node:crypto';
import { packetLimits } from '@foothold/contracts/recruiting/packets';
import type { PacketFile } from '@foothold/core/packets';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { forgetFileRemoval } from '../../../platform/files/removals-repository.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { toSafeFileName } from '../../../platform/files/zip-stream.ts';
import type { RecruitingDeps } from '../deps.ts';
import * as repository from './packets-repository.ts';

/** What a browser gets: it saves the file and never shows it. */
export interface SentFile {
  headers: Record<string, string>;
  body: File;
}

const NAME_LENGTH = 120;
/** Types by their first bytes. Text has none. */
const SIGNATURES: readonly (readonly [type: string, signature: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
const TEXT = 'text/plain';
const LETTER_NAME = 'Cover letter.txt';

/** Files of packets and receipts, stored encrypted and named by the hash of their bytes. The same bytes are stored once for a member. */
export function createPacketFiles({ db, transact, files, now }: RecruitingDeps) {
  /** Stores a file of a member, unless it is stored already. */
  async function store(memberId: string, file: { name: string; type: string; bytes: Uint8Array }) {
    const sha256 = createHash('sha256').update(file.bytes).digest();
    const existing = await repository.findFile(db, memberId, sha256);
    if (existing) return existing;
    await storeFile({ db, files }, 'packets', file.bytes, (fileKey) =>
      transact(async (trx) => {
        await acquireAdvisoryLock(trx, `packet files of ${memberId}`);
        if ((await repository.sumFileBytes(trx, memberId)) + file.bytes.byteLength > packetLimits.memberBytes)
          throw new AppError('packets.file');
        const row = await repository.insertFile(trx, {
          memberId,
          sha256,
          name: file.name,
          type: file.type,
          bytes: file.bytes.byteLength,
          fileKey,
          at: now(),
        });
        if (row) await forgetFileRemoval(trx, fileKey);
        return row?.id;
      }),
    );
    return requireFound(await repository.findFile(db, memberId, sha256));
  }

  /** Stores a cover letter as the text file that goes with it. Null if it is empty. */
  async function storeLetter(memberId: string, letter: string): Promise<PacketFile | null> {
    if (letter === '') return null;
    const bytes = new TextEncoder().encode(letter);
    const row = await store(memberId, { name: LETTER_NAME, type: TEXT, bytes });
    return {
      kind: 'letter',
      name: LETTER_NAME,
      type: row.media_type,
      size: row.bytes,
      sha256: row.sha256.toString('hex'),
    };
  }

  /** Stores an uploaded file of a type that can be sent to an employer. @throws AppError `packets.file` */
  async function upload(memberId: string, file: File) {
    if (file.size === 0 || file.size > packetLimits.fileBytes) throw new AppError('packets.file');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = toSafeFileName(file.name.slice(-NAME_LENGTH));
    return store(memberId, { name, type: requireType(bytes, name), bytes });
  }

  async function send(memberId: string, sha256: string, name: string): Promise<SentFile> {
    const row = requireFound(await repository.findFile(db, memberId, Buffer.from(sha256, 'hex')));
    const bytes = requireFound(await files.get(row.file_key));
    return {
      headers: {
        'content-disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
      body: new File([new Uint8Array(bytes)], name, { type: row.media_type }),
    };
  }

  return { store, storeLetter, upload, send };
}

export type PacketFiles = ReturnType<typeof createPacketFiles>;

function requireType(bytes: Uint8Array, name: string): string {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  if (/\.txt$/i.test(name) && isText(bytes)) return TEXT;
  if (/\.docx$/i.test(name) && bytes[0] === 0x50 && bytes[1] === 0x4b)
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  throw new AppError('packets.file');
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
