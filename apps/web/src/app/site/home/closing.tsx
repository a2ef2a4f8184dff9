import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ContourField } from '../../../shared/ui/pictures/contour-field.tsx';

export function Closing() {
  return (
    <section className="relative overflow-hidden border-t border-line">
      <ContourField seed={5} className="absolute inset-0 size-full" />
      <div className="page relative flex flex-col items-start gap-6 py-20 md:py-28">
        <h2 className="max-w-prose text-heading">Start with the file you have.</h2>
        <ButtonLink to="#try" variant="primary" size="large">
          Drop your résumé
        </ButtonLink>
      </div>
    </section>
  );
}
