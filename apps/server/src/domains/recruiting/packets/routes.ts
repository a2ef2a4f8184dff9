import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { SigningProof } from '../../accounts/index.ts';
import type { Recruiting } from '../service.ts';

/** What a member calls. */
export function createPacketRoutes({ packets: os }: Api, { packets, approvals }: Recruiting) {
  return {
    list: os.list.handler(({ input, context }) => packets.list(requireUser(context.actor), input)),
    ofApplication: os.ofApplication.handler(({ input, context }) =>
      packets.ofApplication(requireUser(context.actor), input.applicationId),
    ),
    get: os.get.handler(({ input, context }) => packets.get(requireUser(context.actor), input.id)),
    file: os.file.handler(({ input, context }) => packets.file(requireUser(context.actor), input)),
    edit: os.edit.handler(({ input, context }) => packets.edit(requireUser(context.actor), input)),
    decline: os.decline.handler(({ input, context }) => packets.decline(requireUser(context.actor), input)),
    approvalOptions: os.approvalOptions.handler(({ input, context }) =>
      approvals.options(requireUser(context.actor), input.items),
    ),
    approve: os.approve.handler(({ input: { items, ...proof }, context }) =>
      approvals.approve(requireUser(context.actor), { items, proof: toProof(proof) }),
    ),
  };
}

/** What a member's program calls. */
export function createJobApplicationRoutes({ jobApplications: os }: Api, { packets }: Recruiting) {
  return { apply: os.apply.handler(({ input, context }) => packets.apply(requireUser(context.actor), input)) };
}

/** What a recruiter calls. */
export function createPacketWorkRoutes({ recruiting: { packets: os } }: Api, { packetWork }: Recruiting) {
  return {
    list: os.list.handler(({ input, context }) => packetWork.list(requireUser(context.actor), input)),
    get: os.get.handler(({ input, context }) => packetWork.get(requireUser(context.actor), input.id)),
    file: os.file.handler(({ input, context }) => packetWork.file(requireUser(context.actor), input)),
    prepare: os.prepare.handler(({ input, context }) => packetWork.prepare(requireUser(context.actor), input)),
    upload: os.upload.handler(({ input, context }) => packetWork.upload(requireUser(context.actor), input)),
    propose: os.propose.handler(({ input, context }) => packetWork.propose(requireUser(context.actor), input)),
    withdraw: os.withdraw.handler(({ input, context }) => packetWork.withdraw(requireUser(context.actor), input)),
    start: os.start.handler(({ input, context }) => packetWork.start(requireUser(context.actor), input)),
    submit: os.submit.handler(({ input, context }) => packetWork.submit(requireUser(context.actor), input)),
  };
}

/** What a recruiter’s browser extension calls. */
export function createPacketFillingRoutes({ recruiting: { filling: os } }: Api, { packetFilling }: Recruiting) {
  return {
    list: os.list.handler(async ({ context }) => ({ packets: await packetFilling.list(requireUser(context.actor)) })),
    open: os.open.handler(({ input, context }) => packetFilling.open(requireUser(context.actor), input)),
    receipt: os.receipt.handler(({ input, context }) => packetFilling.receipt(requireUser(context.actor), input)),
  };
}

interface GivenProofs {
  password?: string | undefined;
  code?: string | undefined;
  assertion?: Extract<SigningProof, { method: 'passkey' }>['assertion'] | undefined;
}

/** The strongest proof that came with the call. Null without one. */
function toProof({ password, code, assertion }: GivenProofs): SigningProof | null {
  if (assertion) return { method: 'passkey', assertion };
  if (code !== undefined) return { method: 'code', code };
  return password === undefined ? null : { method: 'password', password };
}
