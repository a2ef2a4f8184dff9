import { type ComparedField, comparePacket, planPacket } from '@foothold/core/packet-form';
import { browser } from 'wxt/browser';
import type { HeldNews, ValueForPage } from '../messages.ts';
import type { FieldDescription, HeldStep, OpenedPacket, PacketChoice, PacketForm, ReceiptInput } from '../types.ts';
import { CallError, call, callForJson } from './api.ts';
import { readChosenForm, requirePage } from './fill.ts';
import { forgetPacket, type PacketMemory, recallTab, rememberTab } from './tab-memory.ts';
import { askPage, injectPageScript } from './tabs.ts';

/** What the server takes of a form (`fillingLimits` of the contract). */
const MOST = { steps: 20, fields: 300, short: 100, label: 1000, option: 300, options: 400, sections: 8 } as const;
const SCREENSHOT_QUALITY = 80;

/** The packets that the recruiter has started. */
export const listPackets = async (): Promise<PacketChoice[]> =>
  (await callForJson<{ packets: PacketChoice[] }>('GET', '/extension/packets')).packets;

/** As long as the server takes, so that it compares the same fields as we do, and without what a field holds, which is compared apart. */
const limit = ({ holds: _, ...field }: FieldDescription): FieldDescription => ({
  ...field,
  id: field.id.slice(0, MOST.short),
  label: field.label.slice(0, MOST.label),
  hint: field.hint.slice(0, MOST.label),
  names: field.names.slice(0, MOST.label),
  autocomplete: field.autocomplete.slice(0, MOST.short),
  accept: field.accept.slice(0, MOST.label),
  sections: field.sections.slice(-MOST.sections).map((text) => text.slice(0, MOST.label)),
  options: field.options.slice(0, MOST.options).map((text) => text.slice(0, MOST.option)),
});

const limitStep = ({ fields, held }: HeldStep): HeldStep => ({
  fields: fields.slice(0, MOST.fields).map(limit),
  held,
});

/** Reads the form, opens the packet, which the member sees, and writes its values and no others. Submits nothing. */
export async function fillPacket(tabId: number, packetId: string): Promise<PacketForm> {
  const url = await requirePage(tabId);
  await injectPageScript(tabId);
  const { foreignFrames } = await readChosenForm(tabId);
  const opened = await callForJson<OpenedPacket>('POST', `/extension/packets/${encodeURIComponent(packetId)}/open`, {
    host: url.hostname,
  });
  const { fields } = await readChosenForm(tabId);
  const decisions = planPacket(fields, opened);
  const empty = new Set(fields.flatMap(({ id, filled }) => (filled ? [] : [id])));
  const values = decisions.flatMap((one): ValueForPage[] =>
    one.decision === 'fill' && empty.has(one.fieldId) ? toValue(one, opened) : [],
  );
  const { results } = values.length > 0 ? await askPage(tabId, 'write', { values }) : { results: [] };
  const labels = new Map(fields.map(({ id, label, hint }) => [id, label || hint]));
  const failures = Object.fromEntries(
    results.flatMap(({ fieldId, failure }) => (failure === null ? [] : [[labels.get(fieldId) ?? '', failure]])),
  );
  const { files, ...rest } = opened;
  const last = limitStep(await askPage(tabId, 'readHeld', { watches: true }));
  const form: PacketForm = {
    packet: { id: opened.id, title: opened.title, company: opened.company, name: opened.contact?.name ?? '' },
    host: url.hostname,
    rows: [],
    foreignFrames,
    differsBefore: [],
    isSubmitted: false,
  };
  const { packet: before } = await recallTab(tabId);
  // Parts of the form that were left before belong to the same application.
  const isSame = before !== undefined && before.values.id === opened.id && before.form.host === form.host;
  const steps = isSame ? before.steps : [];
  const memory = {
    values: { ...rest, files: files.map(({ content: _, ...file }) => file) },
    form,
    failures,
    steps,
    last,
  };
  return save(tabId, memory);
}

function toValue(
  { fieldId, value }: Extract<ReturnType<typeof planPacket>[number], { decision: 'fill' }>,
  { files }: OpenedPacket,
): ValueForPage[] {
  if (value.type !== 'file') return [{ fieldId, value }];
  const file = files.find(({ sha256 }) => sha256 === value.documentId);
  return file?.content ? [{ fieldId, value, file: { name: file.name, type: file.type, base64: file.content } }] : [];
}

const isDiffering = ({ state }: ComparedField) => state === 'differs';

/** Compares the form with the packet, and stores it. What isn't the packet's is never stored. */
async function save(tabId: number, memory: PacketMemory): Promise<PacketForm> {
  const { values, failures } = memory;
  const before = memory.steps.flatMap(({ fields, held }) => comparePacket(fields, held, values)).filter(isDiffering);
  const form: PacketForm = {
    ...memory.form,
    rows: comparePacket(memory.last.fields, memory.last.held, values).map(({ fieldId, label, state, decision }) => ({
      fieldId,
      label,
      state,
      failure: state === 'empty' ? (failures[label] ?? null) : null,
      left: decision.decision === 'leave' ? decision.reason : null,
    })),
    differsBefore: [...new Set(before.map(({ label }) => label))],
  };
  const stored = {
    ...memory,
    form,
    steps: memory.steps.map((one) => withoutOthers(one, memory)),
    last: withoutOthers(memory.last, memory),
  };
  await rememberTab(tabId, { packet: stored });
  return form;
}

