import { data, redirect } from 'react-router';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { listQuestions, mergeRows, type PacketDraft, readDraft } from './draft.ts';
import { toExplainedFailure } from './failures.ts';
import { getPacketPath } from './paths.ts';

/** What a submission returns unless the application was proposed: the input, and why it wasn’t. */
export interface NewPacketOutcome {
  intent: string;
  draft: PacketDraft | null;
  failure: FormFailure | null;
}

/** Loads the member, and for a chosen listing what is known about applying for it. */
export async function loadNewPacket({ request, context }: RouteArgs, memberId: string) {
  const { api } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const replaces = searchParams.get('replaces');
  const [{ member, mailbox }, { authorization }, replaced] = await Promise.all([
    load(api.recruiting.client({ memberId })),
    load(api.recruiting.workspace.overview({ memberId })),
    replaces === null ? null : load(api.recruiting.packets.get({ id: replaces })),
  ]);
  const own = replaced?.member.id === memberId ? replaced : null;
  const listingId = own?.job.listingId ?? searchParams.get('listing');
  const [found, chosen] = authorization.live
    ? await Promise.all([
        q === '' ? null : load(api.listings.search({ q })),
        listingId === null ? null : loadChosen(api, memberId, listingId),
      ])
    : [null, null];
  return {
    member,
    hasPassword: mailbox.stored !== null,
    isAuthorized: authorization.live,
    q,
    listings: found?.items ?? null,
    chosen,
    replaced: own,
    resume: searchParams.get('resume'),
  };
}

async function loadChosen(api: Api, memberId: string, listingId: string) {
  const [listing, { resumes }, checked] = await Promise.all([
    load(api.listings.get({ id: listingId })),
    load(api.recruiting.workspace.resumes({ memberId })),
    load(api.recruiting.packets.prepare({ memberId, listingId, questions: [] })),
  ]);
  const { id, title, company, places, remote, closed } = listing;
  return {
    listing: { id, title, company: company.name, places, remote, closed },
    resumes: resumes
      .filter(({ archived }) => !archived)
      .map(({ id: resumeId, title: name, preparedBy, target, score }) => ({
        id: resumeId,
        title: name,
        preparedBy,
        /** Null unless it was scored for this job. */
        score: target?.listingId === listingId && score ? score.total : null,
      })),
    checked,
  };
}

export type ChosenJob = Awaited<ReturnType<typeof loadChosen>>;

/** Looks up answers, attaches and removes files, and proposes the application. */
export async function changeNewPacket({ request, context }: RouteArgs, memberId: string) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const intent = readFormText(form, 'intent');
  const listingId = readFormText(form, 'listingId');
  let draft = readDraft(form);
  try {
    if (intent.startsWith('detach:')) {
      draft = { ...draft, files: draft.files.filter(({ id }) => `detach:${id}` !== intent) };
    } else if (intent === 'prepare') {
      const questions = listQuestions(draft.questions);
      const { answers } = await api.recruiting.packets.prepare({ memberId, listingId, questions });
      draft = { ...draft, rows: mergeRows(draft.rows, answers) };
    } else if (intent === 'attach' || intent === 'propose') {
      draft = await attachChosen(api, memberId, draft, form.get('file'), intent === 'attach');
      if (intent === 'propose') {
        const { id } = await propose(api, { memberId, listingId, replaces: readFormText(form, 'replaces') }, draft);
        return redirect(getPacketPath(id));
      }
    } else throw data(null, { status: 400 });
    return data<NewPacketOutcome>({ intent, draft, failure: null });
  } catch (error) {
    const { failure, status } = toExplainedFailure(error, form);
    return data<NewPacketOutcome>({ intent, draft, failure }, { status });
  }
}

/** @param isRequired without a file, the API then says what to do */
async function attachChosen(
  api: Api,
  memberId: string,
  draft: PacketDraft,
  file: FormDataEntryValue | null,
  isRequired: boolean,
): Promise<PacketDraft> {
  if (!isRequired && (!(file instanceof File) || file.size === 0)) return draft;
  const { id, name, size } = await api.recruiting.packets.upload({ memberId, file: file as File });
  const others = draft.files.filter((one) => one.id !== id);
  return { ...draft, files: [...others, { id, name, size }] };
}

const propose = (
  api: Api,
  { replaces, ...job }: { memberId: string; listingId: string; replaces: string },
  { resumeId, channel, needsMailbox, rows, letter, note, files, confirmed }: PacketDraft,
) =>
  api.recruiting.packets.propose({
    ...job,
    ...(replaces !== '' && { replaces }),
    resumeId,
    channel,
    needsMailbox,
    letter,
    note,
    answers: rows.map(({ question, answer, memberOnly }) => ({ question, answer: memberOnly ? '' : answer })),
    files: files.map(({ id }) => id),
    confirmed,
  });
