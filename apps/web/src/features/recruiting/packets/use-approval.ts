import type { ApprovalMethod, PacketDetail } from '@foothold/contracts/recruiting/packets';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { NoPasskeyError, signWithPasskey } from '../../../shared/verify/passkey.ts';
import { isAsShown, isChallengeOf } from './check-packet.ts';
import { explainRefusal, localMessages } from './messages.ts';

/** What the member typed to prove that it is them. Null for a passkey. */
export type TypedProof = { method: Exclude<ApprovalMethod, 'passkey'>; value: string } | null;

export interface Approval {
  busy: boolean;
  failure: FormFailure | null;
  /** @param exceptions the packets whose low score the member allows */
  approve: (exceptions: ReadonlySet<string>, proof: TypedProof) => Promise<void>;
}

/** Refused by this page before anything was sent. */
class RefusedHere extends Error {}

const createFailure = (message: string, code?: string): FormFailure => ({
  message,
  ...(code !== undefined && { code }),
  fields: {},
  values: {},
});

/** Approves packets with a passkey, or with what the member typed. @param onApproved called once all of them are approved */
export function useApproval(packets: readonly PacketDetail[], onApproved: () => void): Approval {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isUnderWay = useRef(false);
  const { revalidate } = useRevalidator();
  return {
    busy,
    failure,
    async approve(exceptions, proof) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await send(packets, exceptions, proof);
        onApproved();
      } catch (error) {
        setFailure(toApprovalFailure(error, proof));
        // The page may show an earlier state. What was typed stays.
        if (error instanceof RefusedError && navigator.onLine) void revalidate();
      } finally {
        isUnderWay.current = false;
        setBusy(false);
      }
    },
  };
}

async function send(packets: readonly PacketDetail[], exceptions: ReadonlySet<string>, proof: TypedProof) {
  for (const packet of packets) if (!(await isAsShown(packet))) throw new RefusedHere(localMessages.mismatch);
  const items = packets.map(({ id, hash }) => ({ id, hash, exception: exceptions.has(id) }));
  if (proof) {
    await call(endpoint('POST /api/packets/approvals'), { items, [proof.method]: proof.value });
    return;
  }
  const { passkey } = await call(endpoint('POST /api/packets/approval-options'), { items });
  if (!passkey) throw new RefusedHere(localMessages.method);
  if (!(await isChallengeOf(passkey, items))) throw new RefusedHere(localMessages.challenge);
  // The contract leaves the shapes to WebAuthn, which the library knows.
  const signed = await signWithPasskey(passkey as unknown as Parameters<typeof signWithPasskey>[0]);
  await call(endpoint('POST /api/packets/approvals'), {
    items,
    assertion: {
      ...signed,
      response: { ...signed.response },
      clientExtensionResults: { ...signed.clientExtensionResults },
    },
  });
}

/** The message about an approval that failed. */
export function toApprovalFailure(error: unknown, proof: TypedProof): FormFailure {
  if (error instanceof RefusedHere || error instanceof NoPasskeyError) return createFailure(error.message);
  if (!(error instanceof RefusedError)) return createFailure(localMessages.unreachable);
  const { problem, status } = error;
  if (!problem) return createFailure(status === 503 ? localMessages.pending : localMessages.failed, 'packets.pending');
  const { message, code, fields, hint } = problem;
  return explainRefusal(
    { message, code, fields, values: {}, ...(hint !== undefined && { hint }) },
    proof?.method ?? null,
  );
}
