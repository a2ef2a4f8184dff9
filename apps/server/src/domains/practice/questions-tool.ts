import type { InterviewQuestions, InterviewQuestionsInput, Question } from '@foothold/contracts/coaching';
import { isInterviewQuestion } from '@foothold/core/improve';
import type { PickedQuestion } from '@foothold/core/interview';
import type { RequestActor } from '../../platform/actor.ts';
import type { QuestionSelection } from './question-selection.ts';

/** Maximum number of technical questions that a language model may add. */
const MAX_ADDED_QUESTIONS = 3;

/** The AI tool for interview questions. It implements coaching's tool interface and is registered there at startup. */
export function createQuestionsTool(questionSelection: QuestionSelection) {
  return {
    async answer(actor: RequestActor, input: InterviewQuestionsInput): Promise<InterviewQuestions> {
      const { jobTitle: title, difficulty: level, skills = [], except = [] } = input;
      const { occupation, hasOwn, choices, behavioral, technical, tips, notes } =
        await questionSelection.chooseForMember(actor, {
          title,
          level,
          skills,
          except,
        });
      return {
        behavioralQuestions: behavioral.map(({ ask }) => ask),
        technicalQuestions: technical.map(({ ask }) => ask),
        tips,
        occupation: occupation && { id: occupation.id, name: occupation.name },
        questions: [...behavioral, ...technical].map(toPublicQuestion),
        notes,
        general: !hasOwn,
        choices: choices.map(({ id, name }) => ({ id, name })),
        model: null,
      };
    },
    worded: ['behavioralQuestions', 'technicalQuestions', 'tips'] as const,
    additions: { field: 'technicalQuestions' as const, most: MAX_ADDED_QUESTIONS, accept: isInterviewQuestion },
    complete: appendQuestions,
    material: ({ jobTitle, difficulty, skills = [] }: InterviewQuestionsInput): Record<string, string> => ({
      jobTitle,
      difficulty,
      skills: skills.join(', '),
    }),
    title: ({ jobTitle, difficulty }: InterviewQuestionsInput) => `${jobTitle}, ${difficulty}`,
  };
}

export const toPublicQuestion = ({
  id,
  ask,
  shows,
  next,
  kind,
  level,
  about,
  reason,
}: Omit<PickedQuestion, 'reason'> & Pick<Question, 'reason'>): Question => ({
  id,
  ask,
  shows,
  next,
  kind,
  level,
  about,
  reason,
});

/** Updates the questions after a model reworded the lists, and adds its additions if they are questions. */
function appendQuestions(answer: InterviewQuestions): InterviewQuestions {
  const behavioral = answer.questions.filter(({ kind }) => kind === 'behavioral');
  const technical = answer.questions.filter(({ kind }) => kind === 'technical');
  const level = answer.questions[0]?.level ?? 'mid';
  const applyWording = (questions: readonly Question[], words: readonly string[]) =>
    questions.map((question, at) => ({ ...question, ask: words[at] ?? question.ask }));
  const asked = new Set(answer.questions.map(({ ask }) => ask));
  const added = answer.technicalQuestions
    .slice(technical.length)
    .map((ask) => ask.trim())
    .filter((ask) => isInterviewQuestion(ask) && !asked.has(ask))
    .slice(0, MAX_ADDED_QUESTIONS)
    .map(
      (ask): Question => ({
        id: null,
        ask,
        shows: null,
        next: null,
        kind: 'technical',
        level,
        about: 'Added',
        reason: null,
      }),
    );
  const questions = [
    ...applyWording(behavioral, answer.behavioralQuestions),
    ...applyWording(technical, answer.technicalQuestions),
    ...added,
  ];
  return {
    ...answer,
    behavioralQuestions: questions.filter(({ kind }) => kind === 'behavioral').map(({ ask }) => ask),
    technicalQuestions: questions.filter(({ kind }) => kind === 'technical').map(({ ask }) => ask),
    questions,
  };
}
