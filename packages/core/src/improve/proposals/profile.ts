import { isCurrent } from '../../ats/facts/entries.ts';
import type { Facts } from '../../ats/facts/index.ts';
import { toComparable } from '../../ats/wording/words.ts';
import { computedSummary, latestTitle } from '../summary.ts';
import { namesWork, shortTitle } from '../titles.ts';
import type { Draft, ProposalContext } from './context.ts';

/** Adds a missing headline and summary, generated from what the résumé already says, and updates a headline that names a role that ended. */
export function proposeProfile({ facts, resume, job }: ProposalContext): Draft[] {
  const latest = latestTitle(facts);
  if (!latest || !namesWork(latest.title)) return [];
  const drafts: Draft[] = [];
  const { headline } = resume.contact;
  const title = shortTitle(latest.title) ?? latest.title;
  const isMissing = !headline && !isAlreadyShown(facts, title);
  if (isMissing || (headline && isOfEndedRole(facts, headline, title, job))) {
    drafts.push({
      kind: 'headline',
      title: headline ? `Change ${headline} under your name to ${title}` : `Add ${title} under your name`,
      reason: headline
        ? 'That’s the title of an earlier role. This is your most recent one.'
        : 'Readers look for your job title first. This is your most recent one.',
      source: { kind: 'own-words', fields: [latest.path], quote: latest.title },
      edits: [{ kind: 'set', path: 'contact/headline', before: headline ?? null, after: title }],
    });
  }
  const summary = resume.summary ? undefined : computedSummary(facts, job);
  if (summary) {
    drafts.push({
      kind: 'summary',
      title: 'Add a short summary',
      reason: summary.hasYears
        ? 'Your title, years and skills at a glance, based on your roles and dates.'
        : 'Your title and skills at a glance, based on your roles.',
      source: { kind: 'own-words', fields: summary.fields, quote: summary.quote },
      edits: [{ kind: 'set', path: 'summary', before: resume.summary ?? null, after: summary.text }],
    });
  }
  return drafts;
}

/** Whether a headline is the title of a role that ended and isn't the latest one. Someone who applies for that occupation may have chosen it. */
function isOfEndedRole(
  { entries, reader }: Facts,
  headline: string,
  latest: string,
  job: ProposalContext['job'],
): boolean {
  const roles = entries.filter(({ kind, title }) => kind === 'work' && title && isSameTitle(title, headline));
  const { occupation } = reader.readTitle(headline);
  return (
    roles.length > 0 &&
    !roles.some(isCurrent) &&
    !isSameTitle(latest, headline) &&
    !(job?.occupation !== undefined && job.occupation === occupation)
  );
}

const isSameTitle = (title: string, shown: string): boolean =>
  [title, shortTitle(title) ?? title].some((form) => toComparable(form) === toComparable(shown));

/** The header of a page: the name, a title, and the ways to get in touch. */
const TOP_LINES = 8;

/** Whether the page shows the title more often than the roles do, such as in a line under the name that we read as something else. */
function isAlreadyShown({ views, resume }: Facts, title: string): boolean {
  const plain = toComparable(title);
  const roles = resume.work.filter((role) => isSameTitle(role.title ?? '', title)).length;
  return views.some(({ text }) => {
    const lines = text.split('\n').map(toComparable).filter(Boolean);
    const isOnTop = lines.slice(0, TOP_LINES).some((line) => line.includes(plain));
    const shown = lines.filter((line) => (isOnTop ? line.includes(plain) : line === plain));
    return shown.length > roles;
  });
}
