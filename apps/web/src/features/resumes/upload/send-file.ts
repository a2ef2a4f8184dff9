import { parseProblem } from '../../../shared/api/problem.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

/** Why an upload failed, and what to do about it. */
export interface UploadFailure {
  /** The contract's error code; null if there was no response or it wasn't one of ours. */
  code: string | null;
  message: string;
  hint?: string;
  data?: unknown;
}

export class UploadError extends Error {
  readonly failure: UploadFailure;
  constructor(failure: UploadFailure) {
    super(failure.message);
    this.name = 'UploadError';
    this.failure = failure;
  }
}

export interface UploadProgress {
  /** Called with the share of bytes sent, 0 to 1. */
  onSent(share: number): void;
  /** Called when everything has been sent and the server is processing it. */
  onArrived(): void;
}

const CONNECTION_FAILED: UploadFailure = {
  code: null,
  message: 'The connection was lost.',
  hint: 'Your file is still selected. Check your connection and try again.',
};

/**
 * Submits a form with a file and reports progress, which `fetch` can't do.
 * @throws UploadError if it was rejected or the upload failed; DOMException `AbortError` if the signal aborted it
 */
export function sendFile<Answer>(
  path: string,
  form: FormData,
  { onSent, onArrived }: UploadProgress,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'text';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    };
    request.upload.onload = onArrived;
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== undefined) resolve(body as Answer);
      else reject(new UploadError(toUploadFailure(body)));
    };
    request.onerror = () => reject(new UploadError(CONNECTION_FAILED));
    request.onabort = () => reject(new DOMException('Upload canceled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The response's own message. Server errors have one too, which is worth showing. */
export function toUploadFailure(body: unknown): UploadFailure {
  const problem = parseProblem(body);
  if (problem) {
    const { code, message, hint, data } = problem;
    return { code, message, ...(hint !== undefined && { hint }), ...(data !== undefined && { data }) };
  }
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return {
    code: null,
    message: typeof message === 'string' ? message : 'Something went wrong on our side.',
    hint: 'Your file is still selected. Try again in a few minutes.',
  };
}

/** The same error as a form failure. */
export function toFormFailure({ code, message, hint, data }: UploadFailure): FormFailure {
  const advice = code === 'access.plan-limit' ? getPlanLimitHint(data) : hint;
  return { message, ...(advice !== undefined && { hint: advice }), fields: {}, values: {} };
}

function getPlanLimitHint(data: unknown): string {
  const limit = typeof data === 'object' && data !== null && 'limit' in data ? Number(data.limit) : Number.NaN;
  const saved = limit === 1 ? 'one résumé' : `${limit} résumés`;
  return `${Number.isInteger(limit) ? `It includes ${saved}. ` : ''}Delete one you no longer need, then upload the file again.`;
}
