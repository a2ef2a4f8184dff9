import { EMAIL_PATTERN, messages } from '@foothold/contracts/support/choices';

/** Rules for forms with field messages. The server has the same rules and the final say. */

/** What each field says when it is empty. */
export const ENTERPRISE_STRICT = {
  fullName: messages.name,
  email: messages.email.description,
  currentRole: messages.role,
};
export const NAME_AND_EMAIL = { fullName: messages.name, email: messages.email.description };

/**
 * @param values the input, trimmed
 * @param required messages by name for required fields
 * @returns messages by name of invalid fields
 */
export function problemsOf(values: object, required: Readonly<Record<string, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  const text = new Map<string, unknown>(Object.entries(values));
  for (const [name, message] of Object.entries(required)) if (!text.get(name)) problems[name] = message;
  const email = text.get('email');
  if (typeof email === 'string' && !EMAIL_PATTERN.test(email)) problems.email = messages.email.description;
  return problems;
}
