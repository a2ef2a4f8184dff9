import type { PracticeSession } from '@foothold/contracts/practice';
import { useId } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** What a session's general title may mean, each a start of a new session with that title. Renders nothing without choices. */
export function TitleChoices({ choices }: Pick<PracticeSession, 'choices'>) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="flex flex-col gap-3">
      <p id={id} className="font-medium">
        Which job do you mean?
      </p>
      <div className="flex flex-wrap gap-3">
        {choices.map(({ id: occupation, name }) => (
          <ButtonLink key={occupation} to={`/portal/practice?title=${encodeURIComponent(name)}`} size="small">
            {name}
          </ButtonLink>
        ))}
      </div>
    </nav>
  );
}
