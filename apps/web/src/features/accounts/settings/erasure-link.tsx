import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from './section.tsx';

export function ErasureLink() {
  return (
    <Section
      id="erase"
      title="Delete your account"
      note="Delete your account and everything in it right away. First, the next page shows exactly what we delete and what we have to keep."
    >
      <ButtonLink to="/portal/settings/privacy/erase" className="self-start">
        See what gets deleted
      </ButtonLink>
    </Section>
  );
}
