import type { LetterFormat, LetterKind } from '@foothold/contracts/resumes';
import { Copy, Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { buildMailLink } from './marks.ts';
import type { LetterText } from './use-letter.ts';

interface LetterSendProps {
  id: string;
  kind: LetterKind;
  value: LetterText;
  /** Gaps that the person has to fill in first. */
  placeholders: readonly string[];
  canExport: boolean;
  onFlush: () => Promise<void>;
  onSelect: (placeholder: string) => void;
}

const FORMATS: readonly { format: LetterFormat; label: string }[] = [
  { format: 'pdf', label: 'Download PDF' },
  { format: 'docx', label: 'Download Word' },
];

/** Downloads the letter, copies it, or opens it in the email app; only once no gap is left. */
export function LetterSend({ id, kind, value, placeholders, canExport, onFlush, onSelect }: LetterSendProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const hydrated = useHydrated();
  if (placeholders.length > 0)
    return (
      <Callout tone="caution" title="Fill in what’s missing, then download or copy it">
        <ul className="flex flex-wrap gap-2 pt-2">
          {placeholders.map((text) => (
            <li key={text}>
              <Button size="small" onClick={() => onSelect(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      </Callout>
    );
  const copy = async () => {
    setCopied(
      await navigator.clipboard.writeText(value.text).then(
        () => true,
        () => false,
      ),
    );
  };
  const isEmail = kind !== 'cover-letter';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {!isEmail &&
          canExport &&
          FORMATS.map(({ format, label }, at) => {
            const href = buildEndpointUrl(endpoint('GET /api/resumes/{id}/letters/{kind}/export/{format}'), {
              id,
              kind,
              format,
            });
            return (
              <a
                key={format}
                href={href}
                download
                className={getButtonClass(at === 0 ? 'primary' : 'secondary')}
                onClick={(event) => {
                  event.preventDefault();
                  void onFlush().then(() => saveFile(href, `Cover-Letter.${format}`));
                }}
              >
                <Download aria-hidden="true" size={18} />
                {label}
              </a>
            );
          })}
        {isEmail && (
          <a href={buildMailLink(value.subject, value.text)} className={getButtonClass('primary')}>
            <Mail aria-hidden="true" size={18} />
            Open in email app
          </a>
        )}
        {hydrated && (
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" size={18} />
            Copy text
          </Button>
        )}
      </div>
      <p role="status" className="text-note empty:hidden">
        {copied === true && 'Copied.'}
        {copied === false && 'Your browser blocked copying. Select the text and copy it yourself.'}
      </p>
      {!isEmail && !canExport && (
        <PlanCallout title="Your plan doesn’t include PDF and DOCX">
          You can still copy the text, free on every plan.{' '}
          <Link to="/portal/settings" className="link">
            See what your plan includes
          </Link>
        </PlanCallout>
      )}
    </div>
  );
}
