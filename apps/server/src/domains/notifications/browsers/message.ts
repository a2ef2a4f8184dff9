import { MAX_PUSH_BYTES, type PushMessage } from '../../../platform/push/push.ts';

/** What a browser shows, as its service worker reads it. */
interface Shown {
  /** Replaces a notification with the same ID, so that none is shown twice. */
  id: string;
  title: string;
  text: string | null;
  /** The page it opens. */
  path: string;
}

const MAX_TITLE = 120;
/** A page whose path would take up the message. */
const MAX_PATH_BYTES = 1200;
const LIST_PATH = '/portal/notifications';

/** Encodes a notification for a browser, with as much of its text as fits. Systems show a few lines of it. */
export function createMessage({ id, title, text, path }: Shown): PushMessage {
  const shown = {
    id,
    title: cut(title, MAX_TITLE),
    path: Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : LIST_PATH,
  };
  let rest = text ?? '';
  let body = encode({ ...shown, text: rest });
  while (body.length > MAX_PUSH_BYTES) {
    rest = cut(rest, Math.floor(rest.length * 0.8));
    body = encode({ ...shown, text: rest });
  }
  return { body, topic: id.replaceAll('-', '') };
}

const encode = (content: object): Buffer => Buffer.from(JSON.stringify(content));

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1)).toWellFormed()}…`;
