import type { LetterCheck, LetterKind, LetterMark, StoredLetter } from '@foothold/contracts/resumes';
import { useId, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { SaveStatus } from '../../../shared/autosave/save-status.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { LetterSend } from './letter-send.tsx';
import { MarkedText } from './marked-text.tsx';
import { moveMarks } from './marks.ts';
import { useLetter, useLetterCheck } from './use-letter.ts';

export interface LetterEditorProps {
  id: string;
  kind: LetterKind;
  letter: StoredLetter;
  check: LetterCheck;
  canReword: boolean;
  canExport: boolean;
  limits: { text: number; subject: number };
}

/** The text, saved while it is edited, with marks where the résumé doesn't support it. */
export function LetterEditor({ id, kind, letter, check: first, canReword, canExport, limits }: LetterEditorProps) {
  const { autosave, value, state, failure, theirs } = useLetter(id, kind, letter);
  const check = useLetterCheck(id, kind, value.text, { ...first, text: letter.text });
  const marks = moveMarks(value.text, check.marks);
  const placeholders = check.placeholders.filter((text) => value.text.includes(text));
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const isEmail = kind !== 'cover-letter';
  const select = ({ start, end }: { start: number; end: number }) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <div className="flex flex-col gap-5">
      {state === 'conflict' && theirs && (
        <Callout tone="caution" title="Changed in another window" live>
          <p>Another window saved a different text. Which one should we use?</p>
          <div className="flex flex-wrap gap-3 pt-3">
            <Button size="small" onClick={() => void autosave.resolve(value)}>
              Use the text below
            </Button>
            <Button size="small" onClick={() => void autosave.resolve({ subject: theirs.subject, text: theirs.text })}>
              Use the other text
            </Button>
          </div>
        </Callout>
      )}
      {isEmail && (
        <TextField
          name="subject"
          label="Subject"
          maxLength={limits.subject}
          value={value.subject}
          readOnly={!hydrated}
          onChange={(event) => autosave.change({ ...autosave.view().value, subject: event.currentTarget.value })}
        />
      )}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-2">
          <MarkedText
            ref={area}
            label={isEmail ? 'Email' : 'Letter'}
            value={value.text}
            marks={marks}
            maxLength={limits.text}
            readOnly={!hydrated}
            onChange={(text) => autosave.change({ ...autosave.view().value, text })}
            onBlur={() => void autosave.flush()}
          />
          <SaveStatus state={state} failure={failure} onRetry={() => void autosave.save()} />
          {canReword && (
            <Rewording
              id={id}
              kind={kind}
              value={value.text}
              onChange={(text) => autosave.change({ ...value, text })}
            />
          )}
        </div>
        <Marks marks={marks} onSelect={select} />
      </div>
      <LetterSend
        id={id}
        kind={kind}
        value={value}
        placeholders={placeholders}
        canExport={canExport}
        onFlush={() => autosave.flush()}
        onSelect={(text) => {
          const start = value.text.indexOf(text);
          select({ start, end: start + text.length });
        }}
      />
    </div>
  );
}

/** The sentences that we can't find in the résumé. They stay as the person wrote them. */
function Marks({ marks, onSelect }: { marks: readonly LetterMark[]; onSelect: (mark: LetterMark) => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-small font-strong">
        Check before you send
      </h3>
      <p role="status" className="text-small text-soft">
        {marks.length === 0
          ? 'We found everything that it says about you in your résumé.'
          : `We can’t find ${marks.length === 1 ? 'this' : `these ${marks.length} statements`} in your résumé. If ${marks.length === 1 ? 'it’s' : 'they’re'} true, leave ${marks.length === 1 ? 'it' : 'them'}.`}
      </p>
      <ul className="flex flex-col gap-2">
        {marks.map((mark) => (
          <li key={mark.start}>
            <button
              type="button"
              onClick={() => onSelect(mark)}
              className="w-full cursor-pointer border-l-2 border-caution bg-caution-wash px-3 py-2 text-left text-small break-words hover:bg-sunken"
            >
              “{mark.text}”
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RewordingProps {
  id: string;
  kind: LetterKind;
  value: string;
  onChange: (text: string) => void;
}

/** Asks the language model for a better wording, which can be taken back. */
function Rewording({ id, kind, value, onChange }: RewordingProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ before: string; model: string | null } | { error: string } | null>(null);
  const reword = async () => {
    setBusy(true);
    try {
      const { text, model } = await call(endpoint('POST /api/resumes/{id}/letters/{kind}/reword'), {
        id,
        kind,
        text: value,
      });
      if (model !== null) onChange(text);
      setResult({ before: value, model });
    } catch (error) {
      setResult({ error: describeFailure(error).message });
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-note text-soft">
        A language model improves the wording. Its provider reads this text, so leave out anything private.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} busyLabel="Rewording…" onClick={() => void reword()}>
          Better wording
        </Button>
        {result && 'before' in result && result.model !== null && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onChange(result.before);
              setResult(null);
            }}
          >
            Undo rewording
          </Button>
        )}
      </div>
      <div role="status" className="text-note text-soft">
        {result && 'error' in result && result.error}
        {result && 'before' in result && result.model === null && 'No better wording that says exactly the same.'}
        {result && 'before' in result && <ModelNote model={result.model} />}
      </div>
    </div>
  );
}
