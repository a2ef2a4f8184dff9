import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../../../features/applications/applications-header.tsx';
import type { loadApplicationSettings } from '../../../features/applications/plan/settings.server.ts';
import { CalendarSettings, ReminderSettings } from '../../../features/applications/plan/settings-forms.tsx';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Part } from '../../../shared/ui/part.tsx';

interface SettingsPageProps {
  loaderData: RouteData<typeof loadApplicationSettings>;
  actionData: ChangeOutcome | undefined;
}

/** The page at /portal/applications/settings. */
export function ApplicationSettingsPage({ loaderData: settings, actionData }: SettingsPageProps) {
  useFreshData('application');
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading title="Application settings" />
      <div className="flex flex-col gap-10">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <Part title="Reminders">
          <ReminderSettings settings={settings} actionData={actionData} />
        </Part>
        <Part title="Calendar subscription" anchor="calendar">
          <CalendarSettings settings={settings} actionData={actionData} />
        </Part>
      </div>
    </>
  );
}
