import type { ReceiptKind } from '@foothold/contracts/recruiting/packets';
import type { FieldDescription } from '@foothold/core/form-fill';
import { comparePacket, type HeldValues, type PacketValues } from '@foothold/core/packet-form';
import type { PacketContent } from '@foothold/core/packets';
import type { User } from '../../../platform/actor.ts';
import type { Authorized } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import { toAuditActor } from '../audit/actors.ts';
import { describeJob, type PacketService, type PacketsDeps } from './packets.ts';
import { listStarted, type PacketRow } from './packets-repository.ts';
import { getHash, getState, parseContent } from './views.ts';
import type { PacketWork } from './work.ts';

/** What one page of a form held when the recruiter left it. */
interface FormStep {
  fields: readonly FieldDescription[];
  held: HeldValues;
}

interface GivenReceipt {
  id: string;
  hash: string;
  kind: ReceiptKind;
  text: string;
  /** In base64. */
  screenshot?: string | undefined;
  steps: readonly FormStep[];
}

const MOST_NAMED = 20;

/** What a recruiter’s browser extension may do: fill in a form with a packet that they started, and attach its receipt. */
export function createPacketFilling({
  db,
  transact,
  parts,
  packetFiles,
  packets,
  packetWork,
  now,
}: PacketsDeps & { packets: PacketService; packetWork: PacketWork }) {
  /** No name of a member, and no link: only what it takes to choose the packet for the page. */
  const list = async (actor: User) =>
    (await listStarted(db, actor.id, now())).map((row) => {
      const { listing } = parseContent(row);
      const host = listing.url === null ? null : (URL.parse(listing.url)?.hostname ?? null);
      const startedAt = (row.started_at ?? row.proposed_at).toISOString();
      return { id: row.id, title: listing.title, company: listing.company, host, startedAt };
    });

  /** @throws AppError `packets.over`, `packets.not-started`, `packets.permission` */
  async function requireFillable(actor: User, row: PacketRow): Promise<void> {
    if (getState(row, now()) !== 'approved') throw new AppError('packets.over');
    if (row.started_by !== actor.id) throw new AppError('packets.not-started');
    if (!(await parts.authorization.isLive(db, row.member_id))) throw new AppError('packets.permission');
  }

  /**
   * What a packet puts in a form. Each call is in the member’s audit log before anything is answered.
   * @throws AppError `resource.not-found`, `packets.over`, `packets.not-started`, `packets.permission`
   */
  async function open(actor: User, { id, host }: { id: string; host: string }) {
    const row = await packetWork.requirePacket(actor, id);
    await requireFillable(actor, row);
    const content = parseContent(row);
    const files = await Promise.all(content.files.map((file) => readFile(row, file)));
    await transact(async (trx) => {
      await packets.record(
        trx,
        await toAuditActor(trx, actor),
        { id: row.id, memberId: row.member_id },
        { kind: 'packet.opened', detail: { hash: getHash(row), job: describeJob(content), host } },
      );
    });
    const { company, contact, letter, answers } = toValues(content);
    return {
      id,
      hash: getHash(row),
      title: content.listing.title,
      company,
      contact,
      letter,
      answers: [...answers],
      files,
    };
  }

  /** The résumé and the cover letter with their bytes. */
  async function readFile(row: Authorized<PacketRow>, file: PacketContent['files'][number]) {
    if (file.kind === 'other') return { ...file, content: null };
    const { body } = await packets.sendFile(row, file.sha256);
    return { ...file, content: Buffer.from(await body.arrayBuffer()).toString('base64') };
  }

  /**
   * Attaches the receipt and records the submission, by the same function as the console, unless the form differed from the packet.
   * Repeating it changes nothing.
   * @throws AppError `packets.form-differs` with the labels of the fields; `packets.changed`; as `open` and `PacketWork.submit`
   */
  async function receipt(actor: User, { id, hash, kind, text, screenshot, steps }: GivenReceipt) {
    const row = await packetWork.requirePacket(actor, id);
    if (getHash(row) !== hash) throw new AppError('packets.changed');
    if (row.submitted_at === null) {
      await requireFillable(actor, row);
      const differing = findDiffering(steps, toValues(parseContent(row)));
      if (differing.length > 0)
        throw new AppError('packets.form-differs', { data: { fields: differing.slice(0, MOST_NAMED) } });
    }
    const file =
      screenshot === undefined || row.submitted_at !== null ? null : toScreenshot(Buffer.from(screenshot, 'base64'));
    const fileId = file && (await packetFiles.upload(row.member_id, file)).id;
    const { submission } = await packetWork.submit(actor, { id, hash, kind, text, ...(fileId && { fileId }) });
    if (submission === null) throw new AppError('packets.not-approved');
    return { id, submittedAt: submission.at };
  }

  return { list, open, receipt };
}

const toValues = ({ listing, contact, letter, answers, files }: PacketContent): PacketValues => ({
  company: listing.company,
  contact: contact ?? null,
  letter,
  // An approved packet has an answer to each question.
  answers: answers.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }])),
  files,
});

const findDiffering = (steps: readonly FormStep[], packet: PacketValues): string[] => [
  ...new Set(
    steps.flatMap(({ fields, held }) =>
      comparePacket(fields, held, packet).flatMap(({ state, label }) => (state === 'differs' ? [label] : [])),
    ),
  ),
];

const IMAGES = [
  { extension: 'png', start: '89504e47' },
  { extension: 'jpg', start: 'ffd8ff' },
] as const;

/** @throws AppError `packets.file` if it isn't an image */
function toScreenshot(bytes: Buffer<ArrayBuffer>): File {
  const start = bytes.subarray(0, 4).toString('hex');
  const image = IMAGES.find((one) => start.startsWith(one.start));
  if (!image) throw new AppError('packets.file');
  return new File([bytes], `Receipt.${image.extension}`);
}
