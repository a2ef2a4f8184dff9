import { findSpans } from '../../tagging/labels.ts';
import { tag, type Weights } from '../../tagging/model.ts';
import type { NewestMessage } from '../types.ts';
import { type DescribedMessage, describeMessage } from './features.ts';
import { PARTY_LABELS, type Party } from './labels.ts';

/** A name that a message gives the employer or the job. */
export interface NamedParty {
  name: string;
  /** 0 to 1, from all the places that have it. */
  certainty: number;
}

export type Parties = Readonly<Record<Party, NamedParty | null>>;

interface Candidate extends NamedParty {
  words: string;
  /** How certain the place is that has it in this form. */
  best: number;
}

/** A name from this certainty on is taken for the employer's, or the job's. */
const LEAST: Readonly<Record<Party, number>> = { employer: 0.5, title: 0.5 };
const MAX_LENGTH = 120;

/** What a message calls the employer and the job: the names that the tagger is most certain of, all their places together. */
export function findParties(message: NewestMessage, weights: Weights): Parties {
  const described = describeMessage(message);
  const { labels, certainty } = tag(described, weights, PARTY_LABELS);
  const spans = findSpans(PARTY_LABELS, labels, described.breaks, certainty);
  const pick = (party: Party): NamedParty | null => {
    const candidates = new Map<string, Candidate>();
    for (const span of spans.filter((one) => one.part === party)) addCandidate(candidates, described, span);
    const [best] = [...candidates.values()].toSorted((a, b) => b.certainty - a.certainty);
    return best && best.certainty >= LEAST[party] ? { name: best.name, certainty: best.certainty } : null;
  };
  return { employer: pick('employer'), title: pick('title') };
}

function addCandidate(
  candidates: Map<string, Candidate>,
  { lines, tokens }: DescribedMessage,
  { first, end, certainty }: { first: number; end: number; certainty: number },
): void {
  const [start, last] = [tokens[first], tokens[end - 1]];
  if (!start || !last) return;
  const name = cleanName(lines[start.line]?.text.slice(start.from, last.to) ?? '');
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words.length < 2 || name.length > MAX_LENGTH) return;
  const known = candidates.get(words);
  if (!known) candidates.set(words, { name, words, certainty, best: certainty });
  else {
    known.certainty = 1 - (1 - known.certainty) * (1 - certainty);
    if (certainty > known.best) Object.assign(known, { name, best: certainty });
  }
}

/** Marks at the end of a name that aren’t part of it: “Acme, Inc.” keeps its period. */
const cleanName = (name: string): string =>
  name.replace(/[\s,;:!?&–—-]+$/u, '').replace(/(?<!\b(?:Inc|Co|Corp|Ltd|Jr|Sr|St|Bros|[A-Z]))\.$/u, '');
