import type { PageArgs } from '../shared/api/route-data.ts';
import type { AppData } from '../shared/app-data.tsx';
import { requestContext } from '../shared/request-context.ts';
import { accentRules } from '../shared/theme/accent-rules.ts';

/** Data for every page: the brand, the viewer, and the addresses. */
export function loadAppData({ context }: PageArgs) {
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
    accentRules: accentRules(brand),
    year: new Date().getFullYear(),
  } satisfies AppData;
}
