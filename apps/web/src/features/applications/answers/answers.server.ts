import {
  type CanonicalQuestion,
  DECLINE_CHOICES,
  findQuestion,
  isPrivate,
  MOST_ASKED,
  QUESTIONS,
} from '@foothold/core/answers';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { ANSWERS_PATH } from './paths.ts';

/** How a question is answered. */
export interface AnswerForm {
  questionId: string;
  label: string;
  private: boolean;
  /** Null for free text. */
  choices: readonly string[] | null;
  input: 'text' | 'url' | 'area';
}

const LONG_GROUPS: readonly CanonicalQuestion['group'][] = ['motivation', 'stories'];

function toForm(question: CanonicalQuestion): AnswerForm {
  const { id, label, type, choices, group } = question;
  const isLong = LONG_GROUPS.includes(group);
  return {
    questionId: id,
    label,
    private: isPrivate(question),
    choices: isPrivate(question) ? DECLINE_CHOICES : type === 'yes-no' ? ['Yes', 'No'] : (choices ?? null),
    input: isLong ? 'area' : type === 'link' ? 'url' : 'text',
  };
}

const SHOWN_MATCHES_OF_WORDS = 20;

/** The member's answers by group, with what the URL asks for: a search, a question to answer, or the versions of an answer. */
export async function loadAnswers({ request, context }: Pick<RouteArgs, 'request' | 'context'>) {
  const { api } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const q = query.get('q')?.trim().slice(0, 500) ?? '';
  const { answers } = await load(api.answers.list());
  const found = q === '' ? null : ((await load(api.answers.find({ questions: [q] }))).found[0] ?? null);
  const entries = answers.map((answer) => ({ ...answer, form: toFormOf(answer.questionId) }));
  const answered = new Set(answers.flatMap(({ questionId }) => questionId ?? []));
  const open = QUESTIONS.filter(({ id }) => !answered.has(id));
  const asked = findQuestion(query.get('answer') ?? '');
  return {
    query: q,
    found,
    entries: q === '' ? entries : filterByWords(entries, q),
    total: answers.length,
    open: open.map(({ id, label, group }) => ({ id, label, group })),
    mostAsked: MOST_ASKED.flatMap((id) => open.find((question) => question.id === id) ?? []).map(({ id, label }) => ({
      id,
      label,
    })),
    answering: asked && !answered.has(asked.id) ? toForm(asked) : null,
    ownQuestion: query.has('own') ? (query.get('own') ?? '') : null,
    versions: await loadVersions(api, query.get('versions')),
  };
}

function toFormOf(questionId: string | null): AnswerForm | null {
  const question = findQuestion(questionId ?? '');
  return question ? toForm(question) : null;
}

function filterByWords<Entry extends { question: string; answer: string }>(entries: Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/);
  return entries
    .filter(({ question, answer }) => words.every((word) => `${question} ${answer}`.toLowerCase().includes(word)))
    .slice(0, SHOWN_MATCHES_OF_WORDS);
}

async function loadVersions(api: Api, id: string | null) {
  return id === null || id === '' ? null : { id, list: (await load(api.answers.versions({ id }))).versions };
}

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<ChangeOutcome['done']>>([
  [
    'add',
    async (api, form) => {
      const questionId = readFormText(form, 'questionId');
      const answer = readFormText(form, 'answer');
      await api.answers.add(
        questionId === '' ? { question: readFormText(form, 'question'), answer } : { questionId, answer },
      );
      throw redirect(ANSWERS_PATH);
    },
  ],
  [
    'change',
    async (api, form) => {
      await api.answers.change({ id: readFormText(form, 'id'), answer: readFormText(form, 'answer') });
      return { title: 'Saved' };
    },
  ],
  [
    'restore',
    async (api, form) => {
      await api.answers.restore({ id: readFormText(form, 'id'), version: Number(readFormText(form, 'version')) });
      return { title: 'Restored' };
    },
  ],
  [
    'remove',
    async (api, form) => {
      await api.answers.remove({ id: readFormText(form, 'id') });
      throw redirect(ANSWERS_PATH);
    },
  ],
]);

/** The action of the answer book. */
export async function changeAnswers({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    return data<ChangeOutcome>({ intent, done: await change(context.get(requestContext).api, form), failure: null });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
