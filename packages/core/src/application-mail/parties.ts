import type { NewestMessage } from './types.ts';

/** Words that employers add to their name as a sender. */
const SENDER_WORDS =
  /\b(?:careers?|jobs?|recruiting|recruitment|recruiters?|hiring|talent(?: acquisition)?|people|hr|human resources|team|notifications?|no-?reply|do not reply|candidates?|applications?|workday|greenhouse|lever|ashby|icims|smartrecruiters|jobvite|bamboohr|workable|taleo|successfactors|via|on behalf of|support|staffing|operations|applicant|portal|system|services team|bookings?|interviews?|hiring team)\b(?=[\s|]*(?:$|\b(?:team|careers?|recruiting|resources|notifications?|acquisition)\b))/gi;
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
export function findCompany(message: NewestMessage, isSystem: (address: string) => boolean): string | null {
  const { from, subject, text } = message;
  const host = from.address.split('@')[1] ?? '';
  const label = host === '' || MAIL_HOSTS.test(host) || isSystem(from.address) ? null : getDomainLabel(host);
  const sender = findSender(from);
  // A system sends with the name of the employer. A person's name is theirs.
  if (sender && isSystem(from.address)) return sender.name;
  return (
    (label && findSpelled(label, [from.name, subject, text].join('\n'))) ??
    (sender?.isMarked ? sender.name : null) ??
    findInText(text, COMPANY_PATTERNS) ??
    findInText(subject, COMPANY_PATTERNS) ??
    label
  );
}

const CAPITALIZED = new RegExp(NAME, 'g');
const MIN_LABEL = 5;

/** The name in a text whose start is the label of a domain: “whistlerpeak” → “Whistler Peak Adventures”. */
function findSpelled(label: string, text: string): string | null {
  const letters = label.replaceAll('-', '');
  if (letters.length < MIN_LABEL) return null;
  for (const [name] of text.matchAll(CAPITALIZED)) {
    const words = name.split(' ');
    for (let from = 0; from < words.length; from++) {
      const joined = words
        .slice(from)
        .join('')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '');
      if (joined.startsWith(letters) || (joined.length >= MIN_LABEL + 2 && letters.startsWith(joined)))
        return clean(words.slice(from).join(' '));
    }
  }
  return null;
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
    .replace(/\s*\((?:req\b.*|[^)]*\d[^)]*\)?)$/i, '')
    .replace(/,? (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b.*$/, '')
    .replace(/^.* for (?:the|our) (?=[A-Z])/, '')
    .replace(/[\s.,;:!?'’&-]+$/, '')
    .replace(/ (?:of|and|the|for|de|in|to)$/i, '')
    .replace(/’s$|'s$/, '')
    .trim();

/** “Acme Careers”, “Jane from Acme”, “Acme via Workday”. `isMarked` is true if the words around it say that it is an employer’s. */
function findSender({ name }: NewestMessage['from']): { name: string; isMarked: boolean } | null {
  const before = name.replace(/\s+(?:via|@|\||on behalf of)\s.*$/i, '');
  const after = /\b(?:from|at|@)\s+(.+)$/i.exec(before)?.[1];
  const own = clean(
    (after ?? before)
      .replace(SENDER_WORDS, ' ')
      .replaceAll(/[|(),@]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  if (own.length < 2 || NOT_A_NAME.test(own) || GENERIC.test(own)) return null;
  return {
    name: own,
    isMarked: own !== name.trim() && !/^(?:campus|club|museum|studio|flight crew|vendor|pupillage)$/i.test(own),
  };
}

/** Senders that name no employer. */
const GENERIC =
  /^(?:notifications?|workday notifications?|service recrutement|campus|club|museum|flight crew|vendor|pupillage committee|studio|hr|cal|calendly|scheduling|booking|bookings|no|reply|info|hello|mail)$/i;

/** The name in a domain: “careers.acme.co.uk” → “acme”. */
export function getDomainLabel(host: string): string | null {
  const labels = host.toLowerCase().split('.');
  const isDouble = labels.length >= 3 && /^(?:co|com|org|ac|gov|net)$/.test(labels.at(-2) ?? '');
  return labels.at(isDouble ? -3 : -2) ?? null;
}
