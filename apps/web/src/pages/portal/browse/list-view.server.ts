/** How much the rows of a list of jobs show. */
export type ListView = 'compact' | 'detailed';

const COOKIE = 'job-list';
const YEAR_SECONDS = 365 * 86_400;

const parseView = (text: string | undefined | null): ListView | null =>
  text === 'detailed' || text === 'compact' ? text : null;

/** The view that the URL asks for, or the one that was chosen last in this browser. */
export function readListView(request: Request): ListView {
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  return readWantedView(request) ?? parseView(cookie) ?? 'compact';
}

/** Headers that make the browser remember a view that the URL asks for. */
export function rememberListView(request: Request): { headers?: HeadersInit } {
  const view = readWantedView(request);
  if (view === null) return {};
  return {
    headers: { 'set-cookie': `${COOKIE}=${view}; Path=/portal; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly` },
  };
}

const readWantedView = (request: Request) => parseView(new URL(request.url).searchParams.get('view'));
