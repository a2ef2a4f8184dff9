import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { SettingsOutcome } from '../settings.server.ts';

export interface Setting {
  fetcher: FetcherWithComponents<SettingsOutcome>;
  outcome: SettingsOutcome | null;
}

/**
 * One of several forms on a page: it is sent by itself, and only it shows what became of it. Without a script the page's action data tells,
 * by the form's intent.
 */
export function useSetting(intent: string, actionData: SettingsOutcome | undefined): Setting {
  const fetcher = useFetcher<SettingsOutcome>({ key: `settings-${intent}` });
  return { fetcher, outcome: fetcher.data ?? (actionData?.intent === intent ? actionData : null) };
}
