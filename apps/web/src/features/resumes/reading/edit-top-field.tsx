import type { FieldPath } from '@foothold/core/resume';
import { EditField } from './edit-field.tsx';
import { useEditor } from './editor-context.tsx';

/** A contact detail or the summary. */
export function EditTopField({
  path,
  label,
  kind = 'line',
}: {
  path: FieldPath;
  label: string;
  kind?: 'line' | 'text';
}) {
  const { base, draft, edit } = useEditor();
  return (
    <EditField
      path={path}
      label={label}
      kind={kind}
      before={base.top[path] ?? ''}
      value={draft.top[path] ?? ''}
      onText={(text) => edit({ do: 'set-top', path, text })}
    />
  );
}
