import { DateTime } from '../../../shared/format/use-format.tsx';
import { SECRET_END_LABELS } from '../labels.ts';
import { RevealForm, type RevealFormProps } from './reveal-form.tsx';
import { RuleList } from './rule-list.tsx';

/**
 * What a recruiter can see about a member's mailbox: the requirements for revealing the password, and the reveal form.
 */
export function MailboxPanel({ client, packets }: RevealFormProps) {
  const {
    mailbox: { stored, ended, forwarding },
    rules,
  } = client;
  return (
    <>
      {forwarding && (
        <p>
          Forwarding address: <span className="font-mono wrap-anywhere">{forwarding.address}</span>, since{' '}
          <DateTime value={forwarding.since} />.
          {!forwarding.delivers && ' It can’t receive email yet because no forwarding mail service is connected.'}
        </p>
      )}
      {stored ? (
        <p>
          Password saved on <DateTime value={stored.since} />
          {stored.lastOpenedAt !== null && (
            <>
              , last viewed <DateTime value={stored.lastOpenedAt} time /> UTC
            </>
          )}
          . Unless it’s viewed or replaced, it will be deleted on <DateTime value={stored.idleAt} />.
        </p>
      ) : (
        <p>
          No password saved.
          {ended && (
            <>
              {' '}
              {SECRET_END_LABELS[ended.why]} (<DateTime value={ended.at} />)
            </>
          )}
        </p>
      )}
      {stored && (
        <>
          <RuleList rules={rules} />
          <RevealForm client={client} packets={packets} />
        </>
      )}
    </>
  );
}
