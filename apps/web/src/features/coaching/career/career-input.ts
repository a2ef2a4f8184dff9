import type { Experience } from '@foothold/contracts/coaching/choices';
import { readFormText } from '../../../shared/api/form-text.ts';

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
  const resumeId = readFormText(form, 'resumeId');
  return {
    currentRole: readFormText(form, 'currentRole').trim(),
    targetRole: readFormText(form, 'targetRole').trim(),
    skills: splitSkills(readFormText(form, 'skills')),
    experience: readFormText(form, 'experience') as Experience | '',
    goals: readFormText(form, 'goals').trim(),
    ...(resumeId !== '' && { resumeId }),
  };
}

const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
