import { findSkillByName } from '../../skills/index.ts';
import { claimedPlace } from '../claimed-place.ts';
import { latestTitle, yearsAs } from '../summary.ts';
import { losesStanding, shortTitle } from '../titles.ts';
import type { TruthSources } from '../types.ts';
import { collectSourceFacts } from './source-facts.ts';

/** What may follow the title. */
const SUMMARY_REST_PATTERN = /^(?: with (\d{1,2}) years? of experience)?\.(?: Skills include (.+)\.)?$/;

/**
 * Whether a summary says only what can be computed from the résumé: the latest title as written, with every word of standing, at most the number of years that the dates show in that
 * occupation, and skills that described, dated roles name. Recomputed from the résumé rather than trusted from the author of the summary.
 */
export function verifySummary(text: string, sources: TruthSources): boolean {
  const facts = collectSourceFacts(sources);
  const latest = latestTitle(facts);
  const title = latest && shortTitle(latest.title);
  if (!latest || !title || losesStanding(latest.title, title) || text.length > 1_000 || !text.startsWith(title))
    return false;
  const rest = SUMMARY_REST_PATTERN.exec(text.slice(title.length));
  if (!rest) return false;
  const [, years, skills] = rest;
  if (years !== undefined && (Number(years) < 1 || Number(years) > (yearsAs(facts, latest, title) ?? 0))) return false;
  const isShown = (name: string) => {
    const skill = findSkillByName(name);
    const shown = skill && facts.skills.get(skill.id)?.shown;
    return shown?.entry !== undefined && claimedPlace(facts, skill?.id ?? '', shown) !== undefined;
  };
  return skills === undefined || listReadings(skills).some((names) => names.every(isShown));
}

/** The ways to split "a, b and c" into names, since a name may itself contain "and". */
function listReadings(list: string): string[][] {
  const parts = list.split(', ');
  const last = parts.pop() ?? '';
  const readings = [[...parts, last]];
  for (let at = last.indexOf(' and '); at >= 0; at = last.indexOf(' and ', at + 1)) {
    readings.push([...parts, last.slice(0, at), last.slice(at + ' and '.length)]);
  }
  return readings;
}
