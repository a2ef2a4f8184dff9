import type { FillValue, FormArea } from '@foothold/core/form-fill';
import type {
  Failure,
  FieldDescription,
  FilledForm,
  HeldStep,
  JobResponse,
  PacketChoice,
  PacketForm,
  PageJob,
  ReceiptInput,
  Status,
  SubmittedForm,
} from './types.ts';

/** What the panel can ask of the service worker, with its input and output. Pages and content scripts can ask none of it. */
export interface PanelCommands {
  /** @property isFresh whether to ask the server for the account again, which isn't necessary after each change */
  getState: { input: { tabId: number; isFresh: boolean }; output: PanelState };
  startPairing: { input: { as: 'member' | 'recruiter' }; output: Pairing };
  /** Asks the server once. The panel calls it every `intervalSeconds`, because a service worker stops while it waits. */
  checkPairing: {
    input: null;
    output: { state: 'waiting' | 'paired' | 'denied' | 'expired'; intervalSeconds: number };
  };
  cancelPairing: { input: null; output: null };
  unpair: { input: null; output: null };
  fill: { input: { tabId: number; resumeId: string | null }; output: FilledForm };
  undo: { input: { tabId: number }; output: { undone: number } };
  jumpTo: { input: { tabId: number; fieldId: string }; output: { found: boolean } };
  /** Writes an answer that the person typed or chose into one field. */
  answer: {
    input: { tabId: number; fieldId: string; text: string; remember: boolean; entryId: string | null };
    output: FilledForm;
  };
  readJob: { input: { tabId: number; resumeId: string | null }; output: { job: PageJob; response: JobResponse } };
  track: { input: { tabId: number; job: PageJob; resumeId: string | null }; output: { applicationId: string } };
  saveSubmitted: {
    input: { tabId: number; fields: SubmittedForm['fields']; title: string; company: string };
    output: { applicationId: string };
  };
  discardSubmitted: { input: { tabId: number }; output: null };
  /** Fills in the form with a packet that the recruiter started, and with nothing else. */
  fillPacket: { input: { tabId: number; packetId: string }; output: PacketForm };
  /** Compares what the form holds now with the packet. */
  checkPacket: { input: { tabId: number }; output: PacketForm };
  attachReceipt: { input: { tabId: number; receipt: ReceiptInput }; output: { submittedAt: string } };
  /** Forgets the packet in this tab. */
  closePacket: { input: { tabId: number }; output: null };
}
export type CommandName = keyof PanelCommands;

export interface Pairing {
  userCode: string;
  url: string;
  intervalSeconds: number;
  expiresAt: number;
}

export interface PanelState {
  siteName: string;
  portalUrl: string;
  /** Null if this browser isn't connected to an account. */
  account: Status | null;
  /** What a recruiter works with. Null for a member, and if this browser isn't connected. */
  recruiter: { packets: PacketChoice[]; host: string | null; form: PacketForm | null } | null;
  pairing: Pairing | null;
  /** Why nothing is done on the page: it isn't a web page, or its site forbids tools. Null if something can be done. */
  refusal: string | null;
  form: FilledForm | null;
  submitted: SubmittedForm | null;
}

export type Reply<T> = { ok: true; value: T } | { ok: false; error: Failure };

/** What the service worker asks of the script on a page. */
export interface PageCommands {
  read: { input: null; output: { fields: FieldDescription[]; areas: FormArea[]; foreignFrames: string[] } };
  /** The form with what it holds. From then on, the page says when that changes, if `watches`. */
  readHeld: { input: { watches: boolean }; output: HeldStep };
  readJob: { input: null; output: PageJob };
  write: { input: { values: ValueForPage[] }; output: { results: WrittenField[] } };
  undo: { input: null; output: { undone: number } };
  jumpTo: { input: { fieldId: string }; output: { found: boolean } };
}
export type PageCommandName = keyof PageCommands;

export interface ValueForPage {
  fieldId: string;
  value: FillValue;
  file?: { name: string; type: string; base64: string };
}

export interface WrittenField {
  fieldId: string;
  /** What is in the field now. Null if it couldn't be filled. */
  text: string | null;
  failure: string | null;
}

/** What the script on a page tells the service worker. */
export interface PageNews {
  kind: 'answers';
  /** What the visible part of the form holds. Forms of several steps say it at the end of each. */
  fields: SubmittedForm['fields'];
  /** Whether the person clicked what submits the form, and not only what leads to its next step. */
  submits: boolean;
}

/** What the script on a page says of a form that is filled in with a packet. */
export interface HeldNews extends HeldStep {
  kind: 'held';
  /** `step` and `submit`: the recruiter left this part of the form, or submitted it. */
  moment: 'change' | 'step' | 'submit';
}

/** What the badge script asks: which of these links are marked. They are compared in the browser. */
export interface BadgeQuestion {
  kind: 'marks';
  urls: string[];
}
export type BadgeReply = Record<string, 'tracked' | 'hidden' | 'no-sponsorship'>;
