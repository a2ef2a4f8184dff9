import { apportion } from '../engine.ts';
import { entryFacts, isAgreed, type KeyFact } from '../facts/agreement.ts';
import { hiddenWords } from '../facts/hidden.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import { comparable } from '../wording/words.ts';
import { counted, type Item, met, missed, quoted, type Rule } from './rule.ts';

/** Experience weighs half; within it and within education every fact weighs the same. */
const WEIGHTS = { email: 3000, phone: 1000, experience: 6000, education: 2000 };

/** Letters without a meaning that a page of ordinary text may hold, as icons mostly do; beyond, text is being lost. Per 100 words. */
const HARMLESS_UNMAPPABLE = 10;

export const PARSEABILITY: readonly Rule[] = [
  {
    id: 'parseability.key-facts',
    part: 'parseability',
    name: 'Key facts survive every kind of reading',
    points: 12,
    explains:
      'Hiring systems read a file in different ways: by layout, in the order it was drawn, or row by row. E-mail, phone, titles, employers, schools and degrees count when at least two independent readings find the same words unbroken. Columns and templates cost nothing as long as nothing is torn apart.',
    needsJob: false,
    judge: judgeKeyFacts,
  },
  {
    id: 'parseability.pages',
    part: 'parseability',
    name: 'Every page is text',
    points: 4,
    explains:
      'A page that is a picture looks fine to people and empty to machines. Pictures beside text, such as a logo or a photo, cost nothing.',
    needsJob: false,
    judge: judgePages,
  },
  {
    id: 'parseability.letters',
    part: 'parseability',
    name: 'Every letter can be copied',
    points: 3,
    explains:
      'Some programs embed fonts without saying which letter is which. Such text prints well and reaches a hiring system as rubbish.',
    needsJob: false,
    judge: judgeLetters,
  },
  {
    id: 'parseability.contact-place',
    part: 'parseability',
    name: 'Contact stands in the text',
    points: 3,
    explains:
      'Many systems skip the header and footer areas of a Word file. An e-mail address that stands only there is never seen.',
    needsJob: false,
    judge: judgeContactPlace,
  },
  {
    id: 'parseability.nothing-hidden',
    part: 'parseability',
    name: 'Nothing is hidden',
    points: 3,
    explains:
      'Text that a person cannot see but a machine can (white, tiny, off the page) is read as an attempt to cheat. A few stray words cost a little; more puts a ceiling on the whole score.',
    needsJob: false,
    judge: judgeHidden,
  },
];

function judgeKeyFacts(facts: Facts): Item[] {
  const { contact, education } = facts.resume;
  const items: Item[] = [];
  if (contact.email)
    items.push(agreement(facts, WEIGHTS.email, { name: 'E-mail', text: contact.email, field: 'contact/email' }));
  else
    items.push(
      missed(WEIGHTS.email, {
        reason: 'No e-mail address was found in the text.',
        fix: 'Write your e-mail address as plain text near the top.',
      }),
    );
  if (contact.phone)
    items.push(agreement(facts, WEIGHTS.phone, { name: 'Phone', text: contact.phone, field: 'contact/phone' }));
  const experience = entryFacts(facts.entries);
  if (experience.length === 0) {
    items.push(
      missed(WEIGHTS.experience, {
        reason: 'No role or project was found, so there is nothing for a system to file.',
        fix: 'List your roles, or projects if you are starting out, each with a title, a place and dates.',
      }),
    );
  }
  items.push(...agreements(facts, WEIGHTS.experience, experience));
  const schooling = education.flatMap(({ id, institution, degree }) => [
    ...(institution ? [{ name: 'School', text: institution, field: `education/${id}/institution` }] : []),
    ...(degree ? [{ name: 'Degree', text: degree, field: `education/${id}/degree` }] : []),
  ]);
  items.push(...agreements(facts, WEIGHTS.education, schooling));
  return items;
}

function agreements(facts: Facts, weight: number, keyFacts: readonly KeyFact[]): Item[] {
  const shares = apportion(
    weight,
    keyFacts.map(() => 1),
  );
  return keyFacts.map((fact, i) => agreement(facts, shares[i] ?? 0, fact));
}

