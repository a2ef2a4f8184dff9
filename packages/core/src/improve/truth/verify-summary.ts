import { asExported } from '../../ats/exported.ts';
import { factsOf } from '../../ats/facts/index.ts';
import { TextReader } from '../../ats/facts/text-facts.ts';
import { skillByName } from '../../skills/index.ts';
import { claimedPlace } from '../claimed-place.ts';
import { latestTitle, yearsAs } from '../summary.ts';
import type { TruthSources } from '../types.ts';

/** What may stand behind the title. */
const REST = /^(?: with (\d{1,2}) years? of experience)?\.(?: Skills include (.+)\.)?$/;

/**
 * Whether a summary says only what can be computed from the résumé: the latest title as it stands, at most the years that the dates show in that
 * occupation, and skills that described, dated roles name. Worked out again from the résumé, not taken from the person who wrote the summary.
 */
export function verifySummary(text: string, { resume, asOf }: TruthSources): boolean {
  const facts = factsOf(asExported(resume), undefined, asOf, new TextReader());
  const latest = latestTitle(facts);
  if (!latest || text.length > 1_000 || !text.startsWith(latest.title)) return false;
  const rest = REST.exec(text.slice(latest.title.length));
  if (!rest) return false;
  const [, years, skills] = rest;
  if (years !== undefined && (Number(years) < 1 || Number(years) > yearsAs(facts, latest))) return false;
  const isShown = (name: string) => {
    const skill = skillByName(name);
    const shown = skill && facts.skills.get(skill.id)?.shown;
    return shown?.entry !== undefined && claimedPlace(facts, skill?.id ?? '', shown) !== undefined;
  };
  return skills === undefined || readingsOf(skills).some((names) => names.every(isShown));
}

/** The ways to read "a, b and c" as names, since a name may itself hold "and". */
function readingsOf(list: string): string[][] {
  const parts = list.split(', ');
  const last = parts.pop() ?? '';
  const readings = [[...parts, last]];
  for (let at = last.indexOf(' and '); at >= 0; at = last.indexOf(' and ', at + 1)) {
    readings.push([...parts, last.slice(0, at), last.slice(at + ' and '.length)]);
  }
  return readings;
}
