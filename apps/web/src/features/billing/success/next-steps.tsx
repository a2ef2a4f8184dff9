import { getFeature, isOpen } from '@foothold/contracts/billing/features';
import { getEntitlements, type PricedPlan } from '@foothold/core/pricing';
import { CalendarClock, ClipboardList, MessagesSquare, Smartphone } from 'lucide-react';
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
export function NextSteps({ plan }: { plan: PricedPlan | undefined }) {
  const brand = useBrand();
  const iconProps = { 'aria-hidden': true, size: 22, strokeWidth: 1.6 } as const;
  return (
    <section aria-labelledby="next" className="flex flex-col gap-4">
      <h2 id="next" className="text-title">
        Next steps
      </h2>
      <ul className="border-t border-line">
        {plan && getEntitlements(plan)['recruiting.recruiter'] === true && (
          <Step
            icon={<ClipboardList {...iconProps} />}
            title="Register for your recruiter"
            text="Your recruiter works from it. Sign in and save your résumé first, and we’ll fill in what it says."
          >
            <ButtonLink to="/register" variant="primary">
              Register
            </ButtonLink>
          </Step>
        )}
        <Step
          icon={<Smartphone {...iconProps} />}
          title={
            <>
              Download the app <Badge>Coming Soon</Badge>
            </>
          }
          text={`The app isn’t out yet. ${getFeature('app').instead}`}
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
            title={<>Join the community {!isOpen('forum') && <Badge>Coming Soon</Badge>}</>}
            text={
              isOpen('forum')
                ? 'Get help from other members, and help them.'
                : `The community isn’t open yet. ${getFeature('forum').instead}`
            }
          >
            <a href={brand.community} rel="noreferrer" className={getButtonClass('secondary')}>
              Join Community
            </a>
          </Step>
        )}
      </ul>
      <div className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to="/consultation">Schedule Onboarding</ButtonLink>
        <ButtonLink to="/learning">Explore Learning</ButtonLink>
      </div>
    </section>
  );
}