function agreement(facts: Facts, weight: number, { name, text, field }: KeyFact): Item {
  const place = placeOf(facts, field);
  if (isAgreed(facts.views, text))
    return met(weight, { text: `${name} ${quoted(text)} reads the same in independent readings.`, ...place });
  return missed(weight, {
    reason: `${name} ${quoted(text)} is torn apart or lost when the file is read in another order.`,
    fix: 'Use a layout in which this stands on one line of its own. The export here does that.',
    ...place,
  });
}

function judgePages({ signals }: Facts): Item[] {
  const pages = Math.max(1, signals.pages);
  const readable = Math.max(0, pages - signals.imagePages);
  const items: Item[] = [];
  const lost = signals.imagePages;
  items.push({
    weight: pages * 2,
    earned: readable * 2,
    ...(readable > 0 && { evidence: { text: `Pages that can be read as text: ${readable} of ${pages}.` } }),
    ...(lost > 0 && {
      loss: {
        reason: `Pages that are pictures without text: ${lost} of ${pages}.`,
        fix: 'Export the résumé from the program it was written in instead of scanning it.',
      },
    }),
  });
  if (signals.pagesLeftOut > 0) {
    items.push(
      missed(pages, {
        reason: `The file is so long that ${counted(signals.pagesLeftOut, 'page was', 'pages were')} not read.`,
        fix: 'Shorten it; few readers go past the third page.',
      }),
    );
  }
  return items;
}

function judgeLetters({ signals, resume, lines }: Facts): Item[] {
  const weight = 10;
  const garbled = [...Object.values(resume.contact), ...lines.map(({ text }) => text)].filter(
    (value) => typeof value === 'string' && /[\uFFFD\uE000-\uF8FF]/.test(value),
  ).length;
  const per100 = Math.floor((signals.unmappable * 100) / Math.max(100, signals.words));
  const lost = Math.min(weight, garbled + Math.ceil(Math.max(0, per100 - HARMLESS_UNMAPPABLE) / 5));
  const earned = weight - lost;
  return [
    {
      weight,
      earned,
      ...(earned > 0 && {
        evidence: { text: lost === 0 ? 'The text can be copied letter by letter.' : 'Most letters can be copied.' },
      }),
      ...(lost > 0 && {
        loss: {
          reason:
            garbled > 0
              ? `Lines with signs that stand for no letter: ${garbled}.`
              : `Letters in the file that cannot be copied as text: ${signals.unmappable}.`,
          fix: 'Export the file again with another font, or use the export here.',
        },
      }),
    },
  ];
}

function judgeContactPlace(facts: Facts): Item[] {
  const { signals, views, resume } = facts;
  const margins = comparable(signals.headerFooterText.join(' '));
  const body = views.find(({ id }) => id === 'layout')?.text;
  const items: Item[] = [];
  for (const [name, weight] of [
    ['email', 2],
    ['phone', 1],
  ] as const) {
    const value = resume.contact[name];
    if (!value) continue;
    const label = name === 'email' ? 'E-mail address' : 'Phone number';
    const wanted = comparable(value);
    const inMargins = occurrences(margins, wanted);
    const onlyThere = inMargins > 0 && (body === undefined || occurrences(comparable(body), wanted) <= inMargins);
    const place = placeOf(facts, `contact/${name}`);
    items.push(
      onlyThere
        ? missed(weight, {
            reason: `${label} stands only in the page header or footer.`,
            fix: 'Move it into the text, under your name.',
            ...place,
          })
        : met(weight, { text: `${label} stands in the text.`, ...place }),
    );
  }
  if (items.length > 0) return items;
  return [
    missed(1, {
      reason: 'No e-mail address or phone number was found.',
      fix: 'Write both as plain text under your name.',
    }),
  ];
}

function occurrences(text: string, wanted: string): number {
  return wanted === '' ? 0 : ` ${text} `.split(` ${wanted} `).length - 1;
}

function judgeHidden(facts: Facts): Item[] {
  const weight = 10;
  const hidden = hiddenWords(facts);
  const lost = Math.min(weight, hidden.length);
  if (lost === 0) return [met(weight, { text: 'Everything in the file can be seen on the page.' })];
  return [
    {
      weight,
      earned: weight - lost,
      ...(lost < weight && { evidence: { text: 'Next to nothing in the file is hidden.' } }),
      loss: {
        reason: `Words in the file that cannot be seen on the page: ${hidden.length}, among them ${quoted(hidden.join(' '), 60)}.`,
        fix: 'Delete the hidden text, or make it visible if it belongs there.',
      },
    },
  ];
}
