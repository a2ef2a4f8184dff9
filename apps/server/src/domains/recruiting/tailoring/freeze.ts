import { toPerson } from '@foothold/core/form-person';
import type { PacketContact } from '@foothold/core/packets';
import type { Resume } from '@foothold/core/resume';
import type { SystemActor } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { isLiveAssignment } from '../policy.ts';
import { findAssigned } from '../workspace/workspace-repository.ts';
import { listConfirmations } from './tailoring-repository.ts';

/** Packets freeze a résumé when they are proposed. */
const PACKETS: SystemActor = { kind: 'system', id: 'recruiting.packets' };

/** A résumé as it goes into a packet. */
export interface FrozenResume {
  resumeId: string;
  /** The number of the version that the file was made from. */
  revision: number;
  title: string;
  /** 0 to 100, against the listing. */
  score: number;
  /** The version of the rubric. */
  rubric: string;
  /** As the résumé states them. */
  contact: PacketContact;
  /** Questions and texts about it that the member hasn’t answered. A packet needs this to be empty. */
  unconfirmed: string[];
  /** Read back by our own reader, which found the same content. */
  file: { name: string; type: string; bytes: Uint8Array };
}

/** Freezes one of a member’s résumés for a listing. */
export function createFreeze({ db, resumes, listings }: RecruitingDeps) {
  /**
   * Scores and exports one revision. Slow, so call it before a transaction rather than inside one.
   * @param executor a transaction that is already open, for what waits for the member
   * @throws AppError `resource.not-found` for a member without a recruiter, someone else’s résumé, or an unknown listing; `access.plan`,
   * `export.unproven`
   */
  return async function freeze(
    executor: Executor | undefined,
    { memberId, resumeId, listingId }: { memberId: string; resumeId: string; listingId: string },
  ): Promise<FrozenResume> {
    const reader = executor ?? db;
    const proof = authorize(isLiveAssignment, PACKETS, await findAssigned(reader, memberId));
    const recruiter = { id: proof.recruiter_id };
    const listing = requireFound((await listings.findByIds([listingId])).get(listingId));
    const { report, revision, title, resume } = await resumes.forRecruiters.score(recruiter, proof, resumeId, listing);
    const file = await resumes.forRecruiters.exportPdf(recruiter, proof, resumeId, revision);
    const waiting = (await listConfirmations(reader, resumeId)).filter(({ state }) => state === 'waiting');
    return {
      resumeId,
      revision,
      title,
      score: report.total,
      rubric: report.rubric,
      contact: toContact(resume),
      unconfirmed: waiting.map(({ text }) => text),
      file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
    };
  };
}

/** What the résumé states, and nothing from the account or the answer book. */
function toContact(resume: Resume): PacketContact {
  const { name, email, phone, address, links } = toPerson(resume, { name: '', email: '' }, []);
  return {
    name: name.full,
    email,
    phone,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    country: address.country,
    linkedin: links.linkedin,
    github: links.github,
    website: links.website,
  };
}
