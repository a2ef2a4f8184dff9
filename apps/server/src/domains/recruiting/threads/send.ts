import { MESSAGE_FILE_TYPES, type ThreadMessage, threadLimits } from '@foothold/contracts/recruiting/threads';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { forgetFileRemoval } from '../../../platform/files/removals-repository.ts';
import { shortenFileName } from '../../../platform/files/sent-file.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { toSafeFileName } from '../../../platform/files/zip-stream.ts';
import type { RecruitingDeps } from '../deps.ts';
import { detectFileType } from './file-type.ts';
import * as messages from './messages-repository.ts';
import { POLICIES } from './policies.ts';
import type { ThreadChanges } from './thread-changes.ts';
import { toMessage } from './thread-views.ts';
import { findThread, lockThread, markRead, type Side, type ThreadRow } from './threads-repository.ts';

type Trx = Transaction<DB>;

export interface NewMessage {
  memberId: string;
  text: string;
  clientId: string;
  files: readonly File[];
  needsReply: boolean;
}

/** What other domains learn about a recruiter's message. Not its text. */
export interface ReceivedMessage {
  userId: string;
  message: { id: string; author: string; at: string; needsReply: boolean; files: number };
}

interface CheckedFile {
  name: string;
  media_type: string;
  bytes: Uint8Array;
}

/** Sending messages with their files. */
export function createSending(deps: RecruitingDeps & { changes: ThreadChanges }) {
  const { db, transact, files, accounts, announce, changes, now } = deps;

  /** The same client ID returns the message that was stored. @throws AppError for what the contract names */
  async function send(actor: User, side: Side, input: NewMessage): Promise<ThreadMessage> {
    const thread = authorize(POLICIES[side], actor, await findThread(db, input.memberId));
    if (thread.recruiter_id === null) throw new AppError('recruiting.no-recruiter');
    const earlier = await messages.findSent(db, thread.member_id, actor.id, input.clientId);
    if (earlier) return toView(actor, earlier);
    const checked = await checkFiles(input.files);
    let sent: messages.MessageRow | undefined;
    await storeAll(checked, [], (keys) =>
      transact(async (trx) => {
        const locked = authorize(POLICIES[side], actor, await lockThread(trx, input.memberId));
        if (locked.recruiter_id === null) throw new AppError('recruiting.no-recruiter');
        sent = await messages.findSent(trx, locked.member_id, actor.id, input.clientId);
        // Sent twice at once: what the first call stored stays, and the files of this one are removed.
        if (sent) return undefined;
        sent = await insert(trx, actor, side, locked, input);
        await insertFiles(trx, locked, sent, checked, keys);
        await changes.afterSending(trx, locked, side, sent);
        if (side === 'recruiter') await announceMessage(trx, sent, checked.length);
        return String(sent.id);
      }),
    );
    return toView(actor, requireFound(sent));
  }

  const announceMessage = (trx: Trx, row: messages.MessageRow, count: number) =>
    announce('recruiting.message-received', trx, {
      userId: row.member_id,
      message: {
        id: String(row.id),
        author: row.author_name,
        at: row.at.toISOString(),
        needsReply: row.needs_reply,
        files: count,
      },
    });

  async function insert(trx: Trx, actor: User, side: Side, thread: Authorized<ThreadRow>, input: NewMessage) {
    const { name } = await accounts.account(actor, trx);
    const row = await messages.insertMessage(trx, thread, {
      side,
      kind: 'text',
      author_id: actor.id,
      author_name: name,
      text: input.text,
      needs_reply: side === 'member' || input.needsReply,
      client_id: input.clientId,
      at: now(),
    });
    // Who replies has read what they reply to.
    await markRead(trx, thread, side, row.id);
    return row;
  }

  async function insertFiles(
    trx: Trx,
    thread: Authorized<ThreadRow>,
    message: messages.MessageRow,
    checked: readonly CheckedFile[],
    keys: readonly string[],
  ): Promise<void> {
    if (checked.length === 0) return;
    const added = checked.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    if ((await messages.sumFileBytes(trx, thread)) + added > threadLimits.threadBytes)
      throw new AppError('recruiting.file-limit');
    const rows = checked.map(({ name, media_type, bytes }, at) => ({
      name,
      media_type,
      bytes: bytes.byteLength,
      file_key: keys[at] ?? '',
    }));
    await messages.insertFiles(trx, message, rows);
    for (const key of keys) await forgetFileRemoval(trx, key);
  }

  /** Stores one file after another, and then what they belong to. */
  async function storeAll(
    checked: readonly CheckedFile[],
    keys: readonly string[],
    save: (keys: readonly string[]) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const file = checked[keys.length];
    if (!file) return save(keys);
    return storeFile({ db, files }, 'messages', file.bytes, (key) => storeAll(checked, [...keys, key], save));
  }

  async function toView(actor: User, row: messages.MessageRow): Promise<ThreadMessage> {
    return toMessage(row, await messages.listFiles(db, [row]), { readerId: actor.id, now: now() });
  }

  return send;
}

/** @throws AppError `recruiting.file-size`, `recruiting.file-type`, `request.invalid` */
async function checkFiles(given: readonly File[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of given) {
    if (file.size === 0) throw new AppError('request.invalid', { fields: { files: `“${file.name}” is empty.` } });
    if (file.size > threadLimits.fileBytes) throw new AppError('recruiting.file-size');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = detectFileType(bytes);
    if (type === null) throw new AppError('recruiting.file-type');
    const name = toSafeFileName(shortenFileName(file.name, threadLimits.fileName));
    checked.push({ name, media_type: MESSAGE_FILE_TYPES[type], bytes });
  }
  return checked;
}
