import type { ResumeSummary } from '@foothold/contracts/resumes';
import type { ImprovementPlan, Proposal } from '@foothold/core/improve';
import type { Resume } from '@foothold/core/resume';

export interface ImproveTabProps {
  id: string;
  resume: Resume;
  currentVersion: number;
  target: ResumeSummary['target'];
  canUndo: boolean;
  plan: ImprovementPlan & {
    refused: Proposal[];
    answers: { factId: string; questionId: string; text: string; target?: string }[];
  };
  ruleNames: Readonly<Record<string, string>>;
  /** Whether the account's plan includes improvements. */
  canImprove: boolean;
  answerLimit: number;
}
