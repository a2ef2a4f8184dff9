import type { SkillId } from '../skills/types.ts';

/** Technologies of which a job usually needs one: a question about another one doesn't fit. Each with how a question names it. */
const GROUPS: readonly ReadonlyMap<SkillId, RegExp>[] = [
  new Map([
    ['java', /\bJava\b|\bJVM\b|\bSpring\b/],
    ['c-sharp', /C#|\.NET\b/],
    ['dot-net', /C#|\.NET\b/],
    ['python', /\bPython\b|\bDjango\b/],
    ['go', /\bGolang\b|\bgoroutines?\b/],
    ['rust', /\bRust\b/],
    ['ruby', /\bRuby\b|\bRails\b/],
    ['php', /\bPHP\b|\bLaravel\b/],
    ['kotlin', /\bKotlin\b/],
    ['swift', /\bSwift\b/],
    ['scala', /\bScala\b/],
    ['c-plus-plus', /C\+\+/],
    ['javascript', /\bJavaScript\b|\bTypeScript\b|\bNode\.js\b/],
  ]),
  new Map([
    ['react', /\bReact\b/],
    ['vue-js', /\bVue\b/],
    ['angular', /\bAngular\b/],
    ['svelte', /\bSvelte\b/],
  ]),
  new Map([
    ['amazon-web-services', /\bAWS\b|\bAmazon\b/],
    ['microsoft-azure', /\bAzure\b/],
    ['google-cloud-platform', /\bGCP\b|\bGoogle Cloud\b/],
  ]),
  new Map([
    ['tableau', /\bTableau\b/],
    ['power-bi', /\bPower BI\b|\bDAX\b/],
    ['looker', /\bLooker\b/],
  ]),
  new Map([
    ['android-development', /\bAndroid\b|\bKotlin\b/],
    ['ios-development', /\biOS\b|\biPhone\b|\bSwift\b/],
    ['swift', /\biOS\b|\biPhone\b|\bSwift\b/],
  ]),
  new Map([
    ['postgresql', /\bPostgres(?:QL)?\b/],
    ['mysql', /\bMySQL\b/],
    ['oracle-database', /\bOracle\b/],
    ['microsoft-sql-server', /\bSQL Server\b/],
    ['mongodb', /\bMongoDB\b/],
  ]),
];

/**
 * Whether a question fits a title that names these skills: it names no alternative to one of them, unless it names that one as well.
 * A Java developer isn't asked about C#.
 */
export function createRivalFilter(skills: readonly SkillId[]): (ask: string) => boolean {
  const groups = GROUPS.map((group) => ({
    group,
    named: skills.flatMap((skill) => group.get(skill) ?? []),
  })).filter(({ named }) => named.length > 0);
  return (ask) =>
    groups.every(
      ({ group, named }) =>
        named.some((pattern) => pattern.test(ask)) || [...group.values()].every((pattern) => !pattern.test(ask)),
    );
}
