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
