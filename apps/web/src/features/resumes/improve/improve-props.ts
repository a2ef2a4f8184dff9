import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import type { ImprovementPlan, Proposal } from '@foothold/core/improve';
import type { Resume } from '@foothold/core/resume';

export interface ImproveTabProps {
  id: string;
  resume: Resume;
  currentVersion: number;
  target: ResumeSummary['target'];
  canUndo: boolean;
  /** The changes of the current version, in order. */
  steps: ResumeDetail['versions'][number]['steps'];
  plan: ImprovementPlan & {
    refused: Proposal[];
    answers: { factId: string; questionId: string; text: string; target?: string }[];
  };
  ruleNames: Readonly<Record<string, string>>;
  /** Whether the account's plan includes improvements. */
  canImprove: boolean;
  answerLimit: number;
  /** The role of the open interview; null if none is open. */
  interview: string | null;
}
