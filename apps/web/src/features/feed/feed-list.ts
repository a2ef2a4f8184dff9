/** The kinds of feed items. */
export const FEED_KINDS = ['trend', 'tip', 'insight', 'market'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export interface FeedItem {
  id: string;
  type: FeedKind;
  category: string;
  title: string;
  content: string;
  /** ISO date-time. */
  timestamp: string;
  /** From 0 to 1. */
  confidence: number;
  /** A description of the sample; null if there is none. */
  basis: string | null;
  /** Name of the language model that helped with the wording; null if none did. */
  model: string | null;
}

/** Maximum number of items in the list. */
const FEED_LIMIT = 10;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses an item from the server or from session storage; null if it is invalid. */
export function parseFeedItem(value: unknown): FeedItem | null {
  if (!isRecord(value)) return null;
  const { id, category, title, content, timestamp, confidence, basis, model } = value;
  const type = FEED_KINDS.find((kind) => kind === value.type);
  if (!type || !isText(id) || !isText(category) || !isText(title) || !isText(content)) return null;
  if (!isText(timestamp) || Number.isNaN(Date.parse(timestamp))) return null;
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) return null;
  const toTextOrNull = (part: unknown) => (isText(part) ? part : null);
  return {
    id,
    type,
    category,
    title,
    content,
    timestamp,
    confidence,
    basis: toTextOrNull(basis),
    model: toTextOrNull(model),
  };
}

/** Parses items stored by an earlier page of this visit. Invalid ones are dropped. */
export function parseFeed(text: string | null): FeedItem[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return [];
    return values
      .map(parseFeedItem)
      .filter((item) => item !== null)
      .slice(0, FEED_LIMIT);
  } catch {
    return [];
  }
}

/** Adds an item on top and keeps at most ten. A repeated item moves to the top. */
export function addNewest(items: readonly FeedItem[], newest: FeedItem): FeedItem[] {
  const isSameItem = ({ id, title, content }: FeedItem) =>
    id === newest.id || (title === newest.title && content === newest.content);
  return [newest, ...items.filter((item) => !isSameItem(item))].slice(0, FEED_LIMIT);
}

const MINUTE = 60_000;

/** `Just now`, `5m ago`, `3h ago`, or `2d ago`. A server clock ahead of ours reads as now. */
export function formatRelativeTime(timestamp: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / MINUTE);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
