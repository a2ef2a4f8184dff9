import type { Line } from '../../layout/index.ts';
import type { DocumentLooks } from '../../sections/index.ts';
import type { Fragment } from '../fragment.ts';
import type { Draft } from '../work/draft.ts';
import { shareEmployers } from '../work/employers.ts';
import { nameInnerRoles } from '../work/names.ts';
import type { NamedFragments } from './compare.ts';
import { entriesOf, type LabeledEntry } from './entries.ts';
import { bodyLines, fragmentOfPart, headOf } from './fragments.ts';
import { type LabeledSection, labelSection } from './index.ts';
import { beliefIn } from './trust.ts';

/** Rules are followed unless the trained labels speak against their reading at least this clearly. */
const MAX_DOUBT = 10;
/** The same if fewer jobs would have all of their names and dates. */
const MAX_DOUBT_OF_WHOLE = 25;

/** The reading of the rules, or the one of the trained labels if these clearly speak against it. */
export function weighJobs(lines: readonly Line[], looks: DocumentLooks, ruled: readonly Draft[]): readonly Draft[] {
  const section = labelSection('work', lines, looks);
  const doubt = section.doubt(ruled.map(namesOf));
  const labeled = doubt > MAX_DOUBT ? draftJobs(section) : [];
  const isPoorer = countWhole(labeled) < countWhole(ruled) && doubt < MAX_DOUBT_OF_WHOLE;
  const drafts = !isPoorer && labeled.some(({ title, employer }) => title ?? employer) ? labeled : ruled;
  for (const draft of drafts) draft.beliefs = { parts: beliefsIn(draft, section), isAgreed: drafts === ruled };
  return drafts;
}

const countWhole = (drafts: readonly Draft[]): number =>
  drafts.filter(({ title, employer, head }) => title && employer && head.start).length;

const namesOf = ({ title, employer, head }: Draft): NamedFragments => [
  ['title', title],
  ['organization', employer],
  ['date', head.start?.fragment],
  ['date', head.end?.fragment],
  ['place', head.place],
];

function beliefsIn(
  { title, employer, head }: Draft,
  section: LabeledSection,
): Record<'title' | 'employer' | 'dates', number> {
  const least = (part: string, fragments: readonly (Fragment | undefined)[]) =>
    Math.min(1, ...fragments.flatMap((fragment) => (fragment ? [beliefIn(section, part, fragment)] : [])));
  return {
    title: least('title', [title]),
    employer: least('organization', [employer]),
    dates: least('date', [head.start?.fragment, head.end?.fragment]),
  };
}

/** The jobs of a section, by the trained labels of its pieces. */
function draftJobs(section: Pick<LabeledSection, 'pieces' | 'labels' | 'certainty'>): Draft[] {
  const drafts = entriesOf(section).flatMap(toDraft);
  nameInnerRoles(drafts);
  return shareEmployers(drafts);
}

function toDraft(labeled: LabeledEntry): Draft[] {
  const { head, named } = headOf(labeled, ['organization', 'title']);
  const find = (label: string) => [...named].find(([part]) => part.label === label);
  const [employer, title] = [find('organization'), find('title')];
  const body = bodyLines(labeled.body);
  if (labeled.parts.length === 0 && body.length === 0 && labeled.rest.length === 0) return [];
  const others = labeled.parts.filter(
    (part) =>
      (part.label === 'organization' || part.label === 'title') && part !== employer?.[0] && part !== title?.[0],
  );
  const used = [employer, title].flatMap((each) => (each ? [each[0].certainty] : []));
  return [
    {
      entry: { head: [], body },
      head,
      ...(employer && { employer: employer[1].fragment }),
      ...(title && { title: title[1].fragment }),
      rest: [...others.map(fragmentOfPart), ...labeled.rest.map((piece) => fragmentOfPart({ pieces: [piece] }))],
      confidence: Math.min(1, ...used),
    },
  ];
}
