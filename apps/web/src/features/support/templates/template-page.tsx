import { limits } from '@foothold/contracts/support/choices';
import { type AnswerTemplate, PLACEHOLDERS, templateLimits } from '@foothold/contracts/support/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { type ChangeForm, useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';

export const TEMPLATES: DetailList = { label: 'Answer templates', to: '/console/templates' };

export interface TemplatePageProps {
  template: AnswerTemplate;
  actionData: ChangeOutcome | undefined;
}

/** The page at /console/templates/:id. Admins can change it. */
export function TemplatePage({ template, actionData }: TemplatePageProps) {
  const isAdmin = useAppData().viewer?.role === 'admin';
  const { title, text, changedAt, changedBy } = template;
  return (
    <DetailPage
      key={template.id}
      list={TEMPLATES}
      title={title}
      status={
        <span>
          Changed <DateTime value={changedAt} /> by {changedBy ?? 'a former team member'}
        </span>
      }
      actionData={actionData}
      parts={[
        {
          id: 'text',
          content: isAdmin ? (
            <EditForm template={template} actionData={actionData} />
          ) : (
            <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
          ),
        },
      ]}
      side={{
        label: 'About this template',
        parts: [
          { id: 'placeholders', title: 'Placeholders', content: <Placeholders /> },
          ...(isAdmin ? [{ id: 'delete', title: 'Delete', content: <DeleteForm actionData={actionData} /> }] : []),
        ],
      }}
    />
  );
}

/** The page at /console/templates/new. */
export function NewTemplatePage({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const change = useChange('create', actionData);
  return (
    <DetailPage
      list={TEMPLATES}
      title="New template"
      parts={[{ id: 'text', content: <TemplateForm change={change} intent="create" submit="Create template" /> }]}
      side={{
        label: 'About templates',
        parts: [{ id: 'placeholders', title: 'Placeholders', content: <Placeholders /> }],
      }}
    />
  );
}

function EditForm({ template, actionData }: TemplatePageProps) {
  return (
    <TemplateForm
      // Shows what a colleague saved in the meantime.
      key={template.changedAt}
      change={useChange('save', actionData)}
      intent="save"
      submit="Save template"
      template={template}
    />
  );
}

function TemplateForm({
  change: { fetcher, outcome },
  intent,
  submit,
  template,
}: {
  change: ChangeForm;
  intent: string;
  submit: string;
  template?: AnswerTemplate;
}) {
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-prose flex-col items-stretch gap-5">
      <input type="hidden" name="intent" value={intent} />
      <TextField
        name="title"
        label="Title"
        hint="Only staff see it."
        maxLength={templateLimits.title}
        autoComplete="off"
        defaultValue={template?.title}
      />
      <TextArea
        name="text"
        label="Text"
        hint="The email adds “Hi” with the name above it, and the reference below."
        rows={10}
        maxLength={limits.answer}
        defaultValue={template?.text}
      />
      <SubmitButton busyLabel="Saving…" className="self-start">
        {submit}
      </SubmitButton>
    </Form>
  );
}

/** What can be filled in. */
const Placeholders = () => (
  <>
    <p>Each becomes, in every reply:</p>
    <DescriptionList
      items={Object.entries(PLACEHOLDERS).map(([name, meaning]) => ({ term: `{${name}}`, value: meaning }))}
    />
  </>
);

function DeleteForm({ actionData }: Pick<TemplatePageProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('delete', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="delete" />
      <ConfirmButton
        title="Delete this template?"
        description="Replies that were sent with it stay. You can’t undo this."
        confirmLabel="Delete template"
        cancelLabel="Cancel"
        size="small"
        busyLabel="Deleting…"
      >
        Delete template
      </ConfirmButton>
    </Form>
  );
}
