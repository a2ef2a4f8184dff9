/** Who sets the requirement. `usual` means that no law asks for it, but most employers do. */
export type GateScope = 'every-state' | 'most-states' | 'some-states' | 'federal' | 'usual';

/**
 * The license or training of an occupation that isn’t open to everyone. National facts only: a state may ask for more. Absent fields
 * are unknown or differ too much, and the advice then says whom to ask.
 */
export interface Gate {
  occupations: readonly string[];
  /** If set, the gate applies only to titles that match, and comes before one for the whole occupation. */
  titles?: RegExp;
  /** Who works there, if the occupation’s name says something else: "an EMT". */
  as?: string;
  scope: GateScope;
  /** With its article: "a registered nurse (RN) license". */
  credential: string;
  /** Degree or program, as a noun phrase. */
  program?: string | undefined;
  exam?: string | undefined;
  /** Supervised or classroom hours, or years of practice. */
  hours?: string;
  /** From the start to the credential. */
  time?: string;
  /** Usual cost in US dollars. */
  cost?: string;
  /** Whom to ask: "your state’s board of nursing". */
  ask: string;
  /** The official source and its site. */
  source: string;
  url: string;
  /** The year of the facts. */
  year: number;
  /** IDs of vocabulary skills that show that a person already has it. */
  shownBy?: readonly string[];
  /** Whether employers hire first and then train, or sponsor, the people they hire. */
  hiresFirst?: true;
}

export const FACTS_YEAR = 2025;
