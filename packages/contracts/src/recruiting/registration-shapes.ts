import { z } from 'zod';
import {
  EXPERIENCE_RULES,
  limits,
  MOST_EXPERIENCES,
  messages,
  type RegistrationAnswers,
  registrationProblems,
  TEXT_RULES,
  type TextRule,
  tooLong,
} from './registration-choices.ts';

export * from './registration-choices.ts';

// What somebody registers with, as the server takes it: bounds and spelling here, the rules from `registration-choices.ts`. Every text
// that is left out counts as empty, so that its own message is said; every date comes out as `YYYY-MM-DD`, an optional one that is not given as ''.

/** What is too long is not looked at any further. */
const text = ({ most, normalize }: TextRule) => {
  const bounded = z
    .string()
    .trim()
    .max(most, { error: tooLong(most), abort: true });
  return (normalize ? bounded.overwrite(normalize) : bounded).default('');
};

const texts = <Name extends string>(rules: Record<Name, TextRule>) =>
  Object.fromEntries(Object.entries<TextRule>(rules).map(([name, rule]) => [name, text(rule)])) as Record<
    Name,
    ReturnType<typeof text>
  >;

const tick = z.boolean().default(false);

const answers = {
  ...texts(TEXT_RULES),
  workExperience: z
    .array(z.object(texts(EXPERIENCE_RULES)))
    .max(MOST_EXPERIENCES, messages.tooManyExperiences)
    .default([]),
  bornInUS: tick,
  forwarding: tick,
  confirmAccuracy: tick,
  permissionToStore: tick,
};

function require(values: RegistrationAnswers, password: string | null, context: z.RefinementCtx): void {
  for (const [path, message] of Object.entries(registrationProblems(values, password)))
    context.addIssue({
      code: 'custom',
      message,
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    });
}

/** A date of arrival that cannot be is not kept beside the tick that says so. */
const settled = <Values extends RegistrationAnswers>(values: Values): Values =>
  values.bornInUS ? { ...values, arrivalDate: '' } : values;

/**
 * A registration without its secret: what is kept of one, what the PDF is made of, what a profile is changed to. A password that
 * somebody sends along is not read.
 */
export const registrationAnswersSchema = z
  .object(answers)
  .superRefine((values, context) => require(values, null, context))
  .overwrite(settled);

/** `POST /api/registration`: the full registration. No password comes out where a forwarding address was chosen. */
export const registrationSchema = z
  .object({
    ...answers,
    /** As it was typed: blanks can be part of a password. */
    resumeEmailPassword: z
      .string()
      .max(limits.password, { error: tooLong(limits.password), abort: true })
      .default(''),
    /** Invisible to people and tempting to programs that fill every field: an answer in it is thanked and thrown away. */
    website: z.string().max(2000).optional(),
  })
  .superRefine((values, context) => require(values, values.resumeEmailPassword, context))
  .overwrite((values) => ({
    ...settled(values),
    resumeEmailPassword: values.forwarding ? '' : values.resumeEmailPassword,
  }));
export type Registration = z.input<typeof registrationSchema>;
