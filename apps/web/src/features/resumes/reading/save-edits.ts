import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import type { AutosaveSetup, SaveOutcome } from '../../../shared/autosave/setup.ts';
import { isSameOrder, toOrderChoice } from '../model/section-order.ts';
import { createEdits, type Edits, mergeEdits } from './edits.ts';
import {
  createOwnVersion,
  createSavedVersion,
  createTheirVersion,
  isSaved,
  isWhatWasSent,
  type SavedVersion,
  type StoredVersion,
  toCorrection,
} from './saved-version.ts';

/** Saves edits of one résumé, one attempt at a time. */
export function createEditsSaver(id: string) {
  /** What was sent without a response. It may have been saved. */
  let unanswered: Edits[] = [];

  function recognize(stored: StoredVersion, edits: Edits, base: SavedVersion): SavedVersion {
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
    const outcome = await attemptSave(
      async () => createOwnVersion(await call(endpoint('POST /api/resumes/{id}/corrections'), input), edits, base),
      () => load(edits, base),
    );
    if (outcome.kind === 'unreached') unanswered.push(edits);
    else unanswered = [];
    const isOwn = outcome.kind === 'changed' && outcome.theirs !== null && outcome.theirs.sent !== null;
    return isOwn ? { kind: 'saved', base: outcome.theirs as SavedVersion } : outcome;
  }

  return {
    load,
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
