import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { SettingsOutcome } from './changes.server.ts';

export interface Setting<Shown> {
  fetcher: FetcherWithComponents<SettingsOutcome<Shown>>;
  outcome: SettingsOutcome<Shown> | null;
}

/**
 * One of several forms on a page: sent separately, and only it shows its result. Without a script, the page's action data identifies it by
 * intent.
 */
export function useSetting<Shown = never>(
  intent: string,
  actionData: SettingsOutcome<Shown> | undefined,
): Setting<Shown> {
  const fetcher = useFetcher<SettingsOutcome<Shown>>({ key: `settings-${intent}` });
  return { fetcher, outcome: fetcher.data ?? (actionData?.intent === intent ? actionData : null) };
}
