import type { Challenge, Draft } from '@foothold/contracts/challenges';
import type { Language } from '@foothold/contracts/coaching/choices';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { browserTimer } from '../../../shared/autosave/use-autosave.ts';
import { useSaveOnLeave } from '../../../shared/autosave/use-leaving.ts';
import { createDrafts } from './drafts.ts';

/** Saves the member's code for a challenge in every language while they type. */
export function useDrafts({ slug, starts }: Pick<Challenge, 'slug' | 'starts'>, drafts: readonly Draft[]) {
  const [language, setLanguage] = useState<Language>(drafts[0]?.language ?? 'javascript');
  const [saves] = useState(() =>
    createDrafts({
      starts,
      drafts,
      send: (of, code, version) =>
        attemptSave(() =>
          call(endpoint('PUT /api/challenges/{slug}/drafts/{language}'), { slug, language: of, code, version }),
        ),
      later: browserTimer,
    }),
  );
  const { codes, state, failure } = useSyncExternalStore(saves.subscribe, saves.view, saves.view);
  useSaveOnLeave({ flush: () => void saves.flush(), isAtRisk: saves.isAtRisk });
  useEffect(() => () => void saves.flush(), [saves]);

  return {
    language,
    setLanguage,
    code: codes[language],
    change: (code: string) => saves.change(language, code),
    state,
    failure,
    save: () => void saves.save(),
    /** Reads the server's current state, because the other tab may have saved again. */
    async resolve(which: 'mine' | 'theirs') {
      const { drafts: now } = await call(endpoint('GET /api/challenges/{slug}/own'), { slug });
      await saves.resolve(which, now);
    },
  };
}
