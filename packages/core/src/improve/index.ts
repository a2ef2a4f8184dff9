export { type Accepted, acceptProposals, acceptWithoutLoss } from './accept.ts';
export {
  applyEdit,
  applyProposal,
  EDIT_ERRORS,
  EditError,
  type EditErrorCode,
  invertEdit,
  invertProposal,
} from './edit.ts';
export { type FormedLine, formLine, type RoleAnswer } from './form-line.ts';
export { GOAL, type PlanInput, planImprovements, proposalFromFact } from './plan.ts';
export { type EditVerdict, judgeEdit } from './truth/judge-edit.ts';
export { isInterviewQuestion, saysTheSame } from './truth/reworded.ts';
export { verifyProposal } from './truth/verify-proposal.ts';
export { verifySplit, verifyText } from './truth/verify-text.ts';
export * from './types.ts';
