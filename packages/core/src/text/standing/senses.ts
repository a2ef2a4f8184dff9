import stored from './senses.json' with { type: 'json' };

let known: Map<string, readonly string[]> | undefined;
const NONE: readonly string[] = [];

/** What a word can mean for whether a skill near it is the writer’s; empty if it is in no table. `base` is the base form of an irregular verb. */
export function listSenses(word: string, base = word): readonly string[] {
  known ??= buildTable();
  return known.get(word) ?? known.get(base) ?? NONE;
}

function buildTable(): Map<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const [sense, words] of Object.entries(stored)) {
    for (const word of words.split(' ')) {
      for (const form of listForms(word)) {
        const senses = table.get(form) ?? [];
        if (!senses.includes(sense)) senses.push(sense);
        table.set(form, senses);
      }
    }
  }
  return table;
}

/** A word with its regular endings, as a noun and as a verb. */
function listForms(word: string): readonly string[] {
  if (word.length < 3) return [word];
  const root = word.replace(/e$/, '');
  const doubled = word + word.slice(-1);
  const forms = [word, `${word}s`, `${word}es`, `${root}ed`, `${root}ing`, `${doubled}ed`, `${doubled}ing`];
  return word.endsWith('y') ? [...forms, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`] : forms;
}
