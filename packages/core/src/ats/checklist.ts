import { PLACEHOLDER_TEXT } from './caps/placeholder-text.ts';
import type { Entry } from './facts/entries.ts';
import { type Facts, locateField } from './facts/index.ts';
import { removeDuplicateLines } from './facts/lines.ts';
import { isReadingSure } from './facts/sure.ts';
import type { CheckId, ChecklistItem } from './report.ts';
import { formatCount, formatCountFirst, quoteText } from './rubric/rule.ts';

type Answer = Omit<ChecklistItem, 'id' | 'name'>;

/** What anyone can check on the page without a score: each item is a yes, a no, or a question if our reading is uncertain. */
const CHECKS: readonly { id: CheckId; name: string; check: (facts: Facts) => Answer }[] = [
  { id: 'contact', name: 'Contact details', check: checkContact },
  { id: 'titles', name: 'Titles and employers', check: checkTitles },
  { id: 'dates', name: 'Dates', check: checkDates },
  { id: 'described', name: 'What you did', check: checkDescriptions },
  { id: 'numbers', name: 'Numbers', check: checkNumbers },
  { id: 'education', name: 'Education', check: checkEducation },
  { id: 'skills', name: 'Skills section', check: checkSkills },
  { id: 'length', name: 'Length', check: checkLength },
  { id: 'filler', name: 'Your own words', check: checkFiller },
  { id: 'readable', name: 'Readable text', check: checkReadable },
];

export function buildChecklist(facts: Facts): ChecklistItem[] {
  return CHECKS.map(({ id, name, check }) => ({ id, name, ...check(facts) }));
}

const createYes = (text: string, place: Partial<Answer> = {}): Answer => ({ answer: 'yes', text, ...place });

/** "No" if the reading is certain; otherwise a question. */
function createLacking(
  facts: Facts,
  path: string,
  text: string,
  asked: string,
  fix: string,
  place: Partial<Answer> = {},
): Answer {
  if (isReadingSure(facts, path)) return { answer: 'no', text, fix, ...place };
  return { answer: 'unsure', text: asked, fix: `${fix} If it’s there, check the fields that we read.`, ...place };
}

function checkContact(facts: Facts): Answer {
  const { email, phone } = facts.resume.contact;
  if (email && phone) return createYes('An email address and a phone number.', locateField(facts, 'contact/email'));
  const missing = email ? 'a phone number' : phone ? 'an email address' : 'an email address or a phone number';
  return createLacking(
    facts,
    '',
    `We didn’t find ${missing}.`,
    `We couldn’t read ${missing}. Is it in your file?`,
    'Put it as plain text under your name.',
    { field: email ? 'contact/phone' : 'contact/email' },
  );
}

function checkEntries(
  facts: Facts,
  entries: readonly Entry[],
  isMissing: (entry: Entry) => boolean,
  texts: { all: string; none: string; what: string; fix: string },
): Answer {
  if (entries.length === 0)
    return createLacking(facts, '', texts.none, `${texts.none} Is there one in your file?`, texts.fix);
  const missing = entries.filter(isMissing);
  const [first] = missing;
  if (!first) return createYes(texts.all, locateField(facts, entries[0]?.titlePath ?? ''));
  const where =
    missing.length === 1
      ? quoteText(first.label, 60)
      : `${missing.length} entries, such as ${quoteText(first.label, 60)}`;
  return createLacking(
    facts,
    `${first.path}/`,
    `We didn’t find ${texts.what} for ${where}.`,
    `We couldn’t read ${texts.what} for ${where}. Is it in your file?`,
    texts.fix,
    { field: first.path },
  );
}

function checkTitles(facts: Facts): Answer {
  return checkEntries(
    facts,
    facts.entries,
    ({ title, employer, kind }) => !title || (!employer && kind !== 'project'),
    {
      all: 'Every role has a title and an employer.',
      none: 'We didn’t find any roles, volunteer work or projects.',
      what: 'a title or an employer',
      fix: 'Give every role a title and an employer.',
    },
  );
}

