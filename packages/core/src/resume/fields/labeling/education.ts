import type { Line } from '../../layout/index.ts';
import type { DocumentLooks } from '../../sections/index.ts';
import type { Degree, Draft } from '../education/draft.ts';
import type { NamedFragments } from './compare.ts';
import { entriesOf, type LabeledEntry, type LabeledPart } from './entries.ts';
import { bodyLines, fragmentOfPart, headOf } from './fragments.ts';
import { type LabeledSection, labelSection } from './index.ts';
import { beliefIn } from './trust.ts';

/** Rules are followed unless the trained labels speak against their reading at least this clearly. */
const MAX_DOUBT = 10;
/** The same if fewer schools would have a name and a degree. */
const MAX_DOUBT_OF_WHOLE = 25;

/** The reading of the rules, or the one of the trained labels if these clearly speak against it. */
export function weighSchools(lines: readonly Line[], looks: DocumentLooks, ruled: readonly Draft[]): readonly Draft[] {
  const section = labelSection('education', lines, looks);
  const doubt = section.doubt(ruled.map(namesOf));
  const labeled = doubt > MAX_DOUBT ? draftSchools(section) : [];
  const isPoorer = countWhole(labeled) < countWhole(ruled) && doubt < MAX_DOUBT_OF_WHOLE;
  const drafts = !isPoorer && labeled.some(({ institution, degrees }) => institution ?? degrees[0]) ? labeled : ruled;
  for (const draft of drafts) draft.beliefs = { parts: beliefsIn(draft, section), isAgreed: drafts === ruled };
  return drafts;
}

const countWhole = (drafts: readonly Draft[]): number =>
  drafts.filter(({ institution, degrees }) => institution && degrees.some(({ degree }) => degree)).length;

const namesOf = ({ institution, degrees, grade, head }: Draft): NamedFragments => [
  ['organization', institution],
  ...degrees.flatMap(
    ({ degree, area }): NamedFragments => [
      ['degree', degree],
      ['area', area],
    ],
  ),
  ['date', head.start?.fragment],
  ['date', head.end?.fragment],
  ['place', head.place],
  ['grade', grade],
];

function beliefsIn({ institution, degrees }: Draft, section: LabeledSection): Record<'institution' | 'degree', number> {
  const least = (parts: NamedFragments) =>
    Math.min(1, ...parts.flatMap(([part, fragment]) => (fragment ? [beliefIn(section, part, fragment)] : [])));
  return {
    institution: least([['organization', institution]]),
    degree: least(
      degrees.flatMap(
        ({ degree, area }): NamedFragments => [
          ['degree', degree],
          ['area', area],
        ],
      ),
    ),
  };
}

/** The degrees and schools of a section, by the trained labels of its pieces. */
function draftSchools(section: Pick<LabeledSection, 'pieces' | 'labels' | 'certainty'>): Draft[] {
  const entries = entriesOf(section);
  const drafts: Draft[] = [];
  let above: { entry: LabeledEntry; draft: Draft } | undefined;
  for (const entry of entries) {
    const draft = toDraft(entry);
    if (!draft) continue;
    // Several degrees below the name of one school.
    if (!draft.institution && draft.degrees.length > 0 && above?.draft.institution && isSchoolFirst(above.entry)) {
      draft.institution = above.draft.institution;
      if (above.draft.head.place && !draft.head.place) draft.head.place = above.draft.head.place;
    } else if (draft.institution) above = { entry, draft };
    drafts.push(draft);
  }
  return drafts;
}

const isSchoolFirst = ({ parts }: LabeledEntry): boolean =>
  parts.find(({ label }) => label === 'organization' || label === 'degree' || label === 'area')?.label ===
  'organization';

function toDraft(labeled: LabeledEntry): Draft | undefined {
  const { parts, rest, body } = labeled;
  if (parts.length === 0 && body.length === 0 && rest.length === 0) return undefined;
  const { head } = headOf(labeled, ['organization', 'degree', 'area']);
  const [institution, ...others] = parts.filter(({ label }) => label === 'organization');
  const grade = parts.find(({ label }) => label === 'grade');
  return {
    entry: { head: [], body: bodyLines(body) },
    head,
    degrees: pairDegrees(parts),
    rest: [...others.map(fragmentOfPart), ...rest.map((piece) => fragmentOfPart({ pieces: [piece] }))],
    ...(institution && { institution: fragmentOfPart(institution) }),
    ...(grade && { grade: fragmentOfPart(grade) }),
  };
}

/** Each degree with the field of study beside it. */
function pairDegrees(parts: readonly LabeledPart[]): Degree[] {
  const degrees: Degree[] = [];
  for (const part of parts) {
    if (part.label !== 'degree' && part.label !== 'area') continue;
    const last = degrees[degrees.length - 1];
    if (last && !last[part.label]) last[part.label] = fragmentOfPart(part);
    else degrees.push({ [part.label]: fragmentOfPart(part) });
  }
  return degrees;
}
