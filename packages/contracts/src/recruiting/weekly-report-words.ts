import { ACTOR_LABELS, STATE_LABELS } from '../applications/choices.ts';
import { MAIL_KIND_LABELS } from '../applications/inbox-choices.ts';
import { declineLabels, receiptLabels } from './packet-choices.ts';
import { createReportFormat, type ReportFormat, type ReportRegion, shortenText } from './weekly-report-format.ts';
import type { WeeklyReport, WeekSummary } from './weekly-report-shapes.ts';

// What a weekly report says, in the words of the email, the PDF, and the page.

export interface ReportFact {
  label: string;
  value: string;
}

export interface ReportItem {
  title: string;
  /** Its page in the portal, after the portal’s address. */
  path: string | null;
  facts: readonly ReportFact[];
}

export interface ReportSection {
  id: string;
  title: string;
  items: readonly ReportItem[];
  /** How many more there are. */
  more: number;
}

const PROPOSED_LABELS: Record<WeeklyReport['proposed'][number]['state'], string> = {
  proposed: 'Waiting for your decision',
  approved: 'Approved by you',
  submitted: 'Submitted',
  declined: 'Declined by you',
  withdrawn: 'Withdrawn by your recruiter',
  replaced: 'Replaced by a newer version',
  ended: 'Ended with your authorization',
  expired: 'Expired without your decision',
  lapsed: 'Approval expired before it was submitted',
};

const FIGURES = [
  ['submitted', 'Submitted'],
  ['proposed', 'Prepared for you'],
  ['approved', 'Approved by you'],
  ['declined', 'Declined by you'],
  ['withdrawn', 'Withdrawn'],
  ['expired', 'Expired without your decision'],
  ['lapsed', 'Approved but not submitted in time'],
] as const;

/** The figures of a week that aren’t zero. */
export const listFigures = (figures: WeekSummary['figures']): { label: string; count: number }[] =>
  FIGURES.flatMap(([id, label]) => (figures[id] === 0 ? [] : [{ label, count: figures[id] }]));

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What happened, in one sentence. */
export function summarizeReport({ figures, quiet, running, recruiter, changes, replies }: WeeklyReport): string {
  const who = recruiter ?? 'Your recruiter';
  const soFar = running ? ' so far this week' : ' this week';
  if (quiet) return `Nothing happened${soFar}: no applications, no messages, and no updates about submitted ones.`;
  const news = changes.length + replies.length;
  const also = news > 0 ? ` ${count(news, 'update', 'updates')} about submitted applications came in.` : '';
  if (figures.submitted > 0)
    return `${who} submitted ${count(figures.submitted, 'application', 'applications')} for you${soFar}.${also}`;
  if (figures.proposed > 0)
    return `${who} prepared ${count(figures.proposed, 'application', 'applications')} for you${soFar}. None was submitted.${also}`;
  return `No application was prepared or submitted${soFar}.${also}`;
}

/** Everything that a report says, section by section. Sections without anything to say are left out. */
export function describeReport(report: WeeklyReport, region: ReportRegion): ReportSection[] {
  const format = createReportFormat(region, report.timeZone);
  return [
    describeWaiting(report, format),
    ...describePackets(report, format),
    describeNews(report, format),
    describeInterviews(report, format),
    describeWork(report, format),
    describeMessages(report, format),
    describeCases(report, format),
    describeCovers(report, format),
  ].filter(({ items }) => items.length > 0);
}

const section = (id: string, title: string, items: readonly ReportItem[], total = items.length): ReportSection => ({
  id,
  title,
  items,
  more: Math.max(0, total - items.length),
});

const nameJob = ({ title, company }: { title: string; company: string }) => `${title}, ${company}`;

function describeWaiting({ ahead }: WeeklyReport, { moment }: ReportFormat): ReportSection {
  const title = 'Waiting for you now';
  if (ahead === null) return section('waiting', title, []);
  const others = [
    ...(ahead.replyDue
      ? [
          {
            title: 'A reply to your recruiter',
            path: '/recruiter/messages',
            facts: [{ label: 'Due', value: moment(ahead.replyDue) }],
          },
        ]
      : []),
    ...(ahead.confirmations > 0
      ? [
          {
            title: count(ahead.confirmations, 'question about your résumé', 'questions about your résumé'),
            path: '/profile/recruiter',
            facts: [],
          },
        ]
      : []),
    ...(ahead.tasks > 0
      ? [
          {
            title: count(ahead.tasks, 'task to decide about', 'tasks to decide about'),
            path: '/profile/tasks',
            facts: [],
          },
        ]
      : []),
  ];
  const packets = ahead.packets.map((packet) => ({
    title: nameJob(packet),
    path: `/approvals/${packet.packetId}`,
    facts: [{ label: 'Decide by', value: moment(packet.expiresAt) }],
  }));
  return section('waiting', title, [...packets, ...others], ahead.packetsWaiting + others.length);
}

