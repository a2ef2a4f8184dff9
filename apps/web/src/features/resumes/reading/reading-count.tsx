import { textAt } from '../model/text-at.ts';
import { useEditor } from './editor-context.tsx';
import { shownPaths } from './reading-editor.tsx';

/** How much was read, and what is left for the person to do. */
export function ReadingCount() {
  const { draft, unplaced } = useEditor();
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const filled = shownPaths(draft).filter((path) => textAt(draft, path) !== '').length;
  return (
    <p role="status" className="text-soft figures">
      {count(filled, 'field')} filled in
      {unplaced !== null && unplaced.length > 0 && `, ${count(unplaced.length, 'line')} we could not place`}
    </p>
  );
}
