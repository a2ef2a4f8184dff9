import type { QuickSearch } from './quick-search.server.ts';
import type { Overlay } from './shortcuts.ts';

/** What choosing an item does. */
export type ItemEffect =
  | { kind: 'go'; to: string }
  | { kind: 'post'; action: string; fields: Readonly<Record<string, string>> }
  | { kind: 'open'; overlay: Overlay };

export interface SearchItem {
  id: string;
  group: 'Actions' | 'Pages' | 'Résumés' | 'Applications' | 'Help' | 'Search';
  label: string;
  note?: string;
  /** Other words that people may look for. */
  keywords?: string;
  effect: ItemEffect;
}

const go = (to: string): ItemEffect => ({ kind: 'go', to });

const ACTIONS: readonly Omit<SearchItem, 'id' | 'group'>[] = [
  { label: 'Upload a résumé', keywords: 'add cv file new', effect: go('/portal/resumes') },
  {
    label: 'Start a résumé without a file',
    keywords: 'new blank write cv',
    effect: { kind: 'post', action: '/portal/resumes', fields: { intent: 'start' } },
  },
  {
    label: 'Try a sample résumé and job',
    keywords: 'demo example',
    effect: { kind: 'post', action: '/portal/resumes', fields: { intent: 'sample' } },
  },
  { label: 'Add an application', keywords: 'job link track', effect: go('/portal/applications/new') },
  { label: 'Search job listings', keywords: 'find jobs', effect: go('/portal/jobs') },
  { label: 'Practice interview questions', keywords: 'train session', effect: go('/portal/practice') },
  { label: 'Review code', keywords: 'lint feedback', effect: go('/portal/coach/code') },
  { label: 'Download your data', keywords: 'export privacy', effect: go('/portal/settings/privacy') },
  { label: 'Change your password', keywords: 'sign in security', effect: go('/portal/settings/sign-in') },
  {
    label: 'Mark all notifications as read',
    keywords: 'clear bell',
    effect: { kind: 'post', action: '/portal/notifications', fields: {} },
  },
  { label: 'Show keyboard shortcuts', keywords: 'keys', effect: { kind: 'open', overlay: 'shortcuts' } },
  { label: 'Help with this page', keywords: 'support question', effect: { kind: 'open', overlay: 'help' } },
  { label: 'Sign out', keywords: 'log out leave', effect: { kind: 'post', action: '/portal/logout', fields: {} } },
];

const PAGES: readonly (readonly [label: string, path: string, keywords?: string])[] = [
  ['Home', '/portal', 'start progress checklist'],
  ['Résumés', '/portal/resumes', 'cv score'],
  ['Matches', '/portal/matches', 'jobs recommended'],
  ['Saved searches', '/portal/saved-searches', 'job alerts email new'],
  ['Applications', '/portal/applications', 'saved jobs tracker board'],
  ['Applications, list', '/portal/applications/list', 'saved jobs table filter'],
  ['Applications, timeline', '/portal/applications/timeline', 'history changes'],
  ['Stages of applications', '/portal/applications/stages', 'board columns'],
  ['Emails about applications', '/portal/applications/mail', 'forward inbox rejection interview offer'],
  ['Learning', '/portal/learning', 'paths courses'],
  ['Library', '/portal/learning/library', 'resources links'],
  ['Weekly challenges', '/portal/challenges', 'tasks code'],
  ['Interview practice', '/portal/practice', 'questions'],
  ['Career advice', '/portal/coach', 'coach'],
  ['Résumé analysis', '/portal/coach/resume', 'coach'],
  ['Code review', '/portal/coach/code', 'coach'],
  ['Profile', '/portal/profile', 'registration recruiter'],
  ['Tasks from your recruiter', '/portal/profile/tasks', 'approve'],
  ['Approvals', '/portal/approvals', 'applications recruiter approve decline receipt packet'],
  ['Weekly reports', '/portal/recruiter/reports', 'recruiter week summary pdf'],
  ['Mailbox access', '/portal/profile/mailbox', 'password email'],
  ['Visa clock', '/portal/profile/visa', 'status opt stem cpt h1b days dates'],
  ['Billing', '/portal/billing', 'plan invoices card receipts price'],
  ['Notifications', '/portal/notifications', 'bell news'],
  ['Settings', '/portal/settings', 'name region'],
  ['API keys', '/portal/settings/keys', 'token program developer script'],
  ['Webhooks', '/portal/settings/webhooks', 'endpoint events program developer'],
  ['Notification settings', '/portal/settings/notifications', 'browser push alerts'],
  ['Sign-in settings', '/portal/settings/sign-in', 'password email'],
  ['Two-factor authentication', '/portal/settings/security', 'passkey authenticator security'],
  ['Privacy', '/portal/settings/privacy', 'export erase delete consent'],
];

