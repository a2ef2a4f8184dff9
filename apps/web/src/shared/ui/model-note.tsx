import { PenLine } from 'lucide-react';

/**
 * Says that a language model had a part in the words above. It rewords and adds; figures, findings and scores are ours.
 * @param model its name; nothing is shown for null
 */
export function ModelNote({ model }: { model: string | null }) {
  if (model === null) return null;
  return (
    <p className="flex items-baseline gap-2 text-note text-soft">
      <PenLine aria-hidden="true" size={14} className="shrink-0 self-center" />
      <span>
        Put into words with the help of a language model ({model}). Every figure, finding and score is computed without
        it.
      </span>
    </p>
  );
}
