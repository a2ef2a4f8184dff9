import { Callout } from '../../../shared/ui/callout.tsx';
import { getFieldName } from '../model/draft.ts';
import type { Editor } from './editor-context.tsx';
import { focusField } from './focus-field.ts';

interface RefusedProps {
  failure: { message: string; hint?: string; fields: Record<string, string> };
  editor: Editor;
}

/** Why corrections couldn't be saved, with a link to each field. */
export function SaveRefused({ failure, editor }: RefusedProps) {
  return (
    <Callout tone="danger" title={failure.message} live>
      {failure.hint !== undefined && <p>{failure.hint}</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {Object.entries(failure.fields).map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => focusField(path)}
              className="min-h-6 cursor-pointer text-left font-strong text-danger-text underline underline-offset-4"
            >
              {getFieldName(editor.draft, path) ?? 'A field'}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
