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
      `We ran out of ${level}-level questions, so ${otherLevels.length} of these ${otherLevels.length === 1 ? 'is' : 'are'} from the next level. ${otherLevels.length === 1 ? 'It’s' : 'They’re'} labeled.`,
    );
  const before = new Set(except);
  const again = all.filter(({ id }) => before.has(id)).length;
  if (again > 0)
    notes.push(
      `You’ve seen nearly all our questions for this, so ${again} of these ${again === 1 ? 'is a repeat' : 'are repeats'}, starting with the ones you saw longest ago.`,
    );
  return notes;
}

/** How the title was understood, and where the technical questions come from if not from that occupation. */
function writeTitleNotes({ title, readAs, occupation, field, hasOwn, technical }: NotesInput): string[] {
  if (occupation === null && technical.length === 0)
    return [
      `We have no technical questions for ${quoteUserText(title)} because we don’t recognize an occupation or skill in it. These are general questions for any job. For more, try a more common English title or add a skill.`,
    ];
  if (occupation === null)
    return [
      field === null
        ? `We don’t recognize ${quoteUserText(title)} as an occupation, so the technical questions are about the skills in it: ${listSubjects(technical)}.`
        : `${quoteUserText(title)} is a field rather than a job title, so the technical questions are general: ${listSubjects(technical)}. Enter a job title for more specific ones.`,
    ];
  const notes =
    readAs === null
      ? []
      : [`We took ${quoteUserText(title)} to mean “${readAs}”. If that’s not right, try a different title.`];
  if (technical.length === 0)
    notes.push(`We have no technical questions for ${occupation.name} yet. These are general questions for any job.`);
  else if (!hasOwn)
    notes.push(
      `We have no questions for ${occupation.name} yet, so the technical ones are from related areas: ${listSubjects(technical)}.`,
    );
  return notes;
}

const listSubjects = (questions: readonly PickedQuestion[]) =>
  [...new Set(questions.map(({ about }) => about))].join(', ');
