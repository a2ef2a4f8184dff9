/** Where or with what people of one occupation work. */
export interface Setting {
  /** How a title names it, in lower case and without punctuation. */
  named: RegExp;
  /** What a question mentions only if it is about this setting. */
  tied: RegExp;
}

/** Settings of which a job usually has only one. */
export interface SettingFamily {
  /** Fields of work, and occupations of other fields, that have these settings. */
  of: readonly string[];
  settings: readonly Setting[];
}
