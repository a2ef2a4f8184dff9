import { computedSummary, latestTitle } from '../summary.ts';
import type { Draft, ProposalContext } from './context.ts';

/** Adds a missing headline and summary, generated from what the résumé already says. */
export function proposeProfile({ facts, resume, job }: ProposalContext): Draft[] {
  const latest = latestTitle(facts);
  if (!latest) return [];
  const drafts: Draft[] = [];
  if (!resume.contact.headline) {
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
      reason: 'Your title, years and skills at a glance, based on your roles and dates.',
      source: { kind: 'own-words', fields: summary.fields, quote: summary.quote },
      edits: [{ kind: 'set', path: 'summary', before: resume.summary ?? null, after: summary.text }],
    });
  }
  return drafts;
}
