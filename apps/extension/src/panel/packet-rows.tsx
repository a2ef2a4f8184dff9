import type { PacketForm, PacketRow } from '../types.ts';
import { ask } from './ask.ts';
import { PACKET_LEFT_TEXTS, PACKET_STATE_TEXTS } from './messages.ts';
import { useWork } from './use-work.ts';

const GROUPS = [
  { title: 'Differs from the approved packet', states: ['differs'] },
  { title: 'Empty', states: ['empty', 'left'] },
  { title: 'As approved', states: ['same'] },
] as const;

interface PacketRowsProps {
  tabId: number;
  form: PacketForm;
  onChange: () => Promise<void>;
}

/** The fields of a form, those that differ from the packet first. */
export function PacketRows({ tabId, form, onChange }: PacketRowsProps) {
  const { busy, error, run } = useWork();
  return (
    <>
      <p>
        {form.packet.title}, {form.packet.company}
        {form.packet.name !== '' && `, for ${form.packet.name}`}
      </p>
      {form.foreignFrames.map((host) => (
        <p key={host}>
          Part of this page is from {host}. We don’t fill in another site’s part:{' '}
          <a href={`https://${host}`} target="_blank" rel="noreferrer">
            open it in its own tab
          </a>
          .
        </p>
      ))}
      {GROUPS.map(({ title, states }) => {
        const rows = form.rows.filter(({ state }) => states.some((one) => one === state));
        if (rows.length === 0) return null;
        return (
          <div key={title}>
            <h3>
              {title} ({rows.length})
            </h3>
            <ul>
              {rows.map((row) => (
                <Row key={row.fieldId} tabId={tabId} row={row} />
              ))}
            </ul>
          </div>
        );
      })}
      {form.differsBefore.length > 0 && (
        <p role="alert">These fields differed when you left them: {form.differsBefore.join('; ')}.</p>
      )}
      {error !== null && <p role="alert">{error}</p>}
      <button
        type="button"
        disabled={busy}
        onClick={() =>
          void run(async () => {
            await ask('checkPacket', { tabId });
            await onChange();
          })
        }
      >
        Compare again
      </button>
    </>
  );
}

function Row({ tabId, row }: { tabId: number; row: PacketRow }) {
  const { error, run } = useWork();
  const why = row.failure ?? (row.state === 'left' && row.left !== null ? PACKET_LEFT_TEXTS[row.left] : null);
  return (
    <li>
      <button
        type="button"
        className="link"
        onClick={() =>
          void run(async () => {
            const { found } = await ask('jumpTo', { tabId, fieldId: row.fieldId });
            if (!found) throw new Error('This field is no longer on the page.');
          })
        }
      >
        {row.label || 'A field without a label'}
      </button>
      <p>
        <small>{why ?? PACKET_STATE_TEXTS[row.state]}</small>
      </p>
      {error !== null && <p role="alert">{error}</p>}
    </li>
  );
}
