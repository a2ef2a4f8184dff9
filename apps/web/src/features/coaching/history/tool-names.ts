import type { ToolName } from '@foothold/contracts/coaching/choices';

/** The tools' names in the portal. */
export const TOOL_NAMES: Record<ToolName, string> = {
  'career-advice': 'Career advice',
  'analyze-resume': 'Résumé analysis',
  'interview-questions': 'Interview questions',
  'review-code': 'Code review',
};
