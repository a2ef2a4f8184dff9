import type { PacketDetail } from '@foothold/contracts/recruiting/packets';

/** Something that the member has to have seen before approving. */
export interface Passage {
  key: string;
  /** The element to scroll to. */
  elementId: string;
}

export const getAnswerId = (packetId: string, at: number) => `answer-${packetId}-${at}`;
export const getLetterId = (packetId: string) => `letter-${packetId}`;

/** What is new in a packet: its changed answers, and its cover letter unless the earlier version had the same one. */
export function listPassages(
  packet: Pick<PacketDetail, 'id' | 'changed' | 'content'>,
  previousLetter: string | null,
): Passage[] {
  const { id, changed, content } = packet;
  const letter = content.letter !== '' && content.letter !== previousLetter ? [getLetterId(id)] : [];
  return [...letter, ...changed.map((at) => getAnswerId(id, at))].map((elementId) => ({
    key: elementId,
    elementId,
  }));
}

/** The two marks of a passage. Both have to be on screen, so that a long text isn't read by its first line. */
export const listMarks = (key: string): readonly [string, string] => [`${key}:start`, `${key}:end`];

/** The passages that weren't completely on screen, in order. */
export const listUnread = (passages: readonly Passage[], marks: ReadonlySet<string>): Passage[] =>
  passages.filter(({ key }) => !listMarks(key).every((mark) => marks.has(mark)));
