import { Checkbox, RadioGroup, Switch } from '../../shared/ui/choice.tsx';
import { FileDrop } from '../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { BothThemes, Chapter } from './specimen.tsx';

const LOCATIONS = [
  { value: 'remote', label: 'Remote', hint: 'From anywhere in the country' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'site', label: 'On site' },
];

export function FieldsChapter() {
  return (
    <Chapter
      title="Fields"
      note="The label comes first, then the hint, then the error. Every field works before scripts load."
    >
      <BothThemes>
        {(theme) => (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              name={`${theme}-title`}
              label="Job title"
              hint="The title you’d like to see on a listing"
              defaultValue="Staff nurse"
            />
            <TextField
              name={`${theme}-email`}
              label="Email"
              type="email"
              error="Enter an email address like name@example.com."
              defaultValue="ines@"
            />
            <TextField
              name={`${theme}-pay`}
              label="Minimum pay"
              optional
              prefix="$"
              suffix="a year"
              inputMode="numeric"
              defaultValue="84,000"
            />
            <TextField name={`${theme}-off`} label="Account number" disabled defaultValue="A 10 442" />
            <PasswordField
              name={`${theme}-password`}
              label="Password"
              autoComplete="new-password"
              defaultValue="four words or so"
              className="sm:col-span-2"
            />
            <Select
              name={`${theme}-region`}
              label="Region"
              placeholder="Choose one"
              options={[
                { value: 'or', label: 'Oregon' },
                { value: 'tx', label: 'Texas' },
              ]}
            />
            <Select
              name={`${theme}-level`}
              label="Level"
              error="Choose a level."
              placeholder="Choose one"
              options={[{ label: 'Levels', options: [{ value: 'mid', label: 'Mid' }] }]}
            />
            <TextArea
              className="sm:col-span-2"
              name={`${theme}-note`}
              label="Note"
              optional
              placeholder="Anything you want to remember"
            />
            <RadioGroup name={`${theme}-where`} label="Work location" options={LOCATIONS} defaultValue="hybrid" />
            <div className="flex flex-col gap-4">
              <Checkbox
                name={`${theme}-remember`}
                label="Keep me signed in"
                hint="Not on a shared computer"
                optional
                defaultChecked
              />
              <Checkbox name={`${theme}-agree`} label="I have read the terms" error="Check the box to continue." />
              <Switch name={`${theme}-alerts`} label="Email alerts" defaultChecked />
              <Switch name={`${theme}-news`} label="Product news" />
              <Switch name={`${theme}-none`} label="Not on this plan" disabled />
            </div>
            <FileDrop
              className="sm:col-span-2"
              name={`${theme}-file`}
              label="Choose your résumé"
              accept=".pdf,.docx,.txt"
              maxBytes={10 * 1024 * 1024}
            />
            <FileDrop
              className="sm:col-span-2"
              name={`${theme}-broken`}
              label="Choose your résumé"
              accept=".pdf,.docx,.txt"
              maxBytes={10 * 1024 * 1024}
              error="This file is password-protected. Remove the password and upload it again."
            />
          </div>
        )}
      </BothThemes>
    </Chapter>
  );
}

/** A form to submit empty or filled in, to see its error state. */
export function FormChapter({ failure }: { failure: FormFailure | null | undefined }) {
  return (
    <Chapter
      title="Form errors"
      note="Submit it empty. The summary gets focus, each line links to its field, and what you typed is still there."
    >
      <Form failure={failure} className="flex max-w-form flex-col gap-5">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField
          name="password"
          label="Password"
          type="password"
          optional
          autoComplete="off"
          hint="Never sent back to the page"
        />
        <Checkbox name="agree" label="I agree" />
        <SubmitButton busyLabel="Sending..." className="sm:self-start">
          Send
        </SubmitButton>
      </Form>
    </Chapter>
  );
}
