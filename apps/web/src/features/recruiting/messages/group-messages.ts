import type { ThreadMessage } from '@foothold/contracts/recruiting/threads';

export interface MessageGroup {
  /** The first one's. */
  id: string;
  /** System notices stand alone. */
  isNotice: boolean;
  messages: ThreadMessage[];
}

export interface MessageDay {
  /** Its local date, `2026-12-03`. */
  day: string;
  groups: MessageGroup[];
}

/** Messages of one author in this time have one heading. */
const GROUP_MS = 10 * 60_000;

const isNotice = ({ kind }: ThreadMessage) => kind !== 'text';

/**
 * Groups messages by day, and those that one author sent in a row.
 * @param messages oldest first
 * @param getDay the local date of a time
 */
export function groupMessages(messages: readonly ThreadMessage[], getDay: (iso: string) => string): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const name = getDay(message.at);
    let day = days.at(-1);
    if (day?.day !== name) {
      day = { day: name, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && belongsTo(group, message)) group.messages.push(message);
    else day.groups.push({ id: message.id, isNotice: isNotice(message), messages: [message] });
  }
  return days;
}

function belongsTo(group: MessageGroup, message: ThreadMessage): boolean {
  const last = group.messages.at(-1);
  return (
    !group.isNotice &&
    !isNotice(message) &&
    last?.side === message.side &&
    last.author === message.author &&
    Date.parse(message.at) - Date.parse(last.at) < GROUP_MS
  );
}
