import { inboxLimits, MAIL_DAYS } from '@foothold/contracts/applications/inbox-choices';
import { Card } from '../../../shared/ui/card.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';

/** Pasting an email, or uploading it. */
export function AddMail({ failure }: { failure: FormFailure | null }) {
  return (
    <Card>
      <h2 id="add-email" className="scroll-mt-24 pb-4 text-lead">
        Add an email
      </h2>
      <Form failure={failure} encType="multipart/form-data" className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="add" />
        <TextArea
          name="text"
          label="Text of the email"
          hint="Include the lines with sender and subject if you can."
          optional
          rows={6}
          maxLength={inboxLimits.text}
          className="max-h-80"
        />
        <FileDrop
          name="file"
          label="Choose an email file"
          noun="email"
          accept=".eml"
          maxBytes={inboxLimits.file}
          judgedByContent
          optional
        />
        <p className="text-small text-soft">
          Only the original file can prove who sent it. We delete the text of an email after {MAIL_DAYS} days. The
          sentence that we quote stays.
        </p>
        <SubmitButton busyLabel="Reading…">Read email</SubmitButton>
      </Form>
    </Card>
  );
}
