import type { Thread, ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { buildEndpointUrl, buildRequest, call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';

/** How one side of a thread calls the API. */
export interface ThreadSide {
  side: 'member' | 'recruiter';
  /** Names the draft. */
  key: string;
  load(before?: string): Promise<Thread>;
  markRead(upTo: string): Promise<unknown>;
  send(message: NewMessage): Promise<ThreadMessage>;
  getFileUrl(fileId: string): string;
}

export interface NewMessage {
  clientId: string;
  text: string;
  files: readonly File[];
  needsReply: boolean;
}

/** Large files on a slow connection take a while. */
const TIMEOUT_MS = 120_000;

async function post(url: string, { clientId, text, files, needsReply }: NewMessage, asksForReply: boolean) {
  const body = new FormData();
  body.set('clientId', clientId);
  body.set('text', text);
  if (asksForReply) body.set('needsReply', String(needsReply));
  for (const [at, file] of files.entries()) body.set(`files[${at}]`, file);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', credentials: 'include', body, signal });
  if (!answer.ok) throw new RefusedError(answer.status, answer.statusText, await answer.text());
  return (await answer.json()) as ThreadMessage;
}

export const OWN_SIDE: ThreadSide = {
  side: 'member',
  key: 'own',
  load: (before) => call(endpoint('GET /api/recruiting/thread'), before === undefined ? {} : { before }),
  markRead: (upTo) => call(endpoint('PUT /api/recruiting/thread/read'), { upTo }),
  send: (message) => post(buildRequest(endpoint('POST /api/recruiting/thread/messages'), {}).path, message, false),
  getFileUrl: (fileId) => buildEndpointUrl(endpoint('GET /api/recruiting/thread/files/{fileId}'), { fileId }),
};

export const createRecruiterSide = (memberId: string): ThreadSide => ({
  side: 'recruiter',
  key: memberId,
  load: (before) =>
    call(endpoint('GET /api/recruiting/members/{memberId}/thread'), {
      memberId,
      ...(before !== undefined && { before }),
    }),
  markRead: (upTo) => call(endpoint('PUT /api/recruiting/members/{memberId}/thread/read'), { memberId, upTo }),
  send: (message) =>
    post(
      buildRequest(endpoint('POST /api/recruiting/members/{memberId}/thread/messages'), { memberId }).path,
      message,
      true,
    ),
  getFileUrl: (fileId) =>
    buildEndpointUrl(endpoint('GET /api/recruiting/members/{memberId}/thread/files/{fileId}'), { memberId, fileId }),
});
