import { limits } from '@foothold/contracts/resumes';
import { describeRubric } from '@foothold/core/ats';
import { readSubmittedValues, toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { ELSEWHERE } from './role-options.ts';

/** Loads proposals and questions for the current version. */
export async function loadImprove({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api, viewer } = context.get(requestContext);
  const [detail, plan] = await Promise.all([load(api.resumes.get({ id })), load(api.resumes.plan({ id }))]);
  const { resume, currentVersion, target, canUndo, versions } = detail;
  return {
    id,
    resume,
    currentVersion,
    target,
    canUndo,
    steps: versions.find(({ number }) => number === currentVersion)?.steps ?? [],
    plan,
    /** Proposals refer to rules only by id, so the page needs the names. */
    ruleNames: Object.fromEntries(
      describeRubric().parts.flatMap(({ rules }) => rules.map(({ id, name }) => [id, name])),
    ),
    canImprove: viewer?.capabilities['resumes.improve'] === true,
    answerLimit: limits.answer,
    interview: new URL(request.url).searchParams.get('interview'),
  };
}

/** Asks again for the role, since nobody should have to guess where something is added. */
const refuseWithoutRole = (form: FormData) => ({
  failure: {
    message: 'Choose where you did this.',
    code: 'request.invalid',
    fields: { target: 'Choose a role, or “Somewhere else”.' },
    values: readSubmittedValues(form),
  } satisfies FormFailure,
});

/** The result of an action on the plan. `subject` is the proposal or question. */
export type ImproveResult = {
  done: 'accepted' | 'undone' | 'refused' | 'taken-back' | 'answered' | 'not-applicable';
  subject: string;
};

export async function improve({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const form = await request.formData();
  const subject = readFormText(form, 'subject');
  try {
    switch (readFormText(form, 'intent')) {
      case 'accept': {
        const proposals = form.getAll('proposal').map(String);
        await resumes.accept({ id, baseVersion: Number(readFormText(form, 'baseVersion')), proposals });
        return { done: 'accepted', subject: proposals.join(' ') } satisfies ImproveResult;
      }
      case 'undo':
      case 'undo-all': {
        const all = readFormText(form, 'intent') === 'undo-all';
        await resumes.undo({ id, baseVersion: Number(readFormText(form, 'baseVersion')), all });
        return { done: 'undone', subject: '' } satisfies ImproveResult;
      }
      case 'refuse':
        await resumes.refuse({ id, proposal: subject });
        return { done: 'refused', subject } satisfies ImproveResult;
      case 'refuse-for-job':
        await resumes.refuse({ id, proposal: subject, onlyThisJob: true });
        return { done: 'refused', subject } satisfies ImproveResult;
      case 'take-back':
        await resumes.refuse({ id, proposal: subject, refused: false });
        return { done: 'taken-back', subject } satisfies ImproveResult;
      case 'not-applicable':
        await resumes.answer({ id, question: subject, answer: { applies: false } });
        return { done: 'not-applicable', subject } satisfies ImproveResult;
      default: {
        const [text, chosen] = [readFormText(form, 'text'), readFormText(form, 'target')];
        if (form.has('target') && chosen === '') return refuseWithoutRole(form);
        const target = chosen === ELSEWHERE ? '' : chosen;
        await resumes.answer({ id, question: subject, answer: { applies: true, text, ...(target && { target }) } });
        return { done: 'answered', subject } satisfies ImproveResult;
      }
    }
  } catch (error) {
    return toFormFailure(error, form);
  }
}
