import type { Challenge } from '@foothold/contracts/challenges';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { Solution } from './solution.tsx';
import { useSolution } from './use-solution.ts';
import { type VisitorDraft, visitorDrafts } from './visitor-draft.ts';
import { Workspace } from './workspace/workspace.tsx';

/**
 * A challenge for visitors, whose code stays in their browser.
 * @param invitation what an account adds
 */
export function VisitorChallenge({ challenge, invitation }: { challenge: Challenge; invitation: ReactNode }) {
  const { slug, starts } = challenge;
  const [draft, setDraft] = useState<VisitorDraft>({ language: 'javascript', codes: {} });
  const { solution, busy, reveal } = useSolution(slug);
  // The server doesn't have the draft, so it is loaded after hydration.
  useEffect(() => {
    const saved = visitorDrafts.read(slug);
    if (saved) setDraft(saved);
  }, [slug]);
  const changeDraft = (next: VisitorDraft) => {
    setDraft(next);
    visitorDrafts.write(slug, next);
  };
  const { language, codes } = draft;
  return (
    <div className="flex flex-col gap-14">
      <Workspace
        challenge={challenge}
        language={language}
        onLanguageChange={(next) => changeDraft({ language: next, codes })}
        code={codes[language] ?? starts[language]}
        onCodeChange={(code) => changeDraft({ language, codes: { ...codes, [language]: code } })}
        note="Your code is saved and runs only in this browser."
      />
      {invitation}
      <Part title="Solution">
        {solution ? (
          <Solution solution={solution} />
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="max-w-prose text-soft">Yours may look different. If the tests pass, it works.</p>
            <Button busy={busy} onClick={() => void reveal()}>
              Show solution
            </Button>
          </div>
        )}
      </Part>
    </div>
  );
}
