import type { Challenge, Draft } from '@foothold/contracts/challenges';
import type { Language } from '@foothold/contracts/coaching/choices';
import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { useLeaving } from '../../../shared/hooks/use-leaving.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts';

const AT_RISK: ReadonlySet<SaveState> = new Set(['not-reached', 'changed-elsewhere', 'refused']);

type Codes = Partial<Record<Language, string>>;
const codesOf = (drafts: readonly Draft[]): Codes =>
  Object.fromEntries(drafts.map(({ language, code }) => [language, code]));

/** What the member writes for a challenge, in every language, kept while it is written. */
export function useDrafts({ slug, starts }: Pick<Challenge, 'slug' | 'starts'>, drafts: readonly Draft[]) {
  const [language, setLanguage] = useState<Language>(drafts[0]?.language ?? 'javascript');
  const [codes, setCodes] = useState<Codes>(() => codesOf(drafts));
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const custody = useRef<DraftSaver>(null);

  const open = (known: readonly Draft[]) => {
    custody.current = createDraftSaver(known, {
      save: (of, code, version) =>
        call(endpoint('PUT /api/challenges/{slug}/drafts/{language}'), { slug, language: of, code, version }),
      later: (run, ms) => setTimeout(run, ms),
      forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      notify: setSaveState,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts of the moment at which the page was opened
  useEffect(() => {
    open(drafts);
    return () => void custody.current?.flush();
  }, [slug]);

  // What waits goes out before the page does; what could not be sent holds it back.
  useLeaving({ flush: () => void custody.current?.flush(), isAtRisk: () => AT_RISK.has(saveState) });

  const fetchOwn = () => call(endpoint('GET /api/challenges/{slug}/own'), { slug });
  return {
    language,
    setLanguage,
    code: codes[language] ?? starts[language],
    change(code: string) {
      setCodes((before) => ({ ...before, [language]: code }));
      custody.current?.change(language, code);
    },
    saveState,
    /** What the other window wrote takes the place of what is here. */
    async takeTheirs() {
      const { drafts: now } = await fetchOwn();
      setCodes(codesOf(now));
      open(now);
      setSaveState('saved');
    },
    async saveMine() {
      const { drafts: now } = await fetchOwn();
      await custody.current?.saveMine(now);
    },
  };
}
