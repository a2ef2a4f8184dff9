import { EMAIL_PATTERN, messages } from '@foothold/contracts/support/choices';

/** Validation rules for forms with messages at their fields. The server has the same rules and the final say. */

/** The message for each empty field. */
export const ENTERPRISE_STRICT = {
  fullName: messages.name,
  email: messages.email.description,
  currentRole: messages.role,
};
export const NAME_AND_EMAIL = { fullName: messages.name, email: messages.email.description };

/**
 * Validates a form.
 * @param values the input, trimmed
 * @param required messages by name for required fields
 * @returns messages by name for invalid fields
 */
export function validateForm(values: object, required: Readonly<Record<string, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  const text = new Map<string, unknown>(Object.entries(values));
  for (const [name, message] of Object.entries(required)) if (!text.get(name)) problems[name] = message;
  const email = text.get('email');
  if (typeof email === 'string' && !EMAIL_PATTERN.test(email)) problems.email = messages.email.description;
  return problems;
}