function checkDates(facts: Facts): Answer {
  const roles = facts.entries.filter(({ kind }) => kind !== 'project');
  return checkEntries(facts, roles.length > 0 ? roles : facts.entries, ({ start, end }) => !start && !end, {
    all: 'Every role has a date.',
    none: 'We didn’t find any role with dates.',
    what: 'dates',
    fix: 'Give every role its years, with months if you know them.',
  });
}

function checkDescriptions(facts: Facts): Answer {
  return checkEntries(facts, facts.entries, ({ isDescribed }) => !isDescribed, {
    all: 'Every role says what you did.',
    none: 'We didn’t find any role that says what you did.',
    what: 'a sentence on what you did',
    fix: 'Add two or three lines that say what you did there, each starting with a verb.',
  });
}

const MIN_NUMBERS = 3;

function checkNumbers(facts: Facts): Answer {
  const lines = removeDuplicateLines(facts.lines.filter((line) => line.facts.amount !== undefined));
  const [first] = lines;
  if (first && lines.length >= MIN_NUMBERS)
    return createYes(`${lines.length} lines say how much, how many or how often.`, locateField(facts, first.path));
  return {
    answer: 'no',
    text: `We found ${formatCount(lines.length, 'line')} with a number in the roles we read.`,
    fix: 'Say how many, how often or how big, where you know it.',
    ...(first && locateField(facts, first.path)),
  };
}

function checkEducation(facts: Facts): Answer {
  const entry = facts.resume.education.find(({ institution, degree, area }) => institution ?? degree ?? area);
  const field = entry?.degree ? 'degree' : entry?.institution ? 'institution' : 'area';
  if (entry) return createYes('Education is listed.', locateField(facts, `education/${entry.id}/${field}`));
  const [certificate] = facts.resume.certifications;
  if (certificate)
    return createYes('A certification is listed.', locateField(facts, `certifications/${certificate.id}/name`));
  const text = 'We didn’t find any education or certifications.';
  return createLacking(
    facts,
    '',
    text,
    `${text} Is there any in your file?`,
    'List your highest completed school or course.',
  );
}

const MIN_SKILLS = 5;

function checkSkills(facts: Facts): Answer {
  const count = new Set(
    facts.resume.skills.flatMap(({ keywords }) => keywords.map((word) => word.trim().toLowerCase())),
  ).size;
  if (count >= MIN_SKILLS) return createYes(`${count} skills in a section of their own.`);
  const text =
    count === 0 ? 'We didn’t find a skills section.' : `We found ${formatCount(count, 'skill')} in the skills section.`;
  return createLacking(
    facts,
    '',
    text,
    `${text} Are there more in your file?`,
    'List at least five skills that you have used.',
  );
}

const MIN_WORDS = 120;
const LONG_RESUME_PAGES = 3;

function checkLength({ signals }: Facts): Answer {
  if (signals.words === 0) return createYes('Typed in, so there are no pages to count.');
  const pages = signals.pages + signals.pagesLeftOut;
  if (pages > LONG_RESUME_PAGES)
    return { answer: 'no', text: `${pages} pages.`, fix: 'Few people read past page three. Shorten the older roles.' };
  if (signals.words < MIN_WORDS)
    return {
      answer: 'no',
      text: `${signals.words} words in all.`,
      fix: 'Say more about what you did in each role.',
    };
  return createYes(`${formatCountFirst(pages, 'page')}, ${signals.words} words.`);
}

function checkFiller(facts: Facts): Answer {
  const finding = PLACEHOLDER_TEXT.find(facts);
  if (!finding) return createYes('It has no template text left.');
  const [{ field, spans } = {}] = finding.evidence;
  return {
    answer: 'no',
    text: finding.reason,
    fix: finding.fix,
    ...(field !== undefined && { field }),
    ...(spans && { spans }),
  };
}

function checkReadable({ signals }: Facts): Answer {
  if (signals.imagePages > 0)
    return {
      answer: 'no',
      text: `${formatCountFirst(signals.imagePages, 'page is', 'pages are')} a picture without text.`,
      fix: 'Export the file from the app you wrote it in.',
    };
  return createYes('Every page is text.');
}
