import { z } from 'zod';
import {
  EXPERIENCE_RULES,
  findRegistrationProblems,
  formatTooLong,
  limits,
  MAX_EXPERIENCES,
  messages,
  type RegistrationAnswers,
  TEXT_RULES,
  type TextRule,
} from './registration-choices.ts';

export * from './registration-choices.ts';

// A registration as the server accepts it. Lengths and formats are checked here, with the rules from `registration-choices.ts`. A missing
// text counts as empty, so that each gets its own message. Every date becomes `YYYY-MM-DD`, or '' if it is optional and missing.

/** Overlong input isn't examined further. */
const textSchema = ({ most, normalize }: TextRule) => {
  const boundedSchema = z
    .string()
    .trim()
    .max(most, { error: formatTooLong(most), abort: true });
  return (normalize ? boundedSchema.overwrite(normalize) : boundedSchema).default('');
};

const textSchemas = <Name extends string>(rules: Record<Name, TextRule>) =>
  Object.fromEntries(Object.entries<TextRule>(rules).map(([name, rule]) => [name, textSchema(rule)])) as Record<
    Name,
    ReturnType<typeof textSchema>
  >;

const checkboxField = z.boolean().default(false);

const answers = {
  ...textSchemas(TEXT_RULES),
  workExperience: z
    .array(z.object(textSchemas(EXPERIENCE_RULES)))
    .max(MAX_EXPERIENCES, messages.tooManyExperiences)
    .default([]),
  bornInUS: checkboxField,
  forwarding: checkboxField,
  confirmAccuracy: checkboxField,
  permissionToStore: checkboxField,
};

function require(values: RegistrationAnswers, password: string | null, context: z.RefinementCtx): void {
  for (const [path, message] of Object.entries(findRegistrationProblems(values, password)))
    context.addIssue({
      code: 'custom',
      message,
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    });
}

/** A date of arrival that contradicts the checkbox isn't stored. */
const clearArrivalDate = <Values extends RegistrationAnswers>(values: Values): Values =>
  values.bornInUS ? { ...values, arrivalDate: '' } : values;

/** A registration without its secret: for storage, the PDF, and profile changes. A password sent along is ignored. */
export const registrationAnswersSchema = z
  .object(answers)
  .superRefine((values, context) => require(values, null, context))
  .overwrite(clearArrivalDate);

/** `POST /api/registration`: the full registration. Has no password if a forwarding address was chosen. */
export const registrationSchema = z
  .object({
    ...answers,
    /** Not trimmed, because spaces can be part of a password. */
    resumeEmailPassword: z
      .string()
      .max(limits.password, { error: formatTooLong(limits.password), abort: true })
      .default(''),
    /** Honeypot: invisible to people but filled in by bots. A form with a value gets a normal response and is discarded. */
    website: z.string().max(2000).optional(),
  })
  .superRefine((values, context) => require(values, values.resumeEmailPassword, context))
  .overwrite((values) => ({
    ...clearArrivalDate(values),
    resumeEmailPassword: values.forwarding ? '' : values.resumeEmailPassword,
  }));
export type Registration = z.input<typeof registrationSchema>;
