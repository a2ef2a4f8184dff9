import { useCallback, useEffect, useRef, useState } from 'react';
import { buildEndpointUrl, type Endpoint } from '../../../shared/api/endpoint.ts';
import { sendFile, UploadError, type UploadFailure } from './send-file.ts';

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; share: number }
  | { phase: 'reading' }
  | { phase: 'failed'; failure: UploadFailure };

export interface Upload<Answer> {
  state: UploadState;
  /** Resolves to the response, or to null if the upload failed (see `state`) or was canceled. */
  start(form: FormData): Promise<Answer | null>;
  /** Cancels the current upload. */
  stop(): void;
}

/** Uploads one file at a time. A new upload or leaving the page cancels the previous one. */
export function useUpload<Input, Answer>(to: Endpoint<Input, Answer>): Upload<Answer> {
  const path = buildEndpointUrl(to);
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const current = useRef<AbortController>(null);

  const start = useCallback(
    async (form: FormData): Promise<Answer | null> => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const updateState = (next: UploadState) => {
        if (current.current === controller) setState(next);
      };
      updateState({ phase: 'sending', share: 0 });
      const progress = {
        onSent: (share: number) => updateState({ phase: 'sending', share }),
        onArrived: () => updateState({ phase: 'reading' }),
      };
      try {
        const answer = await sendFile<Answer>(path, form, progress, controller.signal);
        updateState({ phase: 'idle' });
        return answer;
      } catch (error) {
        if (controller.signal.aborted) return null;
        if (!(error instanceof UploadError)) throw error;
        updateState({ phase: 'failed', failure: error.failure });
        return null;
      }
    },
    [path],
  );

  const stop = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState({ phase: 'idle' });
  }, []);

  useEffect(() => () => current.current?.abort(), []);
  return { state, start, stop };
}
