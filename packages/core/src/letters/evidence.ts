import type { Entry } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { bodyOf, isDenial } from '../improve/answers.ts';
import { factLine, withAmount } from '../improve/fact.ts';
import type { ConfirmedFact } from '../improve/types.ts';
import type { SkillId } from '../skills/types.ts';

/** What one role or project says. */
export interface RoleEvidence {
  entry: Entry;
  lines: string[];
}

/** Everything that can support a statement: the résumé, and what the person confirmed. */
export interface Evidence {
  facts: Facts;
  roles: RoleEvidence[];
  /** Lines outside of roles: the summary, education, awards, other sections, and facts about no role. */
  others: string[];
  skills: ReadonlySet<SkillId>;
}

export function collectEvidence(facts: Facts, confirmed: readonly ConfirmedFact[]): Evidence {
  const answers = confirmed.filter(({ text }) => !isDenial(text)).map((fact) => ({ ...fact, body: bodyOf(fact.text) }));
  const { resume } = facts;
  const roles = facts.entries.map((entry) => ({
    entry,
    lines: [
      ...entry.lines.flatMap(({ path, text }) => [
        text,
        ...answers
          .filter(({ target, body }) => target === path && body !== '')
          .map(({ body }) => withAmount(text, body)),
      ]),
      ...answers
        .filter(({ target }) => target === entry.path)
        .flatMap(({ body, skill }) => [body, factLine(body, skill)]),
    ].filter((line) => line !== ''),
  }));
  const others = [
    resume.summary ?? '',
    ...resume.education.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
    ...resume.awards.flatMap(({ name, summary = '' }) => [`Received ${name}`, `Won ${name}`, summary]),
    ...resume.publications.flatMap(({ name, summary = '' }) => [`Published ${name}`, summary]),
    ...resume.other.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...answers.filter(({ target }) => target === undefined).map(({ body }) => body),
  ].filter((line) => line !== '');
  const skills = new Set([...facts.named, ...answers.flatMap(({ skill }) => skill ?? [])]);
  return { facts, roles, others, skills };
}
