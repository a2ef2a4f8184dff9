import { TokenTrie } from './trie.ts';
import { buildTurns, type InversionTable } from './turned-names.ts';
import type { Skill, SkillId } from './types.ts';
import { buildVerbNames, type VerbNameTable } from './verb-names.ts';
import { iterateVocabularyRows } from './vocabulary/index.ts';

/** The searchable vocabulary: built on first use and cached. */
export interface SkillTable {
  skills: readonly Skill[];
  indexes: ReadonlyMap<SkillId, number>;
  trie: TokenTrie;
  turns: InversionTable;
  verbs: VerbNameTable;
  /** Everything that a skill implies, directly or through others, by index. */
  closure(index: number): readonly SkillId[];
}

let built: SkillTable | undefined;

export function getSkillTable(): SkillTable {
  built ??= buildTable();
  return built;
}

function buildTable(): SkillTable {
  const trie = new TokenTrie();
  const indexes = new Map<SkillId, number>();
  const skills: Skill[] = [];
  for (const row of iterateVocabularyRows()) {
    const index = skills.length;
    indexes.set(row.id, index);
    for (const form of row.forms) trie.add(form.text, index, form.rule);
    skills.push({
      id: row.id,
      name: row.forms[0].text,
      aliases: row.forms.slice(1).map((form) => form.text),
      kind: row.kind,
      field: row.field,
      ...(row.implies.length > 0 ? { implies: row.implies } : {}),
      ...(row.isSpecialized && { isSpecialized: true }),
    });
  }
  return {
    skills,
    indexes,
    trie,
    turns: buildTurns(trie.spellings),
    verbs: buildVerbNames(trie),
    closure: createClosure(skills, indexes),
  };
}

function createClosure(skills: readonly Skill[], indexes: ReadonlyMap<SkillId, number>): SkillTable['closure'] {
  const known: (readonly SkillId[] | undefined)[] = [];
  return (index) => {
    known[index] ??= collectImplied(skills, indexes, index);
    return known[index];
  };
}

function collectImplied(skills: readonly Skill[], indexes: ReadonlyMap<SkillId, number>, from: number): SkillId[] {
  const start = skills[from];
  const seen = new Set<SkillId>();
  const open = [...(start?.implies ?? [])];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (seen.has(id) || id === start?.id) continue;
    seen.add(id);
    open.push(...(skills[indexes.get(id) ?? -1]?.implies ?? []));
  }
  return [...seen];
}
