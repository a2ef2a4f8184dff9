/** A text of the page, marked if it changed. */
export function SheetText({ text, isMarked = false }: { text: string; isMarked?: boolean | undefined }) {
  return isMarked ? <mark className="rounded-xs bg-hold-wash text-ink">{text}</mark> : text;
}
