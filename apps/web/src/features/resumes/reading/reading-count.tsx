import { listFilledPaths } from '../model/paths.ts';
import { useEditor } from './editor-context.tsx';

/** How much was read, and what is left for the user to do. */
export function ReadingCount() {
  const { draft, unplaced } = useEditor();
  const formatCount = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return (
    <p role="status" className="text-soft figures">
      {formatCount(listFilledPaths(draft).length, 'field')} filled in
      {unplaced !== null && unplaced.length > 0 && `, ${formatCount(unplaced.length, 'line')} we could not place`}
    </p>
  );
}
