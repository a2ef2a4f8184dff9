import type { Experience } from '@foothold/contracts/coaching/choices';
import { formText } from '../../../shared/api/form-text.ts';

/** The form's initial values. */
export interface InitialCareerValues {
  currentRole: string;
  targetRole: string;
  resumeId: string;
}

export interface CareerRequest {
  currentRole: string;
  targetRole: string;
  skills: string[];
  experience: Experience | '';
  goals: string;
  resumeId?: string;
}

/** Builds the request. The skills text is split on commas and trimmed. */
export function buildCareerRequest(form: FormData): CareerRequest {
  const resumeId = formText(form, 'resumeId');
  return {
    currentRole: formText(form, 'currentRole').trim(),
    targetRole: formText(form, 'targetRole').trim(),
    skills: splitSkills(formText(form, 'skills')),
    experience: formText(form, 'experience') as Experience | '',
    goals: formText(form, 'goals').trim(),
    ...(resumeId !== '' && { resumeId }),
  };
}

const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
