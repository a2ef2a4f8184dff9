import {
  type Access,
  REVEAL_RULES,
  type REVEAL_STATES,
  type RecordedRevealRule,
  type RevealRule,
  times,
} from '@foothold/contracts/recruiting';
import { buildRevealChallenge } from '@foothold/core/packets';
import { fromBase64, isBoxKey, toBase64 } from '@foothold/sealed-box';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { findClient } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { openSecret } from '../jobs.ts';
import { renderRevealEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { findPacket } from '../packets/packets-repository.ts';
import { getHash } from '../packets/views.ts';
import { toAccess } from '../views.ts';
import type { PasskeyAssertion } from './proofs.ts';
import * as repository from './reveals-repository.ts';

const ANSWER_MS = times.answerMinutes * 60_000;

/** Rules that only an actual request can meet. They aren't shown before there is one. */
const REQUEST_RULES: readonly RevealRule[] = ['reason', 'in-time'];

interface RevealInput {
  memberId: string;
  packetId: string;
  reason: string;
  publicKey: string;
}

interface Revealed {
  state: (typeof REVEAL_STATES)[number];
  refusedFor: RecordedRevealRule | null;
  sealed: string | null;
}

/** Requests for a mailbox password, and delivery of the custody process's answers. This code can't open a secret. */
export function createReveals(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, accounts, queue, notifications, brand, now } = deps;

  /** What the recruiter's passkey signs. @throws AppError `resource.not-found`, `recruiting.passkey-needed` */
  async function revealOptions(actor: User, input: RevealInput) {
    await requirePublicKey(input.publicKey);
    const { hash } = await requirePacket(db, actor, input);
    const { packetId, publicKey, reason } = input;
    const challenge = await buildRevealChallenge({ packetId, hash, publicKey, reason });
    const { passkey } = await accounts.signingOptions(actor.id, challenge);
    if (passkey === null) throw new AppError('recruiting.passkey-needed');
    return { hash, passkey: passkey as unknown as Record<string, unknown> };
  }

  /** Records the request and queues it for the custody process. @throws AppError as `revealOptions`; `packets.changed` */
  async function reveal(
    actor: User,
    input: RevealInput & { hash: string; assertion: PasskeyAssertion },
  ): Promise<{ id: string }> {
    const publicKey = await requirePublicKey(input.publicKey);
    return transact(async (trx) => {
      const { memberId, hash } = await requirePacket(trx, actor, input);
      if (hash !== input.hash) throw new AppError('packets.changed');
      const { id } = await repository.insertReveal(trx, {
        memberId,
        recruiterId: actor.id,
        recruiterName: (await accounts.account(actor, trx)).name,
        sessionId: actor.sessionId,
        packetId: input.packetId,
        reason: input.reason,
        publicKey: Buffer.from(publicKey),
        assertion: input.assertion,
        askedAt: now(),
      });
      await queue.add(trx, openSecret, { revealId: id, passed: 0 });
      return { id };
    });
  }

  /** A packet of one of the recruiter's members. Whether it is approved is for the custody process to say. */
  async function requirePacket(executor: Executor, actor: User, input: { memberId: string; packetId: string }) {
    const client = requireFound(await findClient(executor, actor.id, input.memberId));
    const packet = await findPacket(executor, input.packetId);
    const isOfClient = (_actor: User, row: { member_id: string }) => row.member_id === client.user_id;
    return { memberId: client.user_id, hash: getHash(authorize(isOfClient, actor, packet)) };
  }

  /** Returns the result of a request. The sealed answer is delivered once and then deleted. */
  function revealed(actor: User, id: string): Promise<Revealed> {
    return transact(async (trx) => {
      const row = await repository.lockReveal(trx, id);
      if (row?.recruiter_id !== actor.id) throw new AppError('resource.not-found');
      const toRevealed = (state: Revealed['state'], sealed: string | null = null): Revealed => ({
        state,
        refusedFor: row.refused_for as RecordedRevealRule | null,
        sealed,
      });
      if (row.decision === 'refused') return toRevealed('refused');
      // What was opened for a recruiter before their assignment ended stays closed.
      if (row.decision !== null) requireFound(await findClient(trx, actor.id, row.member_id));
      if (row.failed_at) return toRevealed('failed');
      if (row.fetched_at) return toRevealed('fetched');
      const answer = await repository.deleteAndReturnAnswer(trx, id);
      if (answer && answer.expires_at > now()) {
        await repository.setFetched(trx, id, now());
        return toRevealed('ready', toBase64(new Uint8Array(answer.sealed)));
      }
      return toRevealed(
        answer || now().getTime() - (row.decided_at ?? row.asked_at).getTime() > ANSWER_MS ? 'gone' : 'asked',
      );
    });
  }

  const listAccesses = async (memberId: string, recruiterId?: string): Promise<Access[]> =>
    (await repository.listReveals(db, memberId, recruiterId)).map((row) => toAccess(row, now()));

  /** Checks which requirements are met at this moment. */
  async function getRules(executor: Executor, actor: User, memberId: string) {
    const rules = await repository.checkRules(
      executor,
      { memberId, recruiterId: actor.id, sessionId: actor.sessionId, packetId: null, askedAt: now(), reason: '' },
      now(),
    );
    return REVEAL_RULES.filter((rule) => !REQUEST_RULES.includes(rule)).map((rule) => ({ rule, holds: rules[rule] }));
  }

  /** Notifies the member of an access. */
  async function notify(revealId: string): Promise<void> {
    await transact(async (trx) => {
      const row = await repository.findReveal(trx, revealId);
      if (row?.decision !== 'opened' || row.failed_at || !row.decided_at) return;
      const look = { recruiter: row.recruiter_name, reason: row.reason, task: row.task ?? '', at: row.decided_at };
      await notifications.write(trx, row.member_id, '/portal/profile/mailbox', (member, pages) =>
        renderRevealEmail(member, look, pages.mailbox, brand),
      );
      await notifications.publishChange(trx, row.member_id, row.id);
    });
  }

  return { revealOptions, reveal, revealed, accessLog: listAccesses, getRules: getRules, notify };
}

export type Reveals = ReturnType<typeof createReveals>;

/** @throws AppError `request.invalid` if it isn't a point on the curve */
async function requirePublicKey(text: string): Promise<Uint8Array> {
  const publicKey = fromBase64(text);
  if (!(await isBoxKey(publicKey)))
    throw new AppError('request.invalid', { fields: { publicKey: 'This isn’t a public key.' } });
  return publicKey;
}
