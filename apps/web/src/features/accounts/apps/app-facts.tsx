import type { App } from '@foothold/contracts/accounts/oauth';
import type { AppScope } from '@foothold/contracts/endpoint';
import { Badge } from '../../../shared/ui/badge.tsx';
import { APP_PERMISSIONS } from '../settings/key-permissions.ts';

/** Whether somebody checked the app. */
export function VerifiedBadge({ verified }: Pick<App, 'verified'>) {
  return verified ? <Badge tone="hold">Verified</Badge> : <Badge tone="caution">Unverified</Badge>;
}

/** Everything that an app may do, in plain words. */
export function ScopeList({ scopes }: { scopes: readonly AppScope[] }) {
  const allowed = APP_PERMISSIONS.map(({ area, label, read, write }) => ({
    area,
    label,
    texts: [read, write].flatMap((one) => (one && scopes.includes(one.scope) ? [one] : [])),
  })).filter(({ texts }) => texts.length > 0);
  return (
    <dl className="border-t border-line text-small">
      {allowed.map(({ area, label, texts }) => (
        <div key={area} className="border-b border-line py-3">
          <dt className="font-medium">{label}</dt>
          {texts.map(({ scope, text }) => (
            <dd key={scope} className="text-soft">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What no app can do, whatever the member allows. */
export function NeverNote() {
  return (
    <p className="text-small text-soft">
      No app can approve applications, open your mailbox, or change your password, billing, or keys.
    </p>
  );
}
