/**
 * Says that a language model contributed to the text above. It rewords and adds; figures, findings, and scores are our
 * own.
 * @param model the model's name; nothing is rendered for null
 */
export function ModelNote({ model }: { model: string | null }) {
  if (model === null) return null;
  return (
    <p className="text-note text-soft">
      Wording by a language model ({model}). Every number, finding, and score is computed without it.
    </p>
  );
}
