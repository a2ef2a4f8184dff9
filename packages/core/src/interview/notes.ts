import type { ChosenQuestions, InterviewLevel, PickedQuestion } from './types.ts';

export interface NotesFor extends ChosenQuestions {
  title: string;
  level: InterviewLevel;
  except: readonly string[];
}

/** What somebody should know of how their questions were chosen, where it is not plainly what they asked for. */
export function notesOn({ title, level, except, occupation, technical, behavioural }: NotesFor): string[] {
  const all = [...behavioural, ...technical];
  const notes: string[] = [];
  if (occupation === null && technical.length === 0)
    notes.push(
      `We have no technical questions for “${title}”: it names no line of work and no skill that we know. These are questions that are asked in any job. A more common title, or one with a skill in it, brings more.`,
    );
  else if (occupation === null)
    notes.push(
      `“${title}” names no line of work that we know, so the technical questions come from the skills: ${subjectsOf(technical)}.`,
    );
  else if (technical.length === 0)
    notes.push(
      `We have no technical questions for ${occupation.name} yet. These are questions that are asked in any job.`,
    );
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

const subjectsOf = (questions: readonly PickedQuestion[]) =>
  [...new Set(questions.map(({ about }) => about))].join(', ');
