import { type EducationEntry, formatDate, type ParserView, type WorkEntry } from '@foothold/core/resume';

/** One fact as read by each strategy. */
export interface ReadingRow {
  id: string;
  label: string;
  cells: ReadingCell[];
}

export interface ReadingCell {
  view: ParserView['id'];
  /** Empty if the strategy found nothing. */
  text: string;
  /** The comparison with the first strategy. */
  verdict: 'first' | 'same' | 'differs' | 'missing';
}

/** How each strategy reads the facts that hiring systems store. The first view is the reference. */
export function createReadingRows(views: readonly ParserView[]): ReadingRow[] {
  const [first] = views;
  if (!first) return [];
  const { work, education } = first.resume;
  const roles = new Map(views.map(({ id, resume }) => [id, matchEntries(work, resume.work, ROLE_KEYS)]));
  const schools = new Map(views.map(({ id, resume }) => [id, matchEntries(education, resume.education, SCHOOL_KEYS)]));
  return [
    createRow('name', 'Name', views, ({ resume }) => resume.contact.name ?? ''),
    createRow('email', 'Email', views, ({ resume }) => resume.contact.email ?? ''),
    createRow('phone', 'Phone', views, ({ resume }) => resume.contact.phone ?? ''),
    ...work.map((role, index) =>
      createRow(`work-${role.id}`, `Role ${index + 1}`, views, ({ id }) => formatRole(roles.get(id)?.get(role.id))),
    ),
    ...education.map((school, index) =>
      createRow(`education-${school.id}`, `School ${index + 1}`, views, ({ id }) =>
        formatSchool(schools.get(id)?.get(school.id)),
      ),
    ),
    createRow('skills', 'Skills', views, ({ resume }) =>
      countText(resume.skills.flatMap(({ keywords }) => keywords).length),
    ),
  ].filter(({ cells }) => cells.some(({ text }) => text !== ''));
}

function createRow(
  id: string,
  label: string,
  views: readonly ParserView[],
  read: (view: ParserView) => string,
): ReadingRow {
  const texts = views.map(read);
  const target = normalize(texts[0] ?? '');
  return {
    id,
    label,
    cells: views.map((view, index) => {
      const text = texts[index] ?? '';
      const verdict =
        index === 0 ? 'first' : normalize(text) === target ? 'same' : text === '' ? ('missing' as const) : 'differs';
      return { view: view.id, text, verdict };
    }),
  };
}

const ROLE_KEYS = ['employer', 'title'] as const;
const SCHOOL_KEYS = ['institution', 'degree', 'area'] as const;

/**
 * Another strategy's entries for the same lines, by the ids of our entries. Entries that share the most identifying
 * texts are matched first.
 */
function matchEntries<Entry extends { id: string }, Key extends keyof Entry>(
  ours: readonly Entry[],
  theirs: readonly Entry[],
  keys: readonly Key[],
): Map<string, Entry> {
  const pairs = ours.flatMap((our) =>
    theirs.map((their) => ({ our, their, shared: countSharedTexts(our, their, keys) })),
  );
  const found = new Map<string, Entry>();
  const matched = new Set<Entry>();
  for (const { our, their, shared } of pairs.toSorted((a, b) => b.shared - a.shared)) {
    if (shared === 0 || found.has(our.id) || matched.has(their)) continue;
    found.set(our.id, their);
    matched.add(their);
  }
  return found;
}

function countSharedTexts<Entry, Key extends keyof Entry>(a: Entry, b: Entry, keys: readonly Key[]): number {
  return keys.filter((key) => a[key] && normalize(String(a[key])) === normalize(String(b[key] ?? ''))).length;
}

function formatRole(role: WorkEntry | undefined): string {
  return role ? joinTexts([role.title, role.employer, formatPeriod(role)]) : '';
}

function formatSchool(school: EducationEntry | undefined): string {
  return school
    ? joinTexts([joinTexts([school.degree, school.area], ' '), school.institution, formatPeriod(school)])
    : '';
}

const countText = (count: number) => (count === 0 ? '' : `${count} listed`);

const formatPeriod = ({ start, end }: { start?: string; end?: string }) =>
  joinTexts([start && formatDate(start), end && formatDate(end)], ' – ');

const joinTexts = (parts: (string | undefined)[], by = ', ') => parts.filter(Boolean).join(by);

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A view's lines, each with whether the first view has it in one piece. */
export function compareLines(view: ParserView, first: ParserView): { text: string; isOwn: boolean }[] {
  const firstLines = new Set(first.text.split('\n').map(normalize));
  return view.text
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, isOwn: view.id !== first.id && !firstLines.has(normalize(text)) }));
}
