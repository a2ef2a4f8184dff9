import { quoted } from '../career/wording.ts';
import type { ChosenQuestions, InterviewLevel, PickedQuestion } from './types.ts';

export interface NotesFor extends ChosenQuestions {
  title: string;
  level: InterviewLevel;
  except: readonly string[];
}

/** What somebody should know of how their questions were chosen, where it is not plainly what they asked for. */
export function notesOn(wanted: NotesFor): string[] {
  const { level, except, technical, behavioural } = wanted;
  const all = [...behavioural, ...technical];
  const notes = notesOnTitle(wanted);
  const away = all.filter((question) => question.level !== level);
  if (away.length > 0)
    notes.push(
      `There were too few questions left for the ${level} level, so ${away.length} of these ${away.length === 1 ? 'is' : 'are'} from the level next to it, and ${away.length === 1 ? 'says' : 'say'} so.`,
    );
  const before = new Set(except);
  const again = all.filter(({ id }) => before.has(id)).length;
  if (again > 0)
    notes.push(
      `You have seen nearly everything we have for this, so ${again} of these ${again === 1 ? 'comes' : 'come'} again, the longest ago first.`,
    );
  return notes;
}

/** How the title was understood, and where the technical questions come from if not from that very work. */
function notesOnTitle({ title, readAs, occupation, field, hasOwn, technical }: NotesFor): string[] {
  if (occupation === null && technical.length === 0)
    return [
      `We have no technical questions for ${quoted(title)}: it names no line of work and no skill that we know. These are questions that are asked in any job. A more common English title, or one with a skill in it, brings more.`,
    ];
  if (occupation === null)
    return [
      field === null
        ? `${quoted(title)} names no line of work that we know, so the technical questions come from the skills: ${subjectsOf(technical)}.`
        : `${quoted(title)} names a field and no line of work in it, so the technical questions are general ones: ${subjectsOf(technical)}. The title of a job brings closer ones.`,
    ];
  const notes =
    readAs === null ? [] : [`We read ${quoted(title)} as “${readAs}”. If you meant other work, write it another way.`];
  if (technical.length === 0)
    notes.push(
      `We have no technical questions for ${occupation.name} yet. These are questions that are asked in any job.`,
    );
  else if (!hasOwn)
    notes.push(
      `We have no questions written for ${occupation.name} itself yet, so the technical ones come from what is near it: ${subjectsOf(technical)}.`,
    );
  return notes;
}

const subjectsOf = (questions: readonly PickedQuestion[]) =>
  [...new Set(questions.map(({ about }) => about))].join(', ');