/** A step with null for each value that differs from the packet's. */
function withoutOthers({ fields, held }: HeldStep, { values }: PacketMemory): HeldStep {
  const same = new Set(
    comparePacket(fields, held, values).flatMap(({ fieldId, state }) => (state === 'same' ? [fieldId] : [])),
  );
  return {
    fields,
    held: Object.fromEntries(
      Object.entries(held).flatMap(([id, value]) => (value === '' ? [] : [[id, same.has(id) ? value : null]])),
    ),
  };
}

async function requirePacket(tabId: number): Promise<PacketMemory> {
  const { packet } = await recallTab(tabId);
  if (!packet) throw new CallError({ code: 'no-packet', message: 'Fill in the form with a packet first.' });
  return packet;
}

/** Whether two readings are of the same part of a form, in which fields may appear and disappear. */
function isSamePart(one: HeldStep, other: HeldStep): boolean {
  const labels = new Set(one.fields.map(({ label }) => label));
  const shared = other.fields.filter(({ label }) => labels.has(label)).length;
  return shared > 0 && shared * 2 >= Math.min(one.fields.length, other.fields.length);
}

let holding: Promise<void> = Promise.resolve();

/** Takes in what the page says of its form, in the order in which it says it: two at the same time would lose one. */
export function holdPacketForm(tabId: number, news: HeldNews): Promise<void> {
  const held = holding.then(() => hold(tabId, news));
  holding = held.catch(() => undefined);
  return held;
}

/** The same part of the form again replaces what it held before. */
async function hold(tabId: number, { moment, ...step }: HeldNews): Promise<void> {
  const memory = await requirePacket(tabId);
  const last = limitStep(step);
  const others = memory.steps.filter((one) => !isSamePart(one, last));
  const isLeft = moment !== 'change' || others.length < memory.steps.length;
  await save(tabId, {
    ...memory,
    last,
    steps: isLeft ? [...others, last].slice(-MOST.steps) : memory.steps,
    form: { ...memory.form, isSubmitted: memory.form.isSubmitted || moment === 'submit' },
  });
}

/** Reads the form again, also what the page changed by itself. */
export async function checkPacket(tabId: number): Promise<PacketForm> {
  const memory = await requirePacket(tabId);
  const url = await requirePage(tabId);
  if (url.hostname !== memory.form.host) return memory.form;
  await injectPageScript(tabId);
  const last = limitStep(await askPage(tabId, 'readHeld', { watches: true }));
  // After the form is submitted, the page may have none.
  if (last.fields.length === 0) return memory.form;
  const steps = memory.steps.map((one) => (isSamePart(one, last) ? last : one));
  return save(tabId, { ...memory, last, steps });
}

/**
 * Attaches the receipt, which the server refuses if the form differed. Then the packet is forgotten here.
 * @throws CallError `packets.form-differs`; what the server says
 */
export async function attachReceipt(tabId: number, receipt: ReceiptInput): Promise<{ submittedAt: string }> {
  await checkPacket(tabId).catch(() => undefined);
  const { values, form, steps, last } = await requirePacket(tabId);
  const isKnown = steps.some((one) => isSamePart(one, last));
  const all = (isKnown || last.fields.length === 0 ? steps : [...steps, last]).slice(-MOST.steps);
  const taken =
    receipt.kind === 'screenshot' ? { kind: receipt.kind, screenshot: await takeScreenshot(tabId) } : receipt;
  const response = await call('POST', `/extension/packets/${encodeURIComponent(form.packet.id)}/receipt`, {
    hash: values.hash,
    steps: all,
    ...taken,
  });
  const { submittedAt } = (await response.json()) as { submittedAt: string };
  await forgetPacket(tabId);
  return { submittedAt };
}

/** The visible part of this tab's page, in base64. @throws CallError if another tab is in front, or the browser gives no access */
async function takeScreenshot(tabId: number): Promise<string> {
  const isInFront = async () => (await browser.tabs.get(tabId)).active;
  const { windowId } = await browser.tabs.get(tabId);
  if (!(await isInFront()))
    throw new CallError({ code: 'not-in-front', message: 'Open the page with the confirmation first.' });
  const url = await browser.tabs
    .captureVisibleTab(windowId, { format: 'jpeg', quality: SCREENSHOT_QUALITY })
    .catch(() => {
      throw new CallError({
        code: 'no-access',
        message: 'The browser gives us no access to this page. Click our icon in the toolbar while the page is open.',
      });
    });
  // Nothing of another page is ever sent.
  if (!(await isInFront()))
    throw new CallError({ code: 'not-in-front', message: 'Stay on the page with the confirmation, and try again.' });
  return url.slice(url.indexOf(',') + 1);
}
