import { CalendarClock, MessagesSquare, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/app-data.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink, getButtonClass } from '../../../shared/ui/button.tsx';

function Step({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <span className="flex min-w-0 gap-4">
        <span className="mt-0.5 shrink-0 text-soft">{icon}</span>
        <span className="flex flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-strong">{title}</span>
          <span className="text-small text-soft">{text}</span>
        </span>
      </span>
      {children}
    </li>
  );
}

/** What to do next, during or after account setup. */
export function NextSteps() {
  const brand = useBrand();
  const iconProps = { 'aria-hidden': true, size: 22, strokeWidth: 1.6 } as const;
  return (
    <section aria-labelledby="next" className="flex flex-col gap-4">
      <h2 id="next" className="text-title">
        Next steps
      </h2>
      <ul className="border-t border-line">
        <Step
          icon={<Smartphone {...iconProps} />}
          title={
            <>
              Download the app <Badge>Coming Soon</Badge>
            </>
          }
          text="The app isn’t out yet. Until then, the portal works on your phone."
        >
          <Button disabled>Download App</Button>
        </Step>
        <Step
          icon={<CalendarClock {...iconProps} />}
          title="Talk to us"
          text="We’ll set up your job search together in 15 minutes."
        >
          <ButtonLink to="/consultation">Schedule Call</ButtonLink>
        </Step>
        {brand.community !== null && (
          <Step
            icon={<MessagesSquare {...iconProps} />}
            title="Join the community"
            text="Get help from other members, and help them."
          >
            <a href={brand.community} rel="noreferrer" className={getButtonClass('secondary')}>
              Join Community
            </a>
          </Step>
        )}
      </ul>
      <div className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to="/consultation" variant="primary">
          Schedule Onboarding
        </ButtonLink>
        <ButtonLink to="/learning">Explore Learning</ButtonLink>
      </div>
    </section>
  );
}
