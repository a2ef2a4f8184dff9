import type { ResumeDetail, UnplacedLine } from '@foothold/contracts/resumes';
import type { DocumentSignals, FileFormat, ParserView, Provenance, Resume, SourceText } from '@foothold/core/resume';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { fromDraft, getFieldName } from '../model/draft.ts';
import { applyDraftEdit } from '../model/draft-edits.ts';
import { createPlaceEdit, listUnplaced, setField } from '../model/placing.ts';
import { PagePane } from '../page/page-pane.tsx';
import { CheckList } from './check-list.tsx';
import { DragLabel } from './drag-label.tsx';
import { EditToolbar } from './edit-toolbar.tsx';
import { createId, type Editor, EditorContext } from './editor-context.tsx';
import { EditorPanes } from './editor-panes.tsx';
import { focusField, useFocusNext, useHashFocus } from './focus-field.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { markFields, markLines } from './marked-fields.ts';
import { MergeNote } from './merge-note.tsx';
import { OtherReaders } from './other-readers.tsx';
import { ReadAgain, ReadAgainOutcome } from './read-again.tsx';
import { ReadingCount } from './reading-count.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { ResultPane } from './result-pane.tsx';
import { SaveRefused } from './save-refused.tsx';
import { getSavable } from './saved-version.ts';
import { SectionNav } from './section-nav.tsx';
import { UnplacedLines } from './unplaced-lines.tsx';
import { useDrag } from './use-drag.ts';
import { useEdits } from './use-edits.ts';
import { useHistory } from './use-history.ts';
import { useUndoOffer } from './use-undo-offer.ts';

export interface ReadingTabProps {
  id: string;
  resume: Resume;
  provenance: Provenance;
  signals: DocumentSignals;
  /** Lines of the file that aren't in any field; null if the file was read before these were tracked. */
  unplaced: UnplacedLine[] | null;
  currentVersion: number;
  /** The version that is current now, which may be newer than what was loaded. */
  latestVersion: number;
  /** The choices about the page, with the order of sections. */
  exportOptions: ResumeDetail['exportOptions'];
  format: FileFormat;
  text: SourceText;
  pictures: boolean;
  views: readonly ParserView[];
  limits: { value: number; list: number };
}

/** The uploaded page and, beside it, every field that was read, editable. */
export function ReadingTab(props: ReadingTabProps) {
  const { id, text, pictures, limits } = props;
  const { revalidate } = useRevalidator();
  const save = useEdits(id, props, props.latestVersion, revalidate);
  const { edits, base, problems, state, failure, edit } = save;
  const { draft, order } = edits;
  const { currentVersion, provenance } = base;
  // An undone change can move a line of the file out of its field again, also after it was saved there.
  const unplaced = base.start.lines;
  const hasFile = text.pages.length > 0;
  const hasUnsaved = state !== 'saved' || Object.keys(problems).length > 0;
  const focusNext = useFocusNext();
  const drag = useDrag();
  const root = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const { undo, redo, undoAndFocus } = useHistory(root, save, announce);
  const offerUndo = useUndoOffer(edits, undoAndFocus);
  useHashFocus();
  const refusal = state === 'refused' ? failure : null;
  useEffect(() => {
    const [refused] = Object.keys(refusal?.fields ?? {});
    if (refused !== undefined) focusField(refused);
  }, [refusal]);

  const editor: Editor = {
    base: base.draft,
    draft,
    order,
    provenance,
    errors: { ...problems, ...refusal?.fields },
    refusals: refusal?.fields ?? {},
    limits,
    unplaced: useMemo(() => unplaced && listUnplaced(draft, unplaced), [draft, unplaced]),
    drag,
    place(line, target) {
      const placeEdit = createPlaceEdit(draft, line, target, createId);
      edit(placeEdit);
      const [field = ''] = placeEdit.fields;
      offerUndo(`Moved to: ${getFieldName(applyDraftEdit(draft, placeEdit), field) ?? 'a field'}`);
      return field;
    },
    edit,
    offerUndo,
    announce,
    focusNext,
  };
  const marked = useMemo(
    () => [...markFields(base.draft, provenance), ...markLines(unplaced ?? [])],
    [base, provenance, unplaced],
  );
  const shown = useMemo(() => fromDraft(getSavable(draft, base).draft, base.resume), [draft, base]);
  return (
    <EditorContext value={editor}>
      <EditorPanes
        renderOriginal={
          hasFile
            ? (visibility, reveal) => (
                <PagePane
                  isBelowHeader
                  visibility={visibility}
                  onReveal={reveal}
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
        toolbar={
          <EditToolbar
            {...{ state, failure }}
            canUndo={edits.past.length > 0}
            canRedo={edits.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            hasSaved={base.sent !== null}
            problems={Object.keys(problems)}
            onRetry={save.retry}
            onGoTo={focusField}
          />
        }
        renderResult={(visibility) => <ResultPane {...{ id, order, resume: shown, visibility }} />}
      >
        <div ref={root}>
          <div className="flex flex-col gap-5 pb-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-title">{hasFile ? 'What we read' : 'Your résumé'}</h2>
              <ReadingCount />
            </div>
            <p className="max-w-prose text-soft">
              {hasFile
                ? 'Point to a field to see it on the page, or click the page to find its field. Changes are saved as you make them, and your file stays as it is.'
                : 'Fill in what you have. You can leave any field empty and come back to it. Changes are saved as you make them.'}
            </p>
            <ReadAgainOutcome id={id} currentVersion={currentVersion} />
            <CheckList onNavigate={focusField} />
            {unplaced === null && (
              <Callout title="Some lines of your file may not be listed here">
                <p className="pb-2">
                  We read this file before we listed lines that we could not place. Read it again to see them. Your
                  edits, answers, and accepted suggestions stay.
                </p>
                <ReadAgain id={id} currentVersion={currentVersion} hasUnsaved={hasUnsaved} />
              </Callout>
            )}
            {edits.merged && (
              <MergeNote
                merged={edits.merged}
                onUseTheirs={(path, theirs) => edit(setField(draft, path, theirs))}
                onClose={save.closeMergeNote}
              />
            )}
            {refusal && <SaveRefused failure={refusal} editor={editor} />}
          </div>
          <noscript>
            <Callout tone="caution" title="Editing needs JavaScript">
              Turn on JavaScript to edit the fields below.
            </Callout>
          </noscript>
          <UnplacedLines />
          <ReadingEditor />
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <DragLabel />
        </div>
      </EditorPanes>
      {hasFile && (
        <OtherReaders {...props}>
          {unplaced !== null && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
              <p className="max-w-prose text-soft">
                Our reader improves over time. If it reads your file again, your edits, answers, and accepted
                suggestions stay.
              </p>
              <ReadAgain id={id} currentVersion={currentVersion} hasUnsaved={hasUnsaved} />
            </div>
          )}
        </OtherReaders>
      )}
      <LeaveGuard hasUnsaved={hasUnsaved} isSaving={state === 'saving'} flush={save.flush} onAbandon={save.abandon} />
    </EditorContext>
  );
}
