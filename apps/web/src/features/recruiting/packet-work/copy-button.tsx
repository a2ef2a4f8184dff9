import { Copy } from 'lucide-react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

/** Copies a text as it is. @param what describes it for screen readers: "the answer to …" */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const hydrated = useHydrated();
  const { show } = useToast();
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ title: 'Copied' }),
      () => show({ title: 'Your browser blocked copying', description: 'Select the text and copy it yourself.' }),
    );
  return (
    <Button variant="quiet" size="small" onClick={() => void copy()} className="shrink-0 print:hidden">
      <Copy aria-hidden="true" size={16} />
      Copy
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
