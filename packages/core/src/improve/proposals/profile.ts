import { toComparable } from '../../ats/wording/words.ts';
import { computedSummary, latestTitle } from '../summary.ts';
import type { Draft, ProposalContext } from './context.ts';

/** Adds a missing headline and summary, generated from what the résumé already says. */
export function proposeProfile({ facts, resume, job }: ProposalContext): Draft[] {
  const latest = latestTitle(facts);
  if (!latest) return [];
  const drafts: Draft[] = [];
  if (!resume.contact.headline && !isAlreadyShown(facts, latest.title)) {
    drafts.push({
      kind: 'headline',
      title: `Add ${latest.title} under your name`,
      reason: 'Readers look for your job title first. This is your most recent one.',
      source: { kind: 'own-words', fields: [latest.path], quote: latest.title },
      edits: [{ kind: 'set', path: 'contact/headline', before: resume.contact.headline ?? null, after: latest.title }],
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

/** The header of a page: the name, a title, and the ways to get in touch. */
const TOP_LINES = 8;

/** Whether the page shows the title more often than the roles do, such as in a line under the name that we read as something else. */
function isAlreadyShown({ views, resume }: ProposalContext['facts'], title: string): boolean {
  const plain = toComparable(title);
  const roles = resume.work.filter((role) => toComparable(role.title ?? '') === plain).length;
  return views.some(({ text }) => {
    const lines = text.split('\n').map(toComparable).filter(Boolean);
    const isOnTop = lines.slice(0, TOP_LINES).some((line) => line.includes(plain));
    const shown = lines.filter((line) => (isOnTop ? line.includes(plain) : line === plain));
    return shown.length > roles;
  });
}
