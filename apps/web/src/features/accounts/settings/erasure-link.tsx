import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from './section.tsx';

export function ErasureLink() {
  return (
    <Section
      id="erase"
      title="Erase your account"
      note="At once, with everything in it. The next page says exactly what goes and what has to stay, before anything happens."
    >
      <ButtonLink to="/portal/settings/privacy/erase" className="self-start">
        See what would be erased
      </ButtonLink>
    </Section>
  );
}
