/**
 * What others gave to the person, at the start of a line. Verbs that are also work count only with what was given or by whom: "received deliveries" and "selected
 * vendors" aren't honors.
 */
const HONOR_PATTERN =
  /^\W*(?:i )?(?:was |were )?(?:(?:awarded|hono[u]?red|nominated|inducted|graduated)\b|(?:named|elected|selected|chosen|recogni[sz]ed|promoted|appointed|admitted|accepted|invited|featured|voted)(?:\W*$|\s+(?:to|as|for|by|from|among|into|in|one of)\b|\b.*\bof the (?:month|quarter|year)\b)|(?:won|received|earned|got|gained)\b.*\b(?:awards?|honors?|prizes?|medals?|recognition|scholarships?|fellowships?|bonus(?:es)?|certificates?|certifications?|degrees?|diplomas?|promotions?|offer|competitions?|contests?|tournaments?|championships?|hackathons?|elections?|titles?|place|of the (?:month|quarter|year))\b)/i;
/** "Named Head of Year", "Won Startup Weekend". */
const NAMED_HONOR_PATTERN =
  /^\W*(?:[Ii] )?(?:[Ww]as )?(?:[Nn]amed|[Ee]lected|[Aa]ppointed|[Cc]hosen|[Vv]oted|[Ww]on)\s+(?:the |a )?\p{Lu}/u;

/** Whether a line says what others gave to the person, which happens once: there is nothing to count. */
export function isHonor(line: string): boolean {
  return HONOR_PATTERN.test(line) || NAMED_HONOR_PATTERN.test(line);
}
