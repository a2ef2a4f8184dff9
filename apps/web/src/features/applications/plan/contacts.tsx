import type { Contact } from '@foothold/contracts/applications/planning';
import { planLimits } from '@foothold/contracts/applications/planning-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { DeleteForm, FoldedForm } from './plan-form.tsx';

interface ContactsProps {
  contacts: readonly Contact[];
  actionData: ChangeOutcome | undefined;
}

/** People at the employer. */
export function Contacts({ contacts, actionData }: ContactsProps) {
  return (
    <>
      {contacts.length > 0 && (
        <ul className="border-t border-line">
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} actionData={actionData} />
          ))}
        </ul>
      )}
      <FoldedForm
        intent="add-contact"
        actionData={actionData}
        title="Add contact"
        label="Save contact"
        busyLabel="Saving…"
      >
        <ContactFields />
      </FoldedForm>
    </>
  );
}

function ContactRow({ contact, actionData }: { contact: Contact; actionData: ChangeOutcome | undefined }) {
  const { id, name, role, email, phone, note } = contact;
  return (
    <li className="flex flex-col gap-1.5 border-b border-line py-3">
      <p className="wrap-anywhere">
        <span className="font-strong">{name}</span>
        {role && <span className="text-soft">, {role}</span>}
      </p>
      {(email || phone) && (
        <p className="flex flex-wrap gap-x-4 text-small wrap-anywhere">
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`} className="link">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {phone}
            </a>
          )}
        </p>
      )}
      {note && <p className="max-w-prose text-small whitespace-pre-line wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap items-start gap-2">
        <FoldedForm
          intent="change-contact"
          entryId={id}
          actionData={actionData}
          title={
            <span>
              Edit<span className="sr-only"> {name}</span>
            </span>
          }
          label="Save changes"
          busyLabel="Saving…"
        >
          <ContactFields contact={contact} />
        </FoldedForm>
        <DeleteForm intent="remove-contact" entryId={id} actionData={actionData} noun="contact" name={name} />
      </div>
    </li>
  );
}

function ContactFields({ contact }: { contact?: Contact }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          defaultValue={contact?.name}
          maxLength={planLimits.contactName}
          autoComplete="off"
        />
        <TextField
          name="role"
          label="Role"
          optional
          defaultValue={contact?.role}
          maxLength={planLimits.contactRole}
          autoComplete="off"
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          optional
          defaultValue={contact?.email}
          maxLength={planLimits.email}
          autoComplete="off"
        />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          optional
          defaultValue={contact?.phone}
          maxLength={planLimits.phone}
          autoComplete="off"
        />
      </div>
      <TextArea name="note" label="Note" optional rows={2} defaultValue={contact?.note} maxLength={planLimits.note} />
    </>
  );
}
