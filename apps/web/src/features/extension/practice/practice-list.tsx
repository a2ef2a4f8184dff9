import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { getPracticePath, PRACTICE_FORMS } from './catalog.ts';
import { MESSAGES } from './messages.ts';

/** What the practice forms are for, and all of them. */
export function PracticeList() {
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="how">
        <h2 id="how" className="pb-3 text-title">
          {MESSAGES.howTitle}
        </h2>
        <ol className="flex max-w-prose list-decimal flex-col gap-1 pl-5">
          {MESSAGES.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-prose pt-3 text-soft">{MESSAGES.byHand}</p>
      </section>
      <section aria-labelledby="forms">
        <h2 id="forms" className="pb-4 text-title">
          {MESSAGES.formsTitle}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {PRACTICE_FORMS.map(({ slug, title, about }) => (
            <li key={slug}>
              <Card className="flex h-full flex-col items-start gap-2">
                <h3 className="font-strong">{title}</h3>
                <p className="grow pb-2 text-soft">{about}</p>
                <ButtonLink to={getPracticePath(slug)} reloadDocument aria-label={`${MESSAGES.openForm}: ${title}`}>
                  {MESSAGES.openForm}
                </ButtonLink>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
