import type { RouteArgs } from '../shared/api/route-args.ts';
import type { AppData } from '../shared/app-data.tsx';
import { requestContext } from '../shared/request-context.ts';
import { buildAccentRules } from '../shared/theme/accent-rules.ts';

/** Loads what every page needs: the brand, the signed-in user, and URLs. */
export function loadAppData({ context }: RouteArgs) {
  const {
    brand,
    viewer,
    region,
    publicUrl,
    portalUrl,
    portalUkUrl,
    requestId,
    mailDelivers,
    themeDefault,
    priceReading,
    isDevelopment,
  } = context.get(requestContext);
  return {
    brand,
    viewer,
    region,
    publicUrl,
    portalUrl,
    portalUkUrl,
    requestId,
    mailDelivers,
    themeDefault,
    priceReading,
    isDevelopment,
    accentRules: buildAccentRules(brand),
    year: new Date().getFullYear(),
  } satisfies AppData;
}
