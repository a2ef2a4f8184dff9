import { useAppData } from '../../shared/app-data.tsx';

/** Shown on every portal page of a sample person's account. */
export function SampleAccountNotice() {
  const { viewer } = useAppData();
  if (!viewer?.sample) return null;
  return (
    <aside
      aria-label="Sample account"
      className="-mt-2 mb-5 border-b border-line pb-2 text-note text-soft lg:-mt-4 print:hidden"
    >
      <p>
        <strong className="font-strong text-ink">Sample account.</strong> {viewer.name} isn’t a real person, and no
        money was paid.
      </p>
    </aside>
  );
}
