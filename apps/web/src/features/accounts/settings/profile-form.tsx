import type { Viewer } from '@foothold/contracts/accounts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { RadioGroup } from '../../../shared/ui/choice.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { Section, SuccessMessage } from './section.tsx';
import { useSettingsForm } from './use-setting.ts';

export function ProfileForm({ viewer, actionData }: { viewer: Viewer; actionData: SettingsOutcome | undefined }) {
  const { fetcher, outcome } = useSettingsForm('profile', actionData);
  return (
    <Section id="account" title="Account">
      <DescriptionList
        items={[
          {
            term: 'Email',
            value: (
              <span className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 break-all">{viewer.email}</span>
                {viewer.emailConfirmed ? (
                  <Badge tone="hold">Confirmed</Badge>
                ) : (
                  <Badge tone="caution">Not confirmed yet</Badge>
                )}
              </span>
            ),
          },
        ]}
      />
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col gap-5">
        <input type="hidden" name="intent" value="profile" />
        <TextField name="name" label="Name" autoComplete="name" defaultValue={viewer.name} />
        <RadioGroup
          name="region"
          label="Region"
          hint="Sets how dates, numbers, and money are shown, and the time zone of job alerts. For the United Kingdom, jobs there come first."
          inline
          defaultValue={viewer.region}
          options={[
            { value: 'us', label: 'United States' },
            { value: 'uk', label: 'United Kingdom' },
          ]}
        />
        <SubmitButton busyLabel="Saving…" className="self-start">
          Save changes
        </SubmitButton>
      </Form>
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}
