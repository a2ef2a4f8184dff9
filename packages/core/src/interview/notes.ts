import { quoteUserText } from '../career/wording.ts';
import type { ChosenQuestions, InterviewLevel, PickedQuestion } from './types.ts';

export interface NotesInput extends ChosenQuestions {
  title: string;
  level: InterviewLevel;
  except: readonly string[];
}

/** Notes on how the questions were chosen, if they aren't obviously what was requested. */
export function writeNotes(wanted: NotesInput): string[] {
  const { level, except, technical, behavioral } = wanted;
  const all = [...behavioral, ...technical];
  const notes = writeTitleNotes(wanted);
  const otherLevels = all.filter((question) => question.level !== level);
  if (otherLevels.length > 0)
    notes.push(
      `We ran out of ${level}-level questions, so ${otherLevels.length} of these ${otherLevels.length === 1 ? 'is' : 'are'} from a nearby level. ${otherLevels.length === 1 ? 'It’s' : 'They’re'} labeled.`,
    );
  const before = new Set(except);
  const again = all.filter(({ id }) => before.has(id)).length;
  if (again > 0)
    notes.push(
      `You’ve seen nearly all our questions for this, so ${again} of these ${again === 1 ? 'is a repeat' : 'are repeats'}, starting with the ones you saw longest ago.`,
    );
  return notes;
}

const SETTLED_BY = {
  listing: 'as the listing says',
  resume: 'as your résumé shows',
  skill: 'because of the tool in it',
} as const;

/** How the title was understood, and where the technical questions come from if not from that occupation. */
function writeTitleNotes(wanted: NotesInput): string[] {
  const { title, readAs, occupation, hasOwn, isRenamed, settledBy, technical } = wanted;
  if (occupation === null) return [writeUnknownNote(wanted)];
  const notes: string[] = [];
  if (settledBy !== null)
    notes.push(
      `We took ${quoteUserText(title)} to mean ${occupation.name}, ${SETTLED_BY[settledBy]}. If that’s not right, enter a more specific title.`,
    );
  const spelled = readAs === null ? '' : `“${readAs}”`;
  const meant = [spelled, isRenamed ? occupation.name : ''].filter(Boolean).join(', which we file under ');
  if (meant !== '')
    notes.push(`We took ${quoteUserText(title)} to mean ${meant}. If that’s not right, try a different title.`);
  if (!hasOwn)
    notes.push(
      `General questions for ${quoteUserText(title)}: we have none for exactly this title yet.${technical.length > 0 ? ` The technical ones are about: ${listSubjects(technical)}.` : ''}`,
    );
  return notes;
}

function writeUnknownNote({ title, field, choices, technical }: NotesInput): string {
  const quoted = quoteUserText(title);
  if (choices.length > 0)
    return `General questions for ${quoted}: we have none for exactly this title, because it can mean different jobs. Choose one, or enter a more specific title.`;
  if (technical.length === 0)
    return `We have no technical questions for ${quoted} because we don’t recognize an occupation or skill in it. These are general questions for any job. For questions about the work, add to the title what you’d do or use, such as “warehouse” or “Excel”, or add a skill.`;
  return field === null
    ? `We don’t recognize ${quoted} as an occupation, so the technical questions are about the skills in it: ${listSubjects(technical)}.`
    : `${quoted} is a field rather than a job title, so the technical questions are general: ${listSubjects(technical)}. Enter a job title for more specific ones.`;
}

const listSubjects = (questions: readonly PickedQuestion[]) =>
  [...new Set(questions.map(({ about }) => about))].join(', ');
