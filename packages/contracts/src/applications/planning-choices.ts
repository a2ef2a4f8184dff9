/** Words and limits of what belongs to an application. No schemas, so that a page doesn’t load any in the browser. */
export const planLimits = {
  title: 200,
  place: 500,
  people: 500,
  note: 4000,
  reminder: 300,
  contactName: 120,
  contactRole: 120,
  email: 254,
  phone: 40,
  timeZone: 64,
  fileName: 100,
  offerText: 2000,
  offerRemote: 200,
  /** Of each kind per application. */
  interviews: 30,
  reminders: 50,
  contacts: 30,
  files: 20,
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Bytes of all files of a member. */
  memberBytes: 500 * 1024 * 1024,
  minutes: { min: 5, max: 1440 },
  money: 100_000_000,
  daysOff: 366,
  noAnswerDays: { min: 7, max: 180 },
  /** Days that one call of the calendar covers. */
  calendarDays: 62,
} as const;

/** Offers that are compared side by side. */
export const MAX_COMPARED_OFFERS = 4;

export const INTERVIEW_KINDS = ['phone', 'video', 'onsite', 'test', 'other'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

export const INTERVIEW_KIND_LABELS: Readonly<Record<InterviewKind, string>> = {
  phone: 'Phone',
  video: 'Video call',
  onsite: 'In person',
  test: 'Test or assignment',
  other: 'Other',
};

/** What the calendar shows. */
export const CALENDAR_KINDS = ['interview', 'reminder', 'answer-offer', 'apply'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_KIND_LABELS: Readonly<Record<CalendarKind, string>> = {
  interview: 'Interview',
  reminder: 'Reminder',
  'answer-offer': 'Answer the offer',
  apply: 'Last day to apply',
};

/** Common time zones of the United States, before the others in lists. */
export const COMMON_TIME_ZONES: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
];

/** Each file is sent with one of these types, chosen by its name, and never shown by the browser. Others are sent as plain bytes. */
export const FILE_MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
};
export const OTHER_MEDIA_TYPE = 'application/octet-stream';
