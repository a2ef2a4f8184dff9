import type { Span } from './clause.ts';
import { type Context, type Line, readLine } from './features.ts';
import { findStatedStanding, isForm, isInAddress } from './rules.ts';
import { type PlacedWeights, scoreStandings, trainedWeights } from './weights.ts';

/**
 * How a line of a résumé relates its writer to a skill that it names: the writer has it; denies it; wishes for it, or learns it, or an
 * advertisement asks for it; or the line is about something else: somebody else’s skill, what something is for, a name, another meaning. It is
 * doubtful if none of these is clear.
 */
export const STANDINGS = ['claimed', 'negated', 'wished', 'other'] as const;
export type Standing = (typeof STANDINGS)[number] | 'doubtful';

/**
 * How probable it must be that a skill is its writer’s to say so, and to leave it open. Of lines by writers that the weights weren’t learned
 * from, see `bench/fixtures/fresh/requirements/README.md`.
 */
const CLAIMED_SHARE = 0.7;
const DOUBTFUL_SHARE = 0.4;
/** An entry of a list of skills is its writer’s unless something speaks against it. */
const LIST_SHARE = 0.35;

/** Longer lines are cut to this much on each side of a name, in UTF-16 units. */
const MAX_DISTANCE = 400;

/**
 * How the line of a text that names a skill relates its writer to it.
 *
 * @param mention UTF-16 offsets into `text`, end exclusive
 * @param context `list` if the text is known to be a list of skills
 */
export const findStanding = (text: string, mention: Span, context: Context = 'prose'): Standing =>
  judgeStanding(text, mention, context, trainedWeights());

/** The same with other weights. */
export function judgeStanding(text: string, mention: Span, context: Context, weights: PlacedWeights): Standing {
  if (mention.end - mention.start >= text.trim().length) return 'claimed';
  const { line, offset } = findLine(text, mention);
  const own = { start: mention.start - offset, end: mention.end - offset };
  if (isInAddress(line.text, own)) return 'other';
  const stated = findStatedStanding(line.text, own);
  if (stated) return stated;
  if (isForm(line.text, own)) return 'wished';
  const shares = scoreStandings(line, own, context, weights, STANDINGS.length);
  const [claimed = 0, ...others] = shares;
  if (claimed >= (context === 'list' ? LIST_SHARE : CLAIMED_SHARE)) return 'claimed';
  if (claimed >= DOUBTFUL_SHARE) return 'doubtful';
  return STANDINGS[1 + others.indexOf(Math.max(...others))] ?? 'doubtful';
}

/** The last line that was read: the skills of a line are judged one after the other. */
let last: { text: string; line: Line } | undefined;

/** The line of a text that a name is in. */
function findLine(text: string, { start, end }: Span): { line: Line; offset: number } {
  const from = Math.max(0, start - MAX_DISTANCE, text.lastIndexOf('\n', start - 1) + 1);
  const lineEnd = text.indexOf('\n', end);
  const own = text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, end + MAX_DISTANCE));
  if (last?.text !== own) last = { text: own, line: readLine(own) };
  return { line: last.line, offset: from };
}
