import type { UnplacedLine } from '@foothold/contracts/resumes';
import type { DocumentSignals, FileFormat, ParserView, Provenance, Resume, SourceText } from '@foothold/core/resume';
import { useEffect, useMemo } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { fromDraft, getFieldName } from '../model/draft.ts';
import { applyDraftEdit } from '../model/draft-edits.ts';
import { createPlaceEdit, listUnplaced } from '../model/placing.ts';
import { PagePane } from '../page/page-pane.tsx';
import { CheckList } from './check-list.tsx';
import { createId, type Editor, EditorContext } from './editor-context.tsx';
import { EditorPanes } from './editor-panes.tsx';
import { focusField } from './focus-field.ts';
import { markFields, markLines } from './marked-fields.ts';
import { MergeNote } from './merge-note.tsx';
import { OtherReaders } from './other-readers.tsx';
import { ReadAgain, ReadAgainOutcome } from './read-again.tsx';
import { ReadingCount } from './reading-count.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { ResultPane } from './result-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveRefused } from './save-refused.tsx';
import { SectionNav } from './section-nav.tsx';
import { UnplacedLines } from './unplaced-lines.tsx';
import { describeSaved, useEdits, useFocusNext } from './use-edits.ts';
import { useLineDrag } from './use-line-drag.ts';

export interface ReadingTabProps {
  id: string;
  resume: Resume;
  provenance: Provenance;
  signals: DocumentSignals;
  /** Lines of the file that aren't in any field; null if the file was read before these were tracked. */
  unplaced: UnplacedLine[] | null;
  currentVersion: number;
  format: FileFormat;
  text: SourceText;
  pictures: boolean;
  views: readonly ParserView[];
  limits: { value: number; list: number };
}

/** The uploaded page and, beside it, every field that was read, editable. */
export function ReadingTab(props: ReadingTabProps) {
  const { id, resume, provenance, unplaced, currentVersion, text, pictures, limits } = props;
  const toast = useToast();
  const { edits, base, changes, isSaving, failure, edit, undo, discard, save } = useEdits(
    id,
    resume,
    currentVersion,
    (saved) => toast.show({ title: describeSaved(saved) }),
  );
  const { draft } = edits;
  const hasFile = text.pages.length > 0;
  const focusNext = useFocusNext();
  const drag = useLineDrag();
  useHashFocus();
  useEffect(() => {
    const [refused] = Object.keys(failure?.fields ?? {});
    if (refused !== undefined) focusField(refused);
  }, [failure]);

  const editor: Editor = {
    base: base.draft,
    draft,
    provenance,
    errors: failure?.fields ?? {},
    limits,
    unplaced: useMemo(() => unplaced && listUnplaced(draft, unplaced), [draft, unplaced]),
    drag,
    place(line, target) {
      const placeEdit = createPlaceEdit(draft, line, target, createId);
      edit(placeEdit);
      drag.end();
      const [field = ''] = placeEdit.fields;
      toast.show({
        title: `Moved to: ${getFieldName(applyDraftEdit(draft, placeEdit), field) ?? 'a field'}`,
        action: { label: 'Undo', hint: 'Choose “Undo” next to “Save”', onSelect: undo },
      });
    },
    edit,
    focusNext,
  };
  const marked = useMemo(
    () => [...markFields(base.draft, provenance), ...markLines(unplaced ?? [])],
    [base, provenance, unplaced],
  );
  const edited = useMemo(() => fromDraft(draft, base.resume), [draft, base]);
  return (
    <EditorContext value={editor}>
      <EditorPanes
        renderOriginal={
          hasFile
            ? (visibility) => (
                <PagePane
                  isBelowHeader
                  visibility={visibility}
                  text={text}
                  pictureOf={
                    pictures
                      ? (page) => buildEndpointUrl(endpoint('GET /api/resumes/{id}/pages/{page}'), { id, page })
                      : null
                  }
                  marked={marked}
                  onPick={({ key }) => focusField(key)}
                />
              )
            : null
        }
        navigation={<SectionNav />}
        renderResult={(visibility) => <ResultPane {...{ id, draft, resume: edited, visibility }} />}
      >
        <div className="flex flex-col gap-5 pb-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-title">{hasFile ? 'What we read' : 'Your résumé'}</h2>
            <ReadingCount />
          </div>
          <p className="max-w-prose text-soft">
            {hasFile
              ? 'Point to a field to see it on the page, or click the page to find its field. Your file doesn’t change, and you can undo every edit.'
              : 'Fill in what you have. You can leave any field empty and come back to it.'}
          </p>
          <ReadAgainOutcome id={id} currentVersion={currentVersion} />
          <CheckList onNavigate={focusField} />
          {unplaced === null && (
            <Callout title="Some lines of your file may not be listed here">
              <p className="pb-2">
                We read this file before we listed lines that we could not place. Read it again to see them. Your edits,
                answers, and accepted suggestions stay.
              </p>
              <ReadAgain id={id} currentVersion={currentVersion} hasUnsaved={changes > 0} />
            </Callout>
          )}
          <UnplacedLines />
          {edits.merged && <MergeNote merged={edits.merged} />}
          {failure && <SaveRefused failure={failure} editor={editor} />}
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
      </EditorPanes>
      {hasFile && (
        <OtherReaders {...props}>
          {unplaced !== null && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
              <p className="max-w-prose text-soft">
                Our reader improves over time. If it reads your file again, your edits, answers, and accepted
                suggestions stay.
              </p>
              <ReadAgain id={id} currentVersion={currentVersion} hasUnsaved={changes > 0} />
            </div>
          )}
        </OtherReaders>
      )}
      <LeaveGuard isOpen={changes > 0 && !isSaving} />
    </EditorContext>
  );
}

/** Focuses the field from a "Correct what was read" link. */
function useHashFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash]);
}

/** Asks before unsaved changes are lost. */
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