/** Lists everything that can be found or done. @param isStaff whether the account may open the admin console */
export function listItems(found: QuickSearch | undefined, isStaff: boolean): SearchItem[] {
  const pages = isStaff ? [...PAGES, ['Admin console', '/console', 'staff'] as const] : PAGES;
  return [
    ...ACTIONS.map((action) => ({ ...action, id: `action-${action.label}`, group: 'Actions' as const })),
    ...(found?.resumes ?? []).map(({ id, title, job }) => ({
      id: `resume-${id}`,
      group: 'Résumés' as const,
      label: title,
      ...(job !== null && { note: `for ${job}` }),
      effect: go(`/portal/resumes/${id}`),
    })),
    ...(found?.applications ?? []).map(({ id, title, company }) => ({
      id: `application-${id}`,
      group: 'Applications' as const,
      label: title,
      note: company,
      effect: go(`/portal/applications/${id}`),
    })),
    ...pages.map(([label, path, keywords = '']) => ({
      id: `page-${path}`,
      group: 'Pages' as const,
      label,
      keywords,
      effect: go(path),
    })),
    ...(found?.articles ?? []).map(({ slug, title, description }) => ({
      id: `help-${slug}`,
      group: 'Help' as const,
      label: title,
      keywords: description,
      effect: go(`/help-center/${slug}`),
    })),
  ];
}

/** How many of a group are shown. */
const MAX_PER_GROUP = 5;
/** Without words, the dialog shows what people do most, not everything. */
const GROUPS_AT_FIRST: readonly SearchItem['group'][] = ['Actions', 'Résumés', 'Pages'];

/** Lowercase without accents, so that "resume" finds "Résumé". */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 0 if a word is missing; higher if the words are in the label, and where words start. */
function rate(item: SearchItem, words: readonly string[]): number {
  const label = fold(item.label);
  const rest = fold(`${item.note ?? ''} ${item.keywords ?? ''}`);
  let sum = 0;
  for (const word of words) {
    if (label.startsWith(word)) sum += 4;
    else if (label.includes(` ${word}`)) sum += 3;
    else if (label.includes(word)) sum += 2;
    else if (rest.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** The items for what was typed, the best of each group first, and at last the searches for it. */
export function findItems(items: readonly SearchItem[], typed: string): SearchItem[] {
  const text = typed.trim();
  const words = fold(text).split(/\s+/).filter(Boolean);
  const groups = new Map<string, SearchItem[]>();
  const rated = items.map((item) => ({ item, rating: words.length === 0 ? 1 : rate(item, words) }));
  const fitting = rated.filter(({ item, rating }) =>
    words.length === 0 ? GROUPS_AT_FIRST.includes(item.group) : rating > 0,
  );
  for (const { item } of fitting.toSorted((a, b) => b.rating - a.rating)) {
    const group = groups.get(item.group) ?? [];
    if (group.length < MAX_PER_GROUP) groups.set(item.group, [...group, item]);
  }
  const query = encodeURIComponent(text);
  const searches: SearchItem[] =
    text === ''
      ? []
      : [
          {
            id: 'search-jobs',
            group: 'Search',
            label: `Search jobs for “${text}”`,
            effect: go(`/portal/jobs?q=${query}`),
          },
          {
            id: 'search-all',
            group: 'Search',
            label: `Search everything for “${text}”`,
            effect: go(`/search?q=${query}`),
          },
        ];
  return [...[...groups.values()].flat(), ...searches];
}
