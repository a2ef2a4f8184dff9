import type { ClientAnswer, ScreenedMember, Screening } from '@foothold/contracts/recruiting/workspace';
import type { Tone } from '../../../shared/ui/badge.tsx';

type Requirement = Screening['requirements'][number];
type Result = ScreenedMember['results'][number];

export const REQUIREMENT_LABELS: Record<Requirement['kind'], string> = {
  'must-have': 'Must have',
  'nice-to-have': 'Nice to have',
  'knock-out': 'Deal-breaker',
};

export const RESULT_LABELS: Record<Result['answer'], { label: string; tone: Tone }> = {
  met: { label: 'Met', tone: 'hold' },
  'not-met': { label: 'Not met', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

/** Why an answer isn’t shown. */
export const HIDDEN_LABELS: Record<NonNullable<ClientAnswer['hidden']>, string> = {
  signature: 'Signature. Answered by the member only.',
  certification: 'Certification. Answered by the member only.',
  'background-check': 'Consent to a check. Answered by the member only.',
  'criminal-history': 'Criminal history. Answered by the member only.',
  'voluntary-disclosure': 'Voluntary disclosure. Answered by the member only.',
  'birth-date': 'Birth date. Answered by the member only.',
  'social-security': 'Government ID. Answered by the member only.',
  password: 'Password. Answered by the member only.',
  visa: 'The member doesn’t share their visa status.',
};
