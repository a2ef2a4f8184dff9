import type { FieldPath } from '@foothold/core/resume';
import { getFieldName } from '../model/draft.ts';
import type { Certainty } from './certainty.ts';
import { CertaintyMark } from './certainty-mark.tsx';
import { useEditor } from './editor-context.tsx';

/** Shows how certain the reading of a field is. An uncertain one can be confirmed as correct. */
export function FieldCheck({ id, path, certainty }: { id: string; path: FieldPath; certainty: Certainty }) {
  const { draft, edit, focusNext } = useEditor();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span id={id}>
        <CertaintyMark certainty={certainty} />
      </span>
      {certainty === 'check' && (
        <button
          type="button"
          onClick={() => {
            edit({ do: 'confirm', path });
            focusNext(path);
          }}
          className="inline-flex min-h-6 cursor-pointer items-center text-note whitespace-nowrap text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
        >
          Looks right
          <span className="sr-only">: {getFieldName(draft, path)}</span>
        </button>
      )}
    </span>
  );
}
