import { collectLetterFacts, type LetterInput, listUsableLines, MIN_RELEVANCE } from './material.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import type { FollowUpKind, LetterDraft, LetterJob } from './types.ts';

export interface FollowUpInput extends LetterInput {
  job: LetterJob;
  kind: FollowUpKind;
  /** The day of the application, if the person said so: an ISO date. */
  appliedOn?: string;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * Drafts a short email after an application or an interview, with at most one line of the person's own that the job asks for. It says
 * when somebody applied only if they told us, and nothing about how.
 *
 * @throws RangeError unless `asOf` is `YYYY-MM`.
 */
export function draftFollowUp({ job, kind, appliedOn, ...input }: FollowUpInput): LetterDraft {
  const facts = collectLetterFacts(input, job.requirements);
  const title = job.requirements.title ?? PLACEHOLDERS.title;
  const company = job.company ?? PLACEHOLDERS.company;
  const [best] = listUsableLines(facts, input).filter(({ relevance }) => relevance >= MIN_RELEVANCE);
  const reminder = best
    ? [{ text: best.place ? `${best.place}, I ${best.text}.` : `I ${best.text}.`, sources: best.sources }]
    : [];
  const name = facts.resume.contact.name ?? PLACEHOLDERS.name;
  if (kind === 'after-applying')
    return {
      subject: `My application for ${title}`,
      greeting: 'Hello,',
      paragraphs: [
        {
          text: `I applied for the ${title} position at ${company}${appliedOn ? ` on ${day.format(new Date(appliedOn))}` : ''} and would like to ask about its status.`,
          sources: [],
        },
        ...reminder,
        { text: 'I’m still interested in the position and happy to send anything else you need.', sources: [] },
      ],
      closing: `Thank you,\n${name}`,
    };
  return {
    subject: `Thank you for the ${title} interview`,
    greeting: `Hello ${PLACEHOLDERS.interviewer},`,
    paragraphs: [
      { text: `Thank you for talking with me about the ${title} position at ${company}.`, sources: [] },
      ...reminder,
      { text: 'I’m interested in the position and happy to answer any other questions.', sources: [] },
    ],
    closing: `Best regards,\n${name}`,
  };
}
