import { LETTER_KINDS, type LetterKind, letterLimits } from '@foothold/contracts/resumes';
import { LETTER_TONES } from '@foothold/core/letters';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The kind of the page: `/letter`, `/letter/after-applying`, `/letter/after-interview`. */
function readKind(segment: string | undefined): LetterKind {
  const kind = LETTER_KINDS.find((name) => name === (segment ?? 'cover-letter'));
  if (kind === undefined) throw data(null, { status: 404 });
  return kind;
}

type Args = RouteArgs<'id'> & { params: { kind?: string } };

/** Loads the saved letter, what in it the résumé doesn't support, and the job that it is for. */
export async function loadLetter({ context, params: { id, kind: segment } }: Args) {
  const { api, viewer } = context.get(requestContext);
  const kind = readKind(segment);
  const view = await load(api.resumes.letter({ id, kind }));
  const check = view.letter
    ? await load(api.resumes.checkLetter({ id, kind, text: view.letter.text }))
    : { marks: [], placeholders: [] };
  return {
    id,
    kind,
    ...view,
    check,
    canExport: viewer?.capabilities['resumes.export'] === true,
    limits: letterLimits,
  };
}

/** Saves a new draft in place of the letter, or deletes the letter. */
export async function changeLetter({ context, params: { id, kind: segment }, request }: Args) {
  const { resumes } = context.get(requestContext).api;
  const kind = readKind(segment);
  const form = await request.formData();
  try {
    if (readFormText(form, 'intent') === 'delete') {
      await resumes.removeLetter({ id, kind });
      return data({ missing: [] });
    }
    const tone = LETTER_TONES.find((name) => name === form.get('tone')) ?? LETTER_TONES[0];
    const [company, title] = [readFormText(form, 'company').trim(), readFormText(form, 'title').trim()];
    const { draft, missing } = await resumes.draftLetter({
      id,
      kind,
      tone,
      ...(company !== '' && { company }),
      ...(title !== '' && { title }),
    });
    if (!draft) return data({ missing });
    const { letter } = await resumes.letter({ id, kind });
    const { subject, text } = draft;
    await resumes.saveLetter({ id, kind, tone, subject, text, version: letter?.version ?? 0 });
    return data({ missing: [] }, { status: 201 });
  } catch (error) {
    return toFormFailure(error, form);
  }
}
