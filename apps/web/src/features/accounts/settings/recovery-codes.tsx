import { Download, Printer } from 'lucide-react';
import { useBrand } from '../../../shared/app-data.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** Recovery codes, shown only once, with buttons to save or print them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { name } = useBrand();
  const hydrated = useHydrated();
  const text = `${name} recovery codes\nEach code works once, after your password.\n\n${codes.join('\n')}\n`;
  return (
    <section aria-label="Your recovery codes" className="flex flex-col gap-4">
      <Callout tone="caution" title="Save these codes now. We won’t show them again." live>
        <p>If you lose your phone or passkey, use a code to sign in after your password. Each code works once.</p>
      </Callout>
      <ol className="grid max-w-form grid-cols-1 gap-x-10 gap-y-1.5 border-y border-line py-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${name.toLowerCase().replaceAll(/\W+/g, '-')}-recovery-codes.txt`}
          className={getButtonClass('primary')}
        >
          <Download aria-hidden="true" size={18} />
          Download as text
        </a>
        {hydrated && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            Print
          </Button>
        )}
      </div>
    </section>
  );
}
