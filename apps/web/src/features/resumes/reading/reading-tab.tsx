import type { DocumentSignals, FileFormat, ParserView, Provenance, Resume, SourceText } from '@foothold/core/resume';
import { useEffect, useMemo } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { addressOf, endpoint } from '../../../shared/api/endpoint.ts';
import type { SaveFailure } from '../../../shared/autosave/setup.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { fieldName } from '../model/draft.ts';
import { PagePane } from '../page/page-pane.tsx';
import { WithPage } from '../page/with-page.tsx';
import { CheckList } from './check-list.tsx';
import { type Editor, EditorContext } from './editor-context.tsx';
import { fieldHash } from './field-hash.ts';
import { fileFacts } from './file-facts.ts';
import { FileFactsList } from './file-facts-list.tsx';
import { markedFields } from './marked-fields.ts';
import { MergeNote } from './merge-note.tsx';
import { ParserPanel } from './parser-panel.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEdits, useFocusNext } from './use-edits.ts';

export interface ReadingTabProps {
  id: string;
  resume: Resume;
  provenance: Provenance;
  signals: DocumentSignals;
  currentVersion: number;
  format: FileFormat;
  text: SourceText;
  pictures: boolean;
  views: readonly ParserView[];
  limits: { value: number; list: number };
}

/** The uploaded page, and next to it every field that was read, editable. */
export function ReadingTab(props: ReadingTabProps) {
  const { id, resume, provenance, currentVersion, text, pictures, limits } = props;
  const toast = useToast();
  const { edits, base, changes, isSaving, failure, edit, undo, discard, save } = useEdits(
    id,
    resume,
    currentVersion,
    (version) => toast.show({ title: `Saved as version ${version}` }),
  );
  const focusNext = useFocusNext();
  useFocusOfHash();
  useEffect(() => {
    const [refused] = Object.keys(failure?.fields ?? {});
    if (refused !== undefined) focusField(refused);
  }, [failure]);

  const editor: Editor = {
    base: base.draft,
    draft: edits.draft,
    provenance,
    errors: failure?.fields ?? {},
    limits,
    edit,
    focusNext,
  };
  const marked = useMemo(() => markedFields(base.draft, provenance), [base, provenance]);
  return (
    <EditorContext value={editor}>
      <WithPage
        pane={
          <PagePane
            text={text}
            pictureOf={
              pictures ? (page) => addressOf(endpoint('GET /api/resumes/{id}/pages/{page}'), { id, page }) : null
            }
            marked={marked}
            onPick={({ key }) => focusField(key)}
          />
        }
      >
        <div className="flex flex-col gap-5 pb-6">
          <h2 className="text-title">What we read</h2>
          <p className="max-w-prose text-soft">
            Point to a field to see it on the page, or click the page to find its field. Edits are saved as a new
            version; your file doesn’t change.
          </p>
          <CheckList onGo={focusField} />
          {edits.merged && <MergeNote merged={edits.merged} />}
          {failure && <Refused failure={failure} editor={editor} />}
        </div>
        <noscript>
          <Callout tone="caution" title="Editing needs JavaScript">
            Turn on JavaScript to edit the fields below.
          </Callout>
        </noscript>
        <ReadingEditor onUndo={undo} />
        <SaveBar
          changes={changes}
          isSaving={isSaving}
          canUndo={edits.past.length > 0}
          onUndo={undo}
          onDiscard={discard}
          onSave={save}
        />
      </WithPage>
      <OtherReaders {...props} />
      <LeaveGuard isOpen={changes > 0 && !isSaving} />
    </EditorContext>
  );
}

function OtherReaders({ views, signals, format }: ReadingTabProps) {
  return (
    <section aria-labelledby="readers" className="mt-12 border-t border-line py-8">
      <h2 id="readers" className="text-title">
        How other software reads this file
      </h2>
      <p className="max-w-prose pt-1 pb-5 text-soft">
        Hiring systems read files in different ways. Differences are marked. This is the file you uploaded; files you
        download from us read the same in all three.
      </p>
      <ParserPanel views={views} />
      <h3 className="pt-10 pb-2 text-title">About this file</h3>
      <FileFactsList facts={fileFacts(signals, format)} />
    </section>
  );
}

function focusField(path: string): void {
  const element = document.getElementById(fieldHash(path));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** After following "Correct what was read", the field gets the focus. */
function useFocusOfHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash]);
}

function Refused({ failure, editor }: { failure: SaveFailure; editor: Editor }) {
  return (
    <Callout tone="danger" title={failure.message} live>
      {failure.hint !== undefined && <p>{failure.hint}</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {Object.entries(failure.fields).map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => focusField(path)}
              className="min-h-6 cursor-pointer text-left font-strong text-danger-text underline underline-offset-4"
            >
              {fieldName(editor.draft, path) ?? 'A field'}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Asks before leaving unsaved changes. */
function LeaveGuard({ isOpen }: { isOpen: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOpen && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      description="You’ll lose your unsaved changes."
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="danger"
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
