import type { Resume } from '../resume/model.ts';
import { applyProposal, EditError } from './edit.ts';
import { verifyProposal } from './truth/verify-proposal.ts';
import type { Proposal, TruthSources, TruthViolation } from './types.ts';

/** The résumé with all proposals applied, or the first proposal that can't be: it is untrue if it has violations; otherwise it no longer applies. */
export type Accepted = { ok: true; resume: Resume } | { ok: false; proposal: Proposal; violations: TruthViolation[] };

/**
 * Applies proposals one after the other, each checked against the résumé at that point. If one removes words that another depends on, such as a line that
 * proves a skill, the dependent one is moved first. Tries at most as many orders as there are proposals.
 */
export function acceptProposals(proposals: readonly Proposal[], sources: TruthSources): Accepted {
  let order = [...proposals];
  for (let tries = 0; ; tries++) {
    const result = acceptInOrder(order, sources);
    if (result.ok || result.proposal === order[0] || tries >= proposals.length) return result;
    order = [result.proposal, ...order.filter((proposal) => proposal !== result.proposal)];
  }
}

function acceptInOrder(proposals: readonly Proposal[], sources: TruthSources): Accepted {
  let { resume } = sources;
  for (const proposal of proposals) {
    try {
      const { ok, violations } = verifyProposal(proposal, { ...sources, resume });
      if (!ok) return { ok, proposal, violations };
      resume = applyProposal(resume, proposal);
    } catch (error) {
      if (error instanceof EditError) return { ok: false, proposal, violations: [] };
      throw error;
    }
  }
  return { ok: true, resume };
}

/** What `acceptWithoutLoss` accepted, with the report of the résumé afterwards. */
export interface AcceptedWithoutLoss<Report> {
  ok: true;
  resume: Resume;
  applied: readonly Proposal[];
  report: Report;
}

/**
 * Accepts what leads to no lower total. Usually that is everything at once. Otherwise each proposal is tried on its own after those before it, and one
 * that is untrue, no longer applies, or lowers the total is left out, as it would be if the person accepted them one by one.
 *
 * @param score scores the résumé with proposals applied
 * @param total the total before
 * @returns the failure of all of them together if nothing can be accepted
 * @throws RangeError if there are no proposals
 */
export function acceptWithoutLoss<Report extends { total: number }>(
  proposals: readonly Proposal[],
  sources: TruthSources,
  score: (resume: Resume, applied: readonly Proposal[]) => Report,
  total: number,
): AcceptedWithoutLoss<Report> | Extract<Accepted, { ok: false }> {
  const [first] = proposals;
  if (!first) throw new RangeError('There is no proposal to accept.');
  const tryAll = (applied: readonly Proposal[], least: number): ReturnType<typeof acceptWithoutLoss<Report>> => {
    const result = acceptProposals(applied, sources);
    if (!result.ok) return result;
    const report = score(result.resume, applied);
    if (report.total < least) return { ok: false, proposal: first, violations: [] };
    return { ...result, applied, report };
  };
  const together = tryAll(proposals, total);
  if (together.ok || proposals.length === 1) return together;
  let accepted: AcceptedWithoutLoss<Report> | undefined;
  for (const proposal of proposals) {
    const next = tryAll([...(accepted?.applied ?? []), proposal], accepted?.report.total ?? total);
    if (next.ok) accepted = next;
  }
  return accepted ?? together;
}
