import type { NewestMessage } from './types.ts';

/** Words that employers add to their name as a sender. */
const SENDER_WORDS =
  /\b(?:careers?|jobs?|recruiting|recruitment|recruiters?|hiring|talent(?: acquisition)?|people|hr|human resources|team|notifications?|no-?reply|do not reply|candidates?|applications?|workday|greenhouse|lever|ashby|icims|smartrecruiters|jobvite|bamboohr|workable|taleo|successfactors|via|on behalf of|support|staffing|operations|university|campus|applicant|portal|system|services team)\b/gi;
const NAME = String.raw`[A-Z0-9](?:[\w&’'+-]|\.(?=\w))*(?: (?:[A-Z0-9&](?:[\w&’'+-]|\.(?=\w))*|of|and|the|for|de|&))*`;
const COMPANY_PATTERNS = [
  new RegExp(
    String.raw`\b(?:position|role|job|opening|opportunity|internship|career|team|here|application|applying|work(?:ing)?|employment|interview|opportunities|roles|candidacy)(?: [\w#()/-]+){0,3} (?:at|with) (?:the )?(${NAME})`,
  ),
  new RegExp(
    String.raw`\b(?:applying|applied|apply|application|submitted) to (?:join )?(${NAME})(?=[.,!;:]| for | and |$)`,
  ),
  new RegExp(
    String.raw`\binterest in (?:joining |working (?:at|for|with) |employment (?:at|with) |a career (?:at|with) )?(${NAME})(?=[.,!;:]| and | for |$)`,
  ),
  new RegExp(String.raw`\b(?:at|with|join|joining|behalf of) (${NAME})`),
];
const TITLE = String.raw`[A-Z](?:[\w&/’'+#()-]|\.(?=\w))*(?:,? (?:[A-Z0-9&(](?:[\w&/’'+#()-]|\.(?=\w))*|of|and|for|to|in|the|-|–|&|/|I{1,3}))*`;
const TITLE_PATTERNS = [
  new RegExp(String.raw`\b(?:position|role|job|post|title) of (?:an? |the |our )?(${TITLE})`),
  new RegExp(
    String.raw`\b(?:[Tt]he|[Oo]ur|[Tt]his|an?|[Yy]our|as|for|of|in|to) (${TITLE}) (?:position|role|job|opening|opportunity|internship|vacancy|post)\b`,
  ),
  new RegExp(
    String.raw`\b(?:appl(?:y|ied|ying|ication)|applicant|candidacy|interview|candidate)(?: \w+)? for (?:the |our |an? )?(${TITLE})(?= at | with | in |[.,!;:)]|$)`,
  ),
  new RegExp(String.raw`\b(?:[Pp]osition|[Rr]ole|[Jj]ob(?: [Tt]itle)?|[Rr]equisition)\s*[:–-]\s*(${TITLE})`),
];
const MAIL_HOSTS =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|proton|protonmail|gmx|msn)\.\w+$/;
const MAX_LENGTH = 120;

/** What a message calls the employer: its sender, or the words around “at” and “to”. */
export function findCompany(
  { from, subject, text }: NewestMessage,
  isSystem: (address: string) => boolean,
): string | null {
  return findInText(text, COMPANY_PATTERNS) ?? findInText(subject, COMPANY_PATTERNS) ?? findSender(from, isSystem);
}

/** What a message calls the job. */
export const findTitle = ({ subject, text }: NewestMessage): string | null =>
  findInText(text, TITLE_PATTERNS) ?? findInText(subject, TITLE_PATTERNS);

function findInText(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns)
    for (const line of text.split('\n')) {
      const name = clean(pattern.exec(line)?.[1] ?? '');
      if (name.length >= 2 && name.length <= MAX_LENGTH && !NOT_A_NAME.test(name)) return name;
    }
  return null;
}

const NOT_A_NAME =
  /^(?:the|this|our|your|we|you|i|it|a|an|if|please|thank|thanks|dear|hi|hello|all|us|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\d+.*|am|pm|et|pt|zoom|google meet|microsoft teams|linkedin|indeed)$/i;

const clean = (name: string): string =>
  name
    .replace(/[\s.,;:!?'’&-]+$/, '')
    .replace(/ (?:of|and|the|for|de|in|to)$/i, '')
    .replace(/’s$|'s$/, '')
    .trim();

/** “Acme Careers”, “Jane from Acme”, “Acme @ icims”, or the name in the address of an employer's own domain. */
function findSender({ name, address }: NewestMessage['from'], isSystem: (address: string) => boolean): string | null {
  const after = /\b(?:from|at|of|@)\s+(.+)$/i.exec(name)?.[1];
  const own = clean(
    (after ?? name)
      .replaceAll(SENDER_WORDS, ' ')
      .replaceAll(/[|(),@]/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );
  const isNamed = own !== name.trim() && own.length >= 2;
  if (isNamed) return own;
  const host = address.split('@')[1] ?? '';
  if (host === '' || MAIL_HOSTS.test(host) || isSystem(address)) return null;
  return getDomainLabel(host);
}

/** The name in a domain: “careers.acme.co.uk” → “acme”. */
export function getDomainLabel(host: string): string | null {
  const labels = host.toLowerCase().split('.');
  const isDouble = labels.length >= 3 && /^(?:co|com|org|ac|gov|net)$/.test(labels.at(-2) ?? '');
  return labels.at(isDouble ? -3 : -2) ?? null;
}
