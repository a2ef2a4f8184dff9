/**
 * Says that a language model had a part in the words above. It rewords and adds; figures, findings, and scores are ours.
 * @param model its name; nothing is shown for null
 */
export function ModelNote({ model }: { model: string | null }) {
  if (model === null) return null;
  return (
    <p className="text-note text-soft">
      Wording by a language model ({model}). Every number, finding, and score is computed without it.
    </p>
  );
}
