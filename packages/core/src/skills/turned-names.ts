import type { SpellingTable } from './tokens.ts';

/**
 * Inverted names: "managing inventories" and "management of inventory" name Inventory Management. For each noun that ends such
 * names, the corresponding verb forms. A form that is also a noun or an adjective in other names ("design", "managed services")
 * is left out or counts only at the start of a sentence.
 */
const VERBS = `
  management: managing, manage; managed
  development: developing, develop; developed
  analysis: analyzing, analyze; analyzed
  design: designing; designed
  maintenance: maintaining, maintain; maintained
  testing: testing; tested
  repair: repairing; repaired
  installation: installing, install; installed
  preparation: preparing, prepare; prepared
  monitoring: monitoring; monitored
  inspection: inspecting, inspect; inspected
  operation: operating, operate; operated
  processing: processing; processed
  scheduling: scheduling; scheduled
  coordination: coordinating, coordinate; coordinated
  administration: administering, administer; administered
  supervision: supervising, supervise; supervised
  planning: planning; planned
  training: training; trained
  configuration: configuring, configure; configured
  implementation: implementing, implement; implemented
  optimization: optimizing, optimize; optimized
  evaluation: evaluating, evaluate; evaluated
  reconciliation: reconciling, reconcile; reconciled
  negotiation: negotiating, negotiate; negotiated
  forecasting: forecasting; forecasted
  modeling: modeling; modeled
  visualization: visualizing, visualize; visualized
  integration: integrating, integrate; integrated
  migration: migrating, migrate; migrated
  engineering: engineering; engineered
  editing: editing; edited
  assembly: assembling, assemble; assembled
  control: controlling; controlled
  improvement: improving, improve; improved
  automation: automating, automate; automated
  writing: writing, write; wrote
  reading: reading; read
  review: reviewing; reviewed
  handling: handling, handle; handled
  entry: entering, enter; entered
  cleaning: cleaning; cleaned
  collection: collecting; collected
  verification: verifying, verify; verified
  production: producing; produced
  creation: creating; created
  removal: removing, remove; removed
  replacement: replacing, replace; replaced
  bending: bending, bend; bent
  leadership: leading; led
`;

/** How a word inverts a name. */
export interface Inversion {
  noun: number;
  /** Whether it counts only at the start of a sentence. */
  opening: boolean;
  /** Whether it is the noun itself, which needs "of". */
  isNoun: boolean;
}

export interface InversionTable {
  /** By spelling number; an array, since every word of a text is looked up. */
  bySpelling: readonly (Inversion | undefined)[];
  of: number;
  /** Function words between a verb and its object: "managing the inventory". */
  articles: ReadonlySet<number>;
}

/** The inversions by the spelling numbers of a vocabulary, which their words are added to. */
export function buildTurns(spellings: SpellingTable): InversionTable {
  const turns = new Map<number, Inversion>();
  for (const line of VERBS.trim().split('\n')) {
    const [name = '', forms = ''] = line.trim().split(': ');
    const [always = '', opening = ''] = forms.split('; ');
    const noun = spellings.add(name);
    turns.set(noun, { noun, opening: false, isNoun: true });
    for (const form of opening.split(', ')) turns.set(spellings.add(form), { noun, opening: true, isNoun: false });
    for (const form of always.split(', ')) {
      // "Testing" is both: as a verb it doesn't need "of".
      turns.set(spellings.add(form), { noun, opening: false, isNoun: false });
    }
  }
  const articles = new Set(['the', 'a', 'an', 'our', 'all'].map((word) => spellings.add(word)));
  const of = spellings.add('of');
  return { bySpelling: Array.from({ length: Math.max(...turns.keys()) + 1 }, (_, at) => turns.get(at)), of, articles };
}
