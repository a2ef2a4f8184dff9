import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { useEditor } from './editor-context.tsx';
import { listFieldsToCheck } from './fields-to-check.ts';

/** The number of fields that need review, with a button to go through them. */
export function CheckList({ onNavigate }: { onNavigate(path: string): void }) {
  const editor = useEditor();
  const last = useRef(-1);
  const uncertainPaths = listFieldsToCheck(editor);
  if (uncertainPaths.length === 0) return null;
  function goToNext(): void {
    last.current = (last.current + 1) % uncertainPaths.length;
    const path = uncertainPaths[last.current];
    if (path !== undefined) onNavigate(path);
  }
  return (
    <Callout
      tone="caution"
      title={uncertainPaths.length === 1 ? 'One field to check' : `${uncertainPaths.length} fields to check`}
    >
      <p>We may have misread these. They’re marked here and on the page.</p>
      <Button size="small" className="mt-2" onClick={goToNext}>
        Go to next field
        <ArrowRight aria-hidden="true" size={16} />
      </Button>
    </Callout>
  );
}
