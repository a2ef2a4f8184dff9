import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { SettingsOutcome } from './changes.server.ts';

export interface SettingsForm<Shown> {
  fetcher: FetcherWithComponents<SettingsOutcome<Shown>>;
  outcome: SettingsOutcome<Shown> | null;
}

/**
 * One of several forms on a page: it submits on its own and shows its own result. Without JavaScript, the page's action
 * data identifies the form by its intent.
 */
export function useSettingsForm<Shown = never>(
  intent: string,
  actionData: SettingsOutcome<Shown> | undefined,
): SettingsForm<Shown> {
  const fetcher = useFetcher<SettingsOutcome<Shown>>({ key: `settings-${intent}` });
  return { fetcher, outcome: fetcher.data ?? (actionData?.intent === intent ? actionData : null) };
}
