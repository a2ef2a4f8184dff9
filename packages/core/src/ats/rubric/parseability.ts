import { isSure } from '../../resume/reading.ts';
import { apportion } from '../engine.ts';
import { hasOrders, isAgreed, isInOnePiece, type KeyFact, listEntryFacts } from '../facts/agreement.ts';
import { listHiddenWords } from '../facts/hidden.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { toComparable } from '../wording/words.ts';
import { createMetItem, createMissedItem, formatCount, type Item, quoteText, type Rule } from './rule.ts';

/** Experience has half the weight; within experience and within education, every fact has the same weight. */
const WEIGHTS = { email: 3000, phone: 1000, experience: 6000, education: 2000 };

/** Meaningless characters that a page of ordinary text may contain, mostly icons; more than that means that text is being lost. Per 100 words. */
const MAX_UNMAPPABLE = 10;

export const PARSEABILITY: readonly Rule[] = [
  {
    id: 'parseability.key-facts',
    part: 'parseability',
    name: 'Key facts read the same everywhere',
    points: 2,
    explains:
      'Hiring systems read a file by layout, in drawing order or row by row. Email, phone, titles, employers, schools and degrees count when at least two of these readings find the same words in one piece. Columns and templates are fine as long as the text stays together.',
    needsJob: false,
    judge: judgeKeyFacts,
  },
  {
    id: 'parseability.pages',
    part: 'parseability',
    name: 'Every page is text',
    points: 1,
    explains:
      'A page that’s an image looks fine to people but empty to software. Images next to text, such as a logo or photo, cost nothing.',
    needsJob: false,
    judge: judgePages,
  },
  {
    id: 'parseability.letters',
    part: 'parseability',
    name: 'All text can be copied',
    points: 1,
    explains:
      'Some programs embed fonts without saying which letter is which. The text prints fine but is garbled in a hiring system.',
    needsJob: false,
    judge: judgeLetters,
  },
  {
    id: 'parseability.contact-place',
    part: 'parseability',
    name: 'Contact details in the body',
    points: 1,
    explains:
      'Many systems skip the header and footer of a Word file, so an email address that’s only there is never seen.',
    needsJob: false,
    judge: judgeContactPlace,
  },
  {
    id: 'parseability.nothing-hidden',
    part: 'parseability',
    name: 'No hidden text',
    points: 1,
    explains:
      'Text that software can read but people can’t see (white, tiny, off the page) looks like cheating. A few stray words cost a little; more caps the whole score.',
    needsJob: false,
    judge: judgeHidden,
  },
];

function judgeKeyFacts(facts: Facts): Item[] {
  const { contact, education } = facts.resume;
  const items: Item[] = [];
  if (contact.email)
    items.push(judgeAgreement(facts, WEIGHTS.email, { name: 'Email', text: contact.email, field: 'contact/email' }));
  else
    items.push(
      createMissedItem(WEIGHTS.email, {
        reason: 'We didn’t find an email address in the text.',
        fix: 'Add your email address as plain text near the top.',
      }),
    );
  if (contact.phone)
    items.push(judgeAgreement(facts, WEIGHTS.phone, { name: 'Phone', text: contact.phone, field: 'contact/phone' }));
  const experience = listEntryFacts(facts.entries);
  if (experience.length === 0) {
    items.push(
      createMissedItem(WEIGHTS.experience, {
        reason: 'We didn’t find any roles or projects.',
        fix: 'List your roles, or projects if you’re starting out, each with a title, employer and dates.',
      }),
    );
  }
  items.push(...judgeAgreements(facts, WEIGHTS.experience, experience));
  const schooling = education.flatMap(({ id, institution, degree }) => [
    ...(institution ? [{ name: 'School', text: institution, field: `education/${id}/institution` }] : []),
    ...(degree ? [{ name: 'Degree', text: degree, field: `education/${id}/degree` }] : []),
  ]);
  items.push(...judgeAgreements(facts, WEIGHTS.education, schooling));
  return items;
}

function judgeAgreements(facts: Facts, weight: number, keyFacts: readonly KeyFact[]): Item[] {
  const shares = apportion(
    weight,
    keyFacts.map(() => 1),
  );
  return keyFacts.map((fact, i) => judgeAgreement(facts, shares[i] ?? 0, fact));
}

function judgeAgreement(facts: Facts, weight: number, { name, text, field }: KeyFact): Item {
  const place = locateField(facts, field);
  if (isAgreed(facts.views, text))
    return createMetItem(weight, {
      text: describeReading(facts, { name, text, field }),
      ...place,
    });
  return createMissedItem(weight, {
    reason: `${name} ${quoteText(text)} gets split up or lost when software reads the file in another order.`,
    fix: 'Put this on its own line. Résumés you download here do.',
    ...place,
  });
}

