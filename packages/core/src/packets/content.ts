/** A résumé below this score needs the member's explicit exception. */
export const MIN_PACKET_SCORE = 80;

/** Where an answer comes from. `book`: the member's answer book, unchanged. `recruiter`: written for this form. `member`: by the member. */
export const ANSWER_SOURCES = ['book', 'recruiter', 'member'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** One question of the employer's form, word for word. */
export interface PacketAnswer {
  question: string;
  /** Null until the member has answered a question that only they may answer. */
  answer: string | null;
  source: AnswerSource;
  /** Signatures, certifications, background checks, criminal history, and voluntary disclosure: only the member answers them. */
  memberOnly: boolean;
}

/** A file of the application. The hash is of its bytes, so the packet's hash covers them. */
export interface PacketFile {
  kind: 'resume' | 'letter' | 'other';
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 in lower-case hex. */
  sha256: string;
}

/** Contact details as the résumé of the packet states them. Empty strings are what it doesn't state. */
export interface PacketContact {
  name: string;
  email: string;
  /** In the E.164 format. */
  phone: string;
  city: string;
  /** Two-letter code of a US state or territory, or the region’s name elsewhere. */
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  linkedin: string;
  github: string;
  website: string;
}

/**
 * Everything that an application sends, and what the member approves. Its canonical text is stored and hashed; a change of anything is
 * another packet.
 */
export interface PacketContent {
  /** The form of this record, so that later forms can differ. */
  format: 1;
  /** The packet's ID, so that no two packets have the same hash. */
  id: string;
  memberId: string;
  listing: { id: string; title: string; company: string; place: string; url: string | null };
  /** Where the application is sent: the employer's site, or an email from the member's mailbox. */
  channel: 'site' | 'email';
  /** Whether the recruiter needs the password of the member's mailbox for it. */
  needsMailbox: boolean;
  resume: { id: string; title: string; score: number; rubric: string };
  /** Missing in packets from before it was part of them. */
  contact?: PacketContact | undefined;
  letter: string;
  answers: readonly PacketAnswer[];
  files: readonly PacketFile[];
}

/** Whether the member has to allow this score explicitly. */
export const needsException = ({ resume }: Pick<PacketContent, 'resume'>): boolean => resume.score < MIN_PACKET_SCORE;

/** Positions of the questions that still wait for the member. A packet with any can't be approved. */
export const findOpenQuestions = ({ answers }: Pick<PacketContent, 'answers'>): number[] =>
  answers.flatMap(({ answer }, at) => (answer === null ? [at] : []));

/**
 * Positions of the answers that the member should look at before approving: all that don't come unchanged from their answer book or from
 * themselves in this packet's earlier version.
 * @param previous the version that this one replaces
 */
export function findChangedAnswers(
  { answers }: Pick<PacketContent, 'answers'>,
  previous: Pick<PacketContent, 'answers'> | null = null,
): number[] {
  const known = new Set((previous?.answers ?? []).filter(({ source }) => source === 'member').map(toKey));
  return answers.flatMap((answer, at) => (answer.source === 'book' || known.has(toKey(answer)) ? [] : [at]));
}

const toKey = ({ question, answer }: PacketAnswer) => JSON.stringify([question, answer]);

/** The member's changes to a packet: answers by position. */
export type AnswerChanges = ReadonlyMap<number, string>;

/** The answers after the member's changes. What they leave alone keeps its source. */
export const changeAnswers = (answers: readonly PacketAnswer[], changes: AnswerChanges): PacketAnswer[] =>
  answers.map((answer, at) => {
    const changed = changes.get(at);
    return changed === undefined || changed === answer.answer
      ? answer
      : { ...answer, answer: changed, source: 'member' };
  });

/**
 * Answers that a recruiter proposes, checked against what the member has said. An answer to a question that only the member may answer is
 * dropped unless the member gave it, to the letter, in the version that this one replaces; one that differs from the answer book is the
 * recruiter's.
 */
export function sourceAnswers(
  proposed: readonly { question: string; answer: string }[],
  {
    book,
    previous,
    isMemberOnly,
  }: {
    /** The member's own answers, by the question as the form asks it. */
    book: ReadonlyMap<string, string>;
    previous: readonly PacketAnswer[];
    isMemberOnly(question: string): boolean;
  },
): PacketAnswer[] {
  const given = new Set(previous.filter(({ source }) => source === 'member').map(toKey));
  return proposed.map(({ question, answer }) => {
    const memberOnly = isMemberOnly(question);
    const byMember = given.has(JSON.stringify([question, answer]));
    if (byMember) return { question, answer, source: 'member', memberOnly };
    if (memberOnly) return { question, answer: null, source: 'member', memberOnly };
    return { question, answer, source: book.get(question) === answer ? 'book' : 'recruiter', memberOnly };
  });
}
