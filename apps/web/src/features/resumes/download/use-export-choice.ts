import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import type { ExportChoice } from './export-choices.ts';

/** How long a choice must be unchanged before it is saved. */
const SAVE_PAUSE_MS = 400;

/** The choices about the export, saved for the next visit. */
export function useExportChoice(id: string, stored: ExportChoice) {
  const [choice, setChoice] = useState(stored);
  const saved = useRef(stored);
  useEffect(() => {
    if (choice === saved.current) return;
    const timer = setTimeout(() => {
      saved.current = choice;
      // The page works without it, and the preview shows the problem with a choice.
      call(endpoint('PUT /api/resumes/{id}/export-options'), { id, ...choice }).catch(() => undefined);
    }, SAVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, choice]);
  return [choice, setChoice] as const;
}
