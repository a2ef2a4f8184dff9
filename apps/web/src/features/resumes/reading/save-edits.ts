import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import type { AutosaveSetup, SaveOutcome } from '../../../shared/autosave/setup.ts';
import { isSameOrder, toOrderChoice } from '../model/section-order.ts';
import { createEdits, type Edits, mergeEdits } from './edits.ts';
import {
  type Content,
  createOwnVersion,
  createSavedVersion,
  createTheirVersion,
  isSaved,
  isWhatWasSent,
  type SavedVersion,
  type StoredVersion,
  toCorrection,
} from './saved-version.ts';
import type { UnsavedEdits } from './unsaved-edits.ts';

/** As many attempts without a response are stored. */
const MAX_UNANSWERED = 3;

/** Saves edits of one résumé, one attempt at a time. */
export function createEditsSaver(id: string) {
  /** What was sent without a response until now. It may have been saved. */
  let unanswered: Content[] = [];

  function recognize(stored: StoredVersion, edits: Content, base: SavedVersion): SavedVersion {
    const own = unanswered.find((attempt) => isWhatWasSent(stored, attempt, base));
    return own ? createOwnVersion(stored, own, base) : createTheirVersion(stored, edits, base);
  }

  /** Loads what is saved now, which this window may have sent. */
  const load = async (edits: Edits, base: SavedVersion) =>
    recognize(await call(endpoint('GET /api/resumes/{id}'), { id }), edits, base);

  async function save(edits: Edits, base: SavedVersion): Promise<SaveOutcome<SavedVersion>> {
    const input = {
      ...{ id, ...toCorrection(edits, base) },
      ...(!isSameOrder(edits.order, base.order) && { order: toOrderChoice(edits.order, base.exportOptions) ?? null }),
      baseVersion: base.currentVersion,
      // Everything that is changed on one visit is one step of the version.
      continues: base.currentVersion !== base.start.version,
    };
    unanswered.push(edits);
    const outcome = await attemptSave(
      async () => createOwnVersion(await call(endpoint('POST /api/resumes/{id}/corrections'), input), edits, base),
      () => load(edits, base),
    );
    if (outcome.kind !== 'unreached') unanswered = [];
    const isOwn = outcome.kind === 'changed' && outcome.theirs !== null && outcome.theirs.sent !== null;
    return isOwn ? { kind: 'saved', base: outcome.theirs as SavedVersion } : outcome;
  }

  return {
    load,
    /** What to store for `restore`. */
    toUnsaved: (edits: Content, base: SavedVersion): UnsavedEdits => ({
      edits: { draft: edits.draft, order: edits.order },
      base,
      unanswered: unanswered.slice(-MAX_UNANSWERED).map(({ draft, order }) => ({ draft, order })),
    }),
    /** Puts edits that weren't saved before a reload on top of what is saved now, as one step that can be undone. */
    restore(unsaved: UnsavedEdits, stored: StoredVersion): { value: Edits; base: SavedVersion } {
      const mine = createEdits(unsaved.edits);
      unanswered = [...unsaved.unanswered, mine];
      const isSame = stored.currentVersion === unsaved.base.currentVersion;
      const base = isSame ? unsaved.base : recognize(stored, mine, unsaved.base);
      const { merged, ...value } = mergeEdits(unsaved.base, mine, base);
      return {
        value: { ...value, past: [{ draft: base.draft, order: base.order }], merged: isSame ? null : merged },
        base,
      };
    },
    /** Saves while edits are made. @param loaded the résumé as it is saved now */
    createSetup: (loaded: StoredVersion): Omit<AutosaveSetup<Edits, SavedVersion>, 'later'> => ({
      base: createSavedVersion(loaded),
      toValue: (base, before) => (before ? mergeEdits(before.base, before.value, base) : createEdits(base)),
      isSaved,
      merge: mergeEdits,
      send: save,
    }),
  };
}
