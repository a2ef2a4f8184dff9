// Words and limits of messages. No schemas, so that pages don't load any in the browser.

const MEGABYTE = 1024 * 1024;

export const threadLimits = {
  /** Characters of one message. */
  text: 5000,
  /** Files of one message. */
  files: 5,
  /** Bytes of one file. */
  fileBytes: 10 * MEGABYTE,
  fileName: 100,
  /** Bytes of all files of a thread. */
  threadBytes: 250 * MEGABYTE,
  /** How long a message can be deleted by its author. */
  deleteMinutes: 15,
  /** Messages of one page. */
  pageSize: 50,
} as const;

/** What a file can be, by its content. */
export const MESSAGE_FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
} as const;
export type MessageFileType = keyof typeof MESSAGE_FILE_TYPES;

/** For file inputs. The server decides by the content. */
export const MESSAGE_FILE_ACCEPT = '.pdf,.docx,.png,.jpg,.jpeg,.gif,.webp,.txt';

export const threadMessages = {
  text: 'Write a message, or attach a file.',
  textLimit: `Use ${threadLimits.text.toLocaleString('en-US')} characters or fewer.`,
  files: `Attach up to ${threadLimits.files} files.`,
} as const;

export const MESSAGE_SIDES = ['member', 'recruiter', 'system'] as const;
/** `assigned`: the author is the recruiter from now on. `settled`: the recruiter says that no reply is needed. */
export const MESSAGE_KINDS = ['text', 'assigned', 'settled'] as const;
export const REPLY_STATES = ['nothing-due', 'due', 'overdue'] as const;
