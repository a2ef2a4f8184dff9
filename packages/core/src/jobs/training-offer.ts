/** Words of an employer that teaches what follows. */
const OFFER_PATTERN =
  /\b(?:(?:we|the company|our team)(?:[’']ll| will| can| do)? (?:teach|train)|we\b[^.;]{0,30}\bto (?:teach|train)|(?<!\b(?:you|who|he|she|they|and|persons?|positions?|(?:candidate|applicant|employee|incumbent|teacher|instructor|trainer|tutor)s?) )will (?:teach|train)|willing to (?:teach|train)|(?:will|to) (?:be (?:taught|trained)|learn)|you(?:[’']ll| will) (?:be (?:taught|trained)|learn|become|gain)|gain(?:ing)? (?:[\w-]+ ){0,4}(?:experience|knowledge|exposure)|(?:training|mentoring) (?:is|are|will be) (?:provided|offered|given)|(?<=[\w)] )provides? (?:[a-z-]+ ){0,2}training\b[^.;]{0,120}|(?:paid |full |on-the-job )?training (?:in|on|is provided|provided|will be provided)|after training)\b[^.;]{0,80}$/i;
/** Words of a person who teaches it to others, and so has to know it: "must be able to provide training in Excel". */
const TEACHES_PATTERN =
  /(?:\b(?:must|ability|able|capable|responsible|experienced?|comfortable|skills?|required|expected|duties|you(?:[’']ll| will)?)\b[^.;]{0,60}?|^\W*)\b(?:trains?|teach(?:es)?|(?:provid|deliver|conduct|giv|offer|lead|facilitat)(?:e|es|s|ing)? (?:[a-z-]+ ){0,2}training)\b[^.;]{0,120}$/i;
/** Even with such words, the reader is who learns. */
const LEARNS_PATTERN =
  /\b(?:we|the company|employer)\b[^.;]{0,40}\b(?:train|teach|provid)|\b(?:be (?:taught|trained)|willing to (?:teach|train) (?:the right|you|motivated|qualified)|training (?:is|will be) (?:provided|offered|given)|(?:complete|attend|undergo|receive|participate in|pass)(?:s|es|ing)? (?:[a-z-]+ ){0,3}training)\b/i;
/** Training that the reader has: "must have specialized training in welding", "Training in shiatsu is a must". */
const HAD_PATTERN =
  /\b(?:must have|requires?|formal|specialized|prior|previous|experience (?:and|or|and\/or)) (?:[\w-]+ ){0,2}training in\b[^.;]{0,80}$/i;
const TRAINING_IN_PATTERN = /\btraining in\b[^.;]{0,80}$/i;
const ASKED_AFTER_PATTERN =
  /^[^.;]{0,60}(?<!\b(?:no|not|experience|as) )\b(?:required|a must|mandatory|preferred|a plus)\b/i;

/**
 * Whether the words around a name say that the employer teaches it to a new employee.
 *
 * @param before the words of the clause before the name
 * @param after the words of the sentence after it
 */
export function isTaught(before: string, after: string): boolean {
  if (!OFFER_PATTERN.test(before)) return false;
  if (LEARNS_PATTERN.test(before)) return true;
  if (HAD_PATTERN.test(before) || (TRAINING_IN_PATTERN.test(before) && ASKED_AFTER_PATTERN.test(after))) return false;
  return !TEACHES_PATTERN.test(before);
}