function describePackets(report: WeeklyReport, { day }: ReportFormat): ReportSection[] {
  const { figures } = report;
  const toItem = (packet: WeeklyReport['approved'][number], label: string, facts: readonly ReportFact[] = []) => ({
    title: nameJob(packet),
    path: `/approvals/${packet.packetId}`,
    facts: [{ label, value: day(packet.at) }, ...facts],
  });
  const withOutcome = (outcome: string) => (packet: WeeklyReport['approved'][number]) =>
    toItem(packet, 'Date', [{ label: 'What happened', value: outcome }]);
  return [
    section(
      'submitted',
      'Submitted',
      report.submitted.map((packet) => {
        const { kind, text } = packet.receipt;
        return toItem(packet, 'Submitted', [
          kind === 'number'
            ? { label: receiptLabels.number, value: text }
            : {
                label: 'Receipt',
                value: text === '' ? receiptLabels[kind] : `${receiptLabels[kind]}: ${shortenText(text)}`,
              },
        ]);
      }),
      figures.submitted,
    ),
    section(
      'proposed',
      'Prepared for you',
      report.proposed.map((packet) =>
        toItem(packet, 'Prepared', [{ label: 'Status', value: PROPOSED_LABELS[packet.state] }]),
      ),
      figures.proposed,
    ),
    section(
      'approved',
      'Approved by you',
      report.approved.map((packet) => toItem(packet, 'Approved')),
      figures.approved,
    ),
    section(
      'declined',
      'Declined by you',
      report.declined.map((packet) => {
        const reason = [packet.reason === null ? '' : declineLabels[packet.reason], shortenText(packet.text)];
        return toItem(packet, 'Declined', [
          { label: 'Your reason', value: reason.filter(Boolean).join(': ') || 'None given' },
        ]);
      }),
      figures.declined,
    ),
    section(
      'not-sent',
      'Not sent',
      [
        ...report.expired.map(withOutcome(PROPOSED_LABELS.expired)),
        ...report.lapsed.map(withOutcome(PROPOSED_LABELS.lapsed)),
        ...report.withdrawn.map(withOutcome('Withdrawn')),
      ],
      figures.expired + figures.lapsed + figures.withdrawn,
    ),
  ];
}

/** Replies and changes of applications, in the order in which they happened. */
function describeNews({ replies, changes }: WeeklyReport, { day }: ReportFormat): ReportSection {
  const news = [
    ...replies.map((reply) => ({ ...reply, label: 'Email from the employer', value: MAIL_KIND_LABELS[reply.kind] })),
    ...changes.map((change) => ({
      ...change,
      label: 'New status',
      value: `${STATE_LABELS[change.to]} (${ACTOR_LABELS[change.by].toLowerCase()})`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return section(
    'news',
    'News about submitted applications',
    news.map(({ label, value, at, applicationId, ...job }) => ({
      title: nameJob(job),
      path: `/applications/${applicationId}`,
      facts: [
        { label: 'Date', value: day(at) },
        { label, value },
      ],
    })),
  );
}

const describeInterviews = ({ ahead }: WeeklyReport, { momentIn }: ReportFormat): ReportSection =>
  section(
    'interviews',
    'Interviews in the next two weeks',
    (ahead?.interviews ?? []).map((interview) => ({
      title: nameJob(interview),
      path: `/applications/${interview.applicationId}`,
      facts: [{ label: interview.name || 'Interview', value: momentIn(interview.startsAt, interview.timeZone) }],
    })),
  );

const describeWork = ({ tasks, copies }: WeeklyReport, { day }: ReportFormat): ReportSection =>
  section('work', 'Other work', [
    ...tasks.map(({ what, at }) => ({
      title: shortenText(what),
      path: '/profile/tasks',
      facts: [{ label: 'Finished', value: day(at) }],
    })),
    ...(copies > 0
      ? [
          {
            title: count(copies, 'copy of a résumé tailored', 'copies of résumés tailored'),
            path: '/resumes',
            facts: [],
          },
        ]
      : []),
  ]);

function describeMessages({ messages }: WeeklyReport, { duration }: ReportFormat): ReportSection {
  const { fromRecruiter, fromMember, answered, inTime, longestMs, usualMs } = messages;
  if (fromRecruiter + fromMember + answered === 0) return section('messages', 'Messages', []);
  return section('messages', 'Messages', [
    {
      title: 'Between you and your recruiter',
      path: '/recruiter/messages',
      facts: [
        { label: 'From your recruiter', value: String(fromRecruiter) },
        { label: 'From you', value: String(fromMember) },
        ...(answered > 0
          ? [
              { label: 'Replies to you', value: `${answered}, ${inTime} within one business day` },
              { label: 'Longest wait', value: duration(longestMs ?? 0) },
            ]
          : []),
        ...(usualMs === null
          ? []
          : [{ label: 'Usual reply time', value: `${duration(usualMs)} (your recruiter’s median over 30 days)` }]),
      ],
    },
  ]);
}

const describeCases = ({ cases }: WeeklyReport, { day, money }: ReportFormat): ReportSection =>
  section(
    'guarantee',
    '80+ guarantee',
    cases.map((one) => ({
      title: nameJob(one),
      path: `/profile/guarantee#case-${one.id}`,
      facts: [
        ...(one.openedAt ? [{ label: 'Case opened', value: day(one.openedAt) }] : []),
        ...(one.closedAt ? [{ label: 'Case closed', value: day(one.closedAt) }] : []),
        ...(one.state === 'reached' ? [{ label: 'Outcome', value: 'Your résumé reached 80' }] : []),
        ...(one.state === 'not-covered' ? [{ label: 'Outcome', value: 'Not covered' }] : []),
        ...(one.credit === null ? [] : [{ label: 'Credit', value: money(one.credit) }]),
      ],
    })),
  );

const describeCovers = ({ covers }: WeeklyReport, { date }: ReportFormat): ReportSection =>
  section(
    'covers',
    'Absences',
    covers.map(({ absent, cover, from, until }) => ({
      title: `${cover} covered for ${absent}`,
      path: null,
      facts: [{ label: 'Absence', value: `${date(from)} to ${date(until)}` }],
    })),
  );
