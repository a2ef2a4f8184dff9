/** The possible roles of a word or phrase in a statement about visas. A term can have several at once. */
export const TAG = {
  /** A work visa, a status that allows work, or its holders: "H-1B", "work visa", "OPT". */
  visa: 1 << 0,
  /** A code that is a visa only near other words about visas: "TN", "CPT", "E-3". */
  code: 1 << 1,
  /** What an employer files or does for a visa: "petition", "immigration support". */
  filing: 1 << 2,
  sponsor: 1 << 3,
  /** Shows that a sponsor is one of events, plans, studies, or courses. */
  otherSponsor: 1 << 4,
  greenCard: 1 << 5,
  citizen: 1 << 6,
  /** "Citizen" without a country. */
  bareCitizen: 1 << 7,
  /** People from abroad: "foreign nationals", "non-citizens". */
  foreign: 1 << 8,
  clearance: 1 << 9,
  /** A word that is a security clearance only near certain others: "clearance", "secret". */
  bareClearance: 1 << 10,
  /** Shows that a clearance is of another kind: "customs", "medical". */
  otherClearance: 1 << 11,
  authorization: 1 << 12,
  /** A right to work that no employer has to support: "permanently authorized to work". */
  permanentRight: 1 << 13,
  negation: 1 << 14,
  /** What an employer does for a person: "file", "support", "cover". */
  act: 1 << 15,
  /** A word that accepts people or things: "available", "welcome". */
  welcome: 1 << 16,
  need: 1 << 17,
  must: 1 << 18,
  prefer: 1 << 19,
  /** A field of a form or a question to the candidate. */
  form: 1 << 20,
  equality: 1 << 21,
  /** The work of the job. */
  duty: 1 << 22,
  employer: 1 << 23,
  applicant: 1 << 24,
  transfer: 1 << 25,
  initial: 1 << 26,
  /** Refers to a topic named before: "it", "one". */
  anaphor: 1 << 27,
  joiner: 1 << 28,
  /** Describes how a clearance or a status is held: "active", "obtain". */
  hold: 1 << 29,
  /** What a company sells or a job is about, unless an employer describes its own actions. */
  product: 1 << 30,
} as const;

export type Tag = keyof typeof TAG;

/** Words and phrases of each tag. "offer+" includes its forms (offers, offered, offering), "visa~" the plural. */
export type PhraseList = readonly (readonly [tags: readonly Tag[], phrases: string])[];

/** Whether a term or statement has any of the given tags. */
export function has(tags: number, some: number): boolean {
  return (tags & some) !== 0;
}
