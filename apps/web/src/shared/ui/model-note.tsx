/**
 * Says that a language model contributed to the text above. It rewords and adds; figures, findings, and scores are our
 * own.
 * @param model the model's name; nothing is rendered for null
 * @param hasOwnFindings whether the answer also has findings that are marked as a model's
 */
export function ModelNote({ model, hasOwnFindings = false }: { model: string | null; hasOwnFindings?: boolean }) {
  if (model === null) return null;
  return (
    <p className="text-note text-soft">
      Wording by a language model ({model}). Every number, finding, and score is computed without it
      {hasOwnFindings && ', except for the findings that are marked as its own'}.
    </p>
  );
}
