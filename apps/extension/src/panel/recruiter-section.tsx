import { useId, useState } from 'react';
import type { PanelState } from '../messages.ts';
import type { PacketForm } from '../types.ts';
import { ask } from './ask.ts';
import { PacketRows } from './packet-rows.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { useWork } from './use-work.ts';

type Recruiter = NonNullable<PanelState['recruiter']>;

interface RecruiterSectionProps {
  tabId: number;
  recruiter: Recruiter;
  refusal: string | null;
  portalUrl: string;
  onChange: () => Promise<void>;
}

const isOf = (host: string | null, page: string | null): boolean =>
  host !== null && page !== null && (host === page || page.endsWith(`.${host}`) || host.endsWith(`.${page}`));

/** What a recruiter does: fill in a form with an approved packet, and attach the receipt. */
export function RecruiterSection({ tabId, recruiter, refusal, portalUrl, onChange }: RecruiterSectionProps) {
  const [attachedAt, setAttachedAt] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const { form } = recruiter;
  return (
    <>
      {attachedAt !== null && <p role="status">The receipt is attached. The member can see it now.</p>}
      {refusal !== null ? (
        <p role="status">{refusal}</p>
      ) : (
        <PacketSection tabId={tabId} recruiter={recruiter} onChange={onChange} />
      )}
      {form && (
        <ReceiptSection
          key={form.packet.id}
          tabId={tabId}
          form={form}
          onAttached={async (at) => {
            setAttachedAt(at);
            await onChange();
          }}
        />
      )}
      <details>
        <summary>Settings</summary>
        <p>
          Connected as a recruiter, for at most 12 hours. You can also end this in the{' '}
          <a href={`${portalUrl}/settings/keys`} target="_blank" rel="noreferrer">
            portal
          </a>
          .
        </p>
        {error !== null && <p role="alert">{error}</p>}
        <button
          type="button"
          disabled={busy}
          onClick={() =>
            void run(async () => {
              await ask('unpair', null);
              await onChange();
            })
          }
        >
          Disconnect this browser
        </button>
      </details>
    </>
  );
}

function PacketSection({
  tabId,
  recruiter,
  onChange,
}: Pick<RecruiterSectionProps, 'tabId' | 'recruiter' | 'onChange'>) {
  const { packets, host, form } = recruiter;
  const fitting = packets.filter((one) => isOf(one.host, host));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const selectId = useId();
  const packetId = chosenId ?? form?.packet.id ?? (fitting.length === 1 ? (fitting[0]?.id ?? '') : '');
  const chosen = packets.find(({ id }) => id === packetId);

  const fill = () =>
    run(async () => {
      await ask('fillPacket', { tabId, packetId });
      await onChange();
    });

  return (
    <section aria-labelledby="packet">
      <h2 id="packet">Approved application</h2>
      {packets.length === 0 ? (
        <p>You haven’t started an approved application. Choose “I’m filling in the form” on one in the console.</p>
      ) : (
        <>
          <label htmlFor={selectId}>Application</label>
          <select id={selectId} value={packetId} disabled={busy} onChange={({ target }) => setChosenId(target.value)}>
            <option value="">Choose…</option>
            {[...fitting, ...packets.filter((one) => !fitting.includes(one))].map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}, {one.company}
              </option>
            ))}
          </select>
          {chosen && !isOf(chosen.host, host) && (
            <p>
              {chosen.host === null
                ? 'Its listing names no page. Check that this is its form.'
                : `Its listing is on ${chosen.host}. Check that this is its form.`}
            </p>
          )}
          <button type="button" className="main" disabled={busy || packetId === ''} onClick={() => void fill()}>
            {busy
              ? 'Filling in…'
              : form?.packet.id === packetId && packetId !== ''
                ? 'Fill in again'
                : 'Fill in this packet'}
          </button>
        </>
      )}
      <p role="status">{form && !busy ? describe(form) : ''}</p>
      {error !== null && <p role="alert">{error}</p>}
      {form && <PacketRows tabId={tabId} form={form} onChange={onChange} />}
    </section>
  );
}

function describe({ rows }: PacketForm): string {
  if (rows.length === 0) return 'We found no form on this page.';
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return `${count('same')} as approved, ${count('empty') + count('left')} empty, ${count('differs')} different. Check everything before you submit.`;
}
