import type { DeclineReason, ReceiptKind } from '@foothold/contracts/recruiting/packet-choices';
import { weeklyReportLimits } from '@foothold/contracts/recruiting/weekly-report-choices';
import type { WeeklyReport } from '@foothold/contracts/recruiting/weekly-reports';
import { getPacketState, type PacketEnd } from '@foothold/core/packets';
import type { PacketFacts } from './reports-repository.ts';

type Lists = Pick<
  WeeklyReport,
  'submitted' | 'proposed' | 'approved' | 'declined' | 'withdrawn' | 'expired' | 'lapsed'
>;

interface Range {
  from: Date;
  to: Date;
}

type Happened = keyof Lists;

/** When each thing happened to a packet. What happened while it was open only counts if it was open then. */
function findTimes(row: PacketFacts): Record<Happened, Date | null> {
  const isOver = row.ended_at !== null || row.submitted_at !== null;
  const end = row.ended_as as PacketEnd | null;
  return {
    proposed: row.made_by === 'recruiter' ? row.proposed_at : null,
    approved: row.approved_at,
    submitted: row.submitted_at,
    declined: end === 'declined' ? row.ended_at : null,
    withdrawn: end === 'withdrawn' || end === 'ended' ? row.ended_at : null,
    expired: !isOver && row.approved_at === null ? row.expires_at : null,
    lapsed: !isOver ? row.approved_until : null,
  };
}

/** What happened to packets in a time, each list in the order of the events. @param now what is later hasn't happened yet */
export function findPacketEvents(rows: readonly PacketFacts[], { from, to }: Range, now: Date) {
  const happened = rows.map((row) => ({ row, times: findTimes(row) }));
  return (what: Happened): { row: PacketFacts; at: Date }[] =>
    happened
      .flatMap(({ row, times }) => {
        const at = times[what];
        return at !== null && at >= from && at < to && at <= now ? [{ row, at }] : [];
      })
      .sort((one, other) => one.at.getTime() - other.at.getTime());
}

type Find = ReturnType<typeof findPacketEvents>;

export const countEvents = (find: Find): WeeklyReport['figures'] => ({
  proposed: find('proposed').length,
  approved: find('approved').length,
  declined: find('declined').length,
  withdrawn: find('withdrawn').length,
  expired: find('expired').length,
  lapsed: find('lapsed').length,
  submitted: find('submitted').length,
});

/** @param asOf the moment whose states are shown */
export function listEvents(find: Find, asOf: Date): Lists {
  const list = <T extends object>(what: Happened, add: (row: PacketFacts) => T) =>
    find(what)
      .slice(0, weeklyReportLimits.listed)
      .map(({ row, at }) => ({
        packetId: row.id,
        title: row.title,
        company: row.company,
        at: at.toISOString(),
        ...add(row),
      }));
  const plain = (what: Happened) => list(what, () => ({}));
  return {
    submitted: list('submitted', (row) => ({
      receipt: { kind: row.receipt_kind as ReceiptKind, text: row.receipt_text ?? '' },
    })),
    proposed: list('proposed', (row) => ({ state: getStateAt(row, asOf) })),
    approved: plain('approved'),
    declined: list('declined', (row) => ({
      reason: row.reason as DeclineReason | null,
      text: row.reason_text ?? '',
    })),
    withdrawn: plain('withdrawn'),
    expired: plain('expired'),
    lapsed: plain('lapsed'),
  };
}

/** The state as it was at a moment: what happened later doesn't count. */
function getStateAt(row: PacketFacts, at: Date) {
  const isBefore = (moment: Date | null): moment is Date => moment !== null && moment <= at;
  return getPacketState(
    {
      expiresAt: row.expires_at,
      ended: isBefore(row.ended_at) ? (row.ended_as as PacketEnd | null) : null,
      approval:
        isBefore(row.approved_at) && row.approved_until ? { at: row.approved_at, expiresAt: row.approved_until } : null,
      submittedAt: isBefore(row.submitted_at) ? row.submitted_at : null,
    },
    at,
  );
}
