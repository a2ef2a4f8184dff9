import type { Token } from '../../tagging/tokens.ts';
import { getOwnLabel } from '../domain-label.ts';
import { isHiringSystemAddress } from '../systems.ts';
import type { NewestMessage } from '../types.ts';
import type { NameChunk } from './chunks.ts';
import type { MessageLine } from './message-lines.ts';

/** What a whole message says about the names in it. */
export interface Mentions {
  of: (token: Token) => readonly string[];
  ofChunk: (chunk: NameChunk) => readonly string[];
}

const PLACE = new Set(['at', 'with', 'join', 'joining']);
const TEAM = new Set(['team', 'careers', 'career', 'hiring', 'recruiting', 'recruitment', 'talent', 'hr', 'human']);
const JOB = new Set(['position', 'role', 'job', 'opening', 'vacancy', 'opportunity', 'internship', 'post', 'spot']);
const ARTICLES = new Set(['the', 'our', 'a', 'an', 'this', 'your']);
/** Words that don't make a name, however often they are repeated. */
const COMMON =
  /^(?:the|of|and|for|to|in|at|a|an|you|your|we|our|i|it|this|that|if|please|thank|thanks|dear|hi|hello|team|hiring|talent|recruiting|careers?|\P{L}+)$/u;
/** Shorter words are part of many labels of domains. */
const MIN_WORD = 3;

/** Gathers in one pass where each word of a name is used, so that it counts everywhere that the name is repeated. */
export function collectMentions(
  { from }: NewestMessage,
  lines: readonly MessageLine[],
  tokens: readonly Token[],
  chunks: readonly NameChunk[],
): Mentions {
  const known = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const note = (word: string, mention: string) => {
    if (COMMON.test(word)) return;
    const own = known.get(word);
    if (own) own.add(mention);
    else known.set(word, new Set([mention]));
  };
  for (const chunk of chunks) {
    const region = lines[tokens[chunk.tokens[0] ?? -1]?.line ?? -1]?.region;
    const mentions = listContexts(chunk);
    if (region !== undefined && region !== 'body') mentions.push(region);
    for (const i of chunk.tokens) {
      const word = tokens[i]?.word ?? '';
      counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const mention of mentions) note(word, mention);
    }
  }
  const label = findLabel(from.address);
  const mailbox = label === null || isHiringSystemAddress(from.address) ? '' : getMailbox(from.address);
  const timesOf = (word: string) => (COMMON.test(word) ? [] : [`times ${Math.min(counts.get(word) ?? 0, 3)}`]);
  return {
    of: ({ word, text }) => [
      ...(/^\p{Lu}/u.test(text) ? (known.get(word) ?? []) : []),
      ...timesOf(word),
      ...(isIn(word, label) ? ['domain'] : []),
      // A person’s name is in their address.
      ...(isIn(word, mailbox) ? ['mailbox'] : []),
    ],
    ofChunk: ({ text }) => {
      const words = text
        .toLowerCase()
        .replace(/^the /, '')
        .split(/[^\p{L}\p{N}]+/u);
      const joined = words.join('');
      if (label === null || joined.length < MIN_WORD) return [];
      const initials = words
        .filter((word) => !/^(?:of|and|the|for)$/.test(word))
        .map((word) => word[0])
        .join('');
      if (initials.length >= MIN_WORD && label.startsWith(initials)) return ['initials'];
      return joined.startsWith(label) || label.startsWith(joined) ? ['domain'] : [];
    },
  };
}

const isIn = (word: string, label: string | null): boolean =>
  label !== null && word.length >= MIN_WORD && label.includes(word) && !COMMON.test(word);

const getMailbox = (address: string): string => (address.split('@')[0] ?? '').replaceAll(/[^a-z0-9]/g, '');

/** The name in the sender’s domain, or before it: employers have mailboxes at hiring systems (“acme@myworkday.com”). */
function findLabel(address: string): string | null {
  if (!isHiringSystemAddress(address)) return getOwnLabel(address);
  const mailbox = getMailbox(address);
  return mailbox.length < MIN_WORD || /reply|notif|alert|jobs?$|info|support|mail/.test(mailbox) ? null : mailbox;
}

function listContexts({ before: [before, earlier], after: [after], text }: NameChunk): string[] {
  const found: string[] = [];
  if (PLACE.has(before) || (before === 'the' && PLACE.has(earlier))) found.push('at');
  if (before === 'to') found.push('to');
  if (before === 'of' && JOB.has(earlier)) found.push('job');
  if (JOB.has(after)) found.push(ARTICLES.has(before) ? 'job' : 'role');
  if (TEAM.has(after) || /\b(?:Team|Careers|Hiring|Recruiting|Talent|HR|Human Resources)$/.test(text))
    found.push('team');
  return found;
}