/** Says no more than we know: other software may still split the words, and a doubtful reading asks. */
function describeReading({ provenance, views }: Facts, { name, text, field }: KeyFact): string {
  const source = provenance?.[field];
  const quote = quoteText(text);
  if (source && !isSure(source)) return `We read the ${name.toLowerCase()} as ${quote}. Is that right?`;
  if (!hasOrders(views)) return `${name} ${quote} has its own field.`;
  return isInOnePiece(views, text)
    ? `${name} ${quote} is in one piece in at least two of our three readings.`
    : `${name} ${quote} was read.`;
}

function judgePages({ signals }: Facts): Item[] {
  const pages = Math.max(1, signals.pages);
  const readable = Math.max(0, pages - signals.imagePages);
  const items: Item[] = [];
  const lost = signals.imagePages;
  items.push({
    weight: pages * 2,
    earned: readable * 2,
    ...(readable > 0 && { evidence: { text: `Pages readable as text: ${readable} of ${pages}.` } }),
    ...(lost > 0 && {
      loss: {
        reason: `Pages that are images without text: ${lost} of ${pages}.`,
        fix: 'Export your résumé from the app you wrote it in instead of scanning it.',
      },
    }),
  });
  if (signals.pagesLeftOut > 0) {
    items.push(
      createMissedItem(pages, {
        reason: `The file is too long: ${formatCount(signals.pagesLeftOut, 'page wasn’t', 'pages weren’t')} read.`,
        fix: 'Shorten it. Few people read past page three.',
      }),
    );
  }
  return items;
}

function judgeLetters({ signals, resume, lines }: Facts): Item[] {
  const weight = 10;
  const garbledTexts = [...Object.values(resume.contact), ...lines.map(({ text }) => text)].filter(
    (value) => typeof value === 'string' && /[\uFFFD\uE000-\uF8FF]/.test(value),
  ).length;
  const per100 = Math.floor((signals.unmappable * 100) / Math.max(100, signals.words));
  const lost = Math.min(weight, garbledTexts + Math.ceil(Math.max(0, per100 - MAX_UNMAPPABLE) / 5));
  const earned = weight - lost;
  return [
    {
      weight,
      earned,
      ...(earned > 0 && {
        evidence: { text: describeCopied(lost, signals.unmappable) },
      }),
      ...(lost > 0 && {
        loss: {
          reason:
            garbledTexts > 0
              ? `Lines with garbled characters: ${garbledTexts}.`
              : `Characters that can’t be copied as text: ${signals.unmappable}.`,
          fix: 'Export the file again with another font, or download it here.',
        },
      }),
    },
  ];
}

/** A few characters without a text, such as icons, cost nothing. */
function describeCopied(lost: number, unmappable: number): string {
  if (lost > 0) return 'Most of the text can be copied.';
  return unmappable > 0 ? 'Nearly all the text can be copied.' : 'All the text can be copied.';
}

function judgeContactPlace(facts: Facts): Item[] {
  const { signals, views, resume } = facts;
  const margins = toComparable(signals.headerFooterText.join(' '));
  const body = views.find(({ id }) => id === 'layout')?.text;
  const items: Item[] = [];
  for (const [name, weight] of [
    ['email', 2],
    ['phone', 1],
  ] as const) {
    const value = resume.contact[name];
    if (!value) continue;
    const label = name === 'email' ? 'Your email address' : 'Your phone number';
    const wanted = toComparable(value);
    const marginCount = countOccurrences(margins, wanted);
    const isOnlyInMargins =
      marginCount > 0 && (body === undefined || countOccurrences(toComparable(body), wanted) <= marginCount);
    const place = locateField(facts, `contact/${name}`);
    items.push(
      isOnlyInMargins
        ? createMissedItem(weight, {
            reason: `${label} is only in the page header or footer.`,
            fix: 'Move it to the body, under your name.',
            ...place,
          })
        : createMetItem(weight, { text: `${label} is in the body.`, ...place }),
    );
  }
  if (items.length > 0) return items;
  return [
    createMissedItem(1, {
      reason: 'We didn’t find an email address or phone number.',
      fix: 'Add both as plain text under your name.',
    }),
  ];
}

function countOccurrences(text: string, wanted: string): number {
  return wanted === '' ? 0 : ` ${text} `.split(` ${wanted} `).length - 1;
}

function judgeHidden(facts: Facts): Item[] {
  const weight = 10;
  const hidden = listHiddenWords(facts);
  const lost = Math.min(weight, hidden.length);
  if (lost === 0) return [createMetItem(weight, { text: 'No hidden text in the file.' })];
  return [
    {
      weight,
      earned: weight - lost,
      ...(lost < weight && { evidence: { text: 'Almost no hidden text in the file.' } }),
      loss: {
        reason: `Hidden words in the file: ${hidden.length}, including ${quoteText(hidden.join(' '), 60)}.`,
        fix: 'Delete the hidden text, or make it visible if it belongs there.',
      },
    },
  ];
}
