/**
 * Labels of information that US employers must not ask for, in the languages of the résumés we read. A line counts if it starts with a label followed by a
 * value.
 */
const LABELS = [
  'date of birth',
  'birth date',
  'birthdate',
  'dob',
  'born',
  'age',
  'place of birth',
  'birthplace',
  'gender',
  'sex',
  'marital status',
  'civil status',
  'married',
  'single',
  'divorced',
  'children',
  'religion',
  'ethnicity',
  'race',
  'photo',
  'photograph',
  'social security number',
  'ssn',
  'passport number',
  'height',
  'weight',
  'blood group',
  'geburtsdatum',
  'familienstand',
  'date de naissance',
  'situation familiale',
  'fecha de nacimiento',
  'estado civil',
  'data de nascimento',
  'data di nascita',
  'stato civile',
  'data urodzenia',
  'stan cywilny',
];

/** Statuses that are complete without a value. */
const PRIVATE_ALONE_WORDS = new Set(['married', 'single', 'divorced', 'photo', 'photograph']);

const MAX_LINE_LENGTH = 80;

/** Whether a line states birth date, age, family status, religion, or the like, and nothing else. */
export function isPrivateLine(text: string): boolean {
  const line = text.trim().toLowerCase();
  if (line.length > MAX_LINE_LENGTH) return false;
  const label = LABELS.find(
    (wanted) =>
      line === wanted ||
      line.startsWith(`${wanted}:`) ||
      line.startsWith(`${wanted} :`) ||
      line.startsWith(`${wanted} -`) ||
      (wanted === 'born' && /^born (?:on|in) /.test(line)),
  );
  if (!label) return false;
  return line !== label || PRIVATE_ALONE_WORDS.has(label);
}
