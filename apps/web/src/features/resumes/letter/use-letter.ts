import type { LetterCheck, LetterKind, StoredLetter } from '@foothold/contracts/resumes';
import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { useAutosave, useServerState } from '../../../shared/autosave/use-autosave.ts';

/** What the person edits. */
export interface LetterText {
  subject: string;
  text: string;
}

/** Edits a letter with autosave. If another window saved something different, the person chooses. */
export function useLetter(id: string, kind: LetterKind, letter: StoredLetter) {
  const save = useAutosave<LetterText, StoredLetter>(() => ({
    base: letter,
    toValue: ({ subject, text }) => ({ subject, text }),
    isSaved: (value, base) => value.text === base.text && value.subject.trim() === base.subject,
    send: (value, base) =>
      attemptSave(
        () =>
          call(endpoint('PUT /api/resumes/{id}/letters/{kind}'), {
            id,
            kind,
            ...value,
            tone: base.tone,
            version: base.version,
          }),
        async () => (await call(endpoint('GET /api/resumes/{id}/letters/{kind}'), { id, kind })).letter,
      ),
  }));
  const { autosave } = save;
  useServerState(autosave, save, letter.version, () => letter);
  useEffect(() => () => void autosave.flush(), [autosave]);
  return save;
}

/** Long enough that a sentence isn't checked while it is being typed. */
const PAUSE_MS = 900;

/** Checks a text a moment after it changed. Keeps the last result while a check is pending or if one fails. */
export function useLetterCheck(id: string, kind: LetterKind, text: string, first: LetterCheck & { text: string }) {
  const [check, setCheck] = useState<LetterCheck>(first);
  const checked = useRef(first.text);
  useEffect(() => {
    if (checked.current === text) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await call(endpoint('POST /api/resumes/{id}/letters/{kind}/check'), { id, kind, text }).catch(
        () => null,
      );
      if (!isCurrent || !found) return;
      checked.current = text;
      setCheck(found);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, kind, text]);
  return check;
}
