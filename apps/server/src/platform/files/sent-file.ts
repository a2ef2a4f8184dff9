/** What a browser gets: it saves the file, whatever it holds, and never shows it. */
export interface SentFile {
  headers: Record<string, string>;
  body: File;
}

/** Names with other characters than ASCII are encoded (RFC 6266 and RFC 8187). */
export const toSentFile = (body: File): SentFile => ({
  headers: {
    'content-disposition': `attachment; filename="${body.name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(body.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
});

/** Shortens a name to so many characters and keeps its extension. */
export function shortenFileName(name: string, most: number): string {
  if (name.length <= most) return name;
  const [extension = ''] = /\.[A-Za-z0-9]{1,5}$/.exec(name) ?? [];
  return `${name.slice(0, most - extension.length)}${extension}`;
}
