import type { Member, Viewer } from '@foothold/contracts/accounts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { RadioGroup } from '../../../shared/ui/choice.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { NoPasswordNote } from '../settings/no-password-yet.tsx';
import type { changeRole, RoleProof } from './members.server.ts';

const ROLE_DESCRIPTIONS: Record<Viewer['role'], string> = {
  member: 'Can use their own portal only',
  recruiter: 'Can work with the members assigned to them',
  support: 'Can answer inquiries, review registrations, see members’ plans and invoices, and issue refunds',
  admin:
    'Everything support can do, plus assigning roles, writing answer templates, and choosing the job boards that listings come from',
};

export interface RoleFormProps {
  member: Member;
  roles: readonly Viewer['role'][];
  proof: RoleProof;
}

/** Shows an account's role, with a form to change it. */
export function RoleForm({ member, roles, proof }: RoleFormProps) {
  const fetcher = useFetcher<typeof changeRole>();
  const [chosen, setChosen] = useState(member.role);
  const details = useRef<HTMLDetailsElement>(null);
  const { show } = useToast();
  const failure = fetcher.data && 'failure' in fetcher.data ? fetcher.data.failure : null;
  useEffect(() => {
    if (!fetcher.data || !('changed' in fetcher.data)) return;
    const { name, role } = fetcher.data.changed;
    // Clears the typed password.
    details.current?.querySelector('form')?.reset();
    if (details.current) details.current.open = false;
    show({ title: `${name}: ${role}`, description: 'The new role takes effect the next time they load a page.' });
  }, [fetcher.data, show]);
  return (
    <details ref={details} className="group text-left">
      <summary className="-my-1 inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 hover:bg-sunken @min-[40rem]:-ml-2 [&::-webkit-details-marker]:hidden">
        {member.role}
        <ChevronDown aria-hidden="true" size={16} className="text-soft transition-transform group-open:rotate-180" />
        <span className="sr-only">, change role of {member.name}</span>
      </summary>
      <Form fetcher={fetcher} failure={failure} className="flex max-w-form flex-col gap-4 py-3">
        <input type="hidden" name="id" value={member.id} />
        <RadioGroup
          name="role"
          label={`Role of ${member.name}`}
          value={chosen}
          onValueChange={(value) => setChosen(roles.find((role) => role === value) ?? member.role)}
          options={roles.map((role) => ({ value: role, label: role, hint: ROLE_DESCRIPTIONS[role] }))}
        />
        {proof === 'password' && (
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
        )}
        <VerifyAgain failure={failure} />
        {proof === 'none' ? (
          <NoPasswordNote />
        ) : (
          <ConfirmButton
            title={`Make ${member.name} ${chosen}?`}
            description={`${ROLE_DESCRIPTIONS[chosen]}. Their email is ${member.email}. We’ll record the change and email them and every admin.`}
            confirmLabel="Change role"
            cancelLabel="Cancel"
            confirmVariant="primary"
            size="small"
            className="self-start"
            busyLabel="Changing…"
          >
            Change role
          </ConfirmButton>
        )}
      </Form>
    </details>
  );
}
