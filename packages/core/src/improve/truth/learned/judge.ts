import { countFeatures, scoreTree, type Tree } from '../../../text/decision-trees.ts';
import { corrected } from '../claims/spelling.ts';
import { skillsByShortName } from '../claims/terms.ts';
import { align } from './alignment.ts';
import { listFeatures } from './features.ts';
import { addsSurely, doesWhatWasReceived, listsWhatWasApart } from './guards.ts';
import model from './model.json' with { type: 'json' };
import { type Unit, unitsOf } from './units.ts';

/** The most pairs of words that are compared; a long paragraph with several sources has about ten thousand. */
const MAX_PAIRS = 20_000;

/** Fewer words show too little of what they say: "Used cars" from "Sold new and used cars". */
const LEAST_WORDS = 4;

/** How often a feature is counted at most. */
export const MOST_COUNTED = 4;

/** An edit of one text and what it is based on, word by word. */
interface Comparison {
  after: readonly Unit[];
  own: readonly Unit[];
  /** Whether it surely is another claim by what it adds or drops, so that nothing needs to be weighed. */
  isRefused: boolean;
}

function compare(after: string, sources: readonly string[]): Comparison {
  const spelled = sources.map((source) => corrected(source, after).text);
  const shared = skillsByShortName([after, ...spelled]);
  const [units, own] = [unitsOf([after], shared), unitsOf(spelled, shared)];
  return { after: units, own, isRefused: addsSurely({ after, units, sources, spelled, own }) };
}

/** The features of everything that an edit changes; undefined if it is surely another claim, or too short or too long. */
export function listChanges(after: string, sources: readonly string[]): string[] | undefined {
  const { after: units, own, isRefused } = compare(after, sources);
  if (isRefused || units.length < LEAST_WORDS || units.length * own.length > MAX_PAIRS) return undefined;
  const alignment = align(units, own);
  return listsWhatWasApart(alignment) || doesWhatWasReceived(alignment) ? undefined : listFeatures(alignment);
}

const trees = model.trees as unknown as readonly Tree[];
const places = new Map(model.features.map((feature, at) => [feature, at]));

/** How likely an edit says something else, as the sum of the trees; undefined if nothing needs to be weighed. */
function scoreEdit(after: string, sources: readonly string[]): number | undefined {
  const changes = listChanges(after, sources);
  if (!changes) return undefined;
  const values = countFeatures(changes, places, MOST_COUNTED);
  return trees.reduce<number>((sum, tree) => sum + scoreTree(tree, values), 0);
}

/**
 * Whether a text says the same as its sources, by what edits that people labeled have in common. It adds no figure, measure, or name, and what
 * it changes is so usual in honest edits that at most about one in a hundred false ones would be taken for honest
 * (`scripts/train-truth.ts`).
 */
export function isLikelySame(after: string, sources: readonly string[]): boolean {
  const score = scoreEdit(after, sources);
  return score !== undefined && score < model.limit;
}
