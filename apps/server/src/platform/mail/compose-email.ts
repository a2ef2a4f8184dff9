import type { Brand } from '@foothold/brand';
import { createAccentShades } from '@foothold/brand/color';
import type { CalendarFile, Message } from './mail.ts';

export interface EmailContent {
  to: string;
  subject: string;
  greeting: string;
  /** Paragraphs of plain text. Line breaks are preserved. */
  body: string[];
  /** Things that the email is about, after the paragraphs. Each title is a link. */
  items?: readonly EmailItem[];
  /** A paragraph after the items. */
  after?: string;
  /** The main button, if any. */
  action?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
  /** How to unsubscribe. Only emails that an account doesn’t need have it. */
  unsubscribe?: {
    /** Why the reader gets the email: a sentence. */
    reason: string;
    /** What the link does. */
    label: string;
    /** The URL that mail programs post to. */
    oneClickUrl: string;
    /** The page that people open. */
    pageUrl: string;
  };
  calendar?: CalendarFile;
}

export interface EmailItem {
  /** Above the first item of a group. */
  heading?: string;
  title: string;
  url: string;
  lines: readonly string[];
  /** Whom to name for it, with a link. */
  source?: { label: string; url: string | null };
}

/** Renders an email as text and HTML. Input is plain text and is always escaped. */
export function composeEmail(message: EmailContent, brand: Brand): Message {
  const paragraphs = [message.greeting, ...message.body];
  const signature = `${brand.legalName} · ${brand.address.join(', ')}`;
  const text = [
    ...paragraphs,
    ...(message.items ?? []).map(renderTextItem),
    ...(message.after ? [message.after] : []),
    ...(message.action ? [`${message.action.label}:\n${message.action.url}`] : []),
    ...(message.note ? [message.note] : []),
    ...(message.unsubscribe
      ? [`${message.unsubscribe.reason} ${message.unsubscribe.label}:\n${message.unsubscribe.pageUrl}`]
      : []),
    `-- \n${signature}`,
  ].join('\n\n');
  return {
    to: message.to,
    subject: message.subject,
    text,
    html: renderHtml(message, paragraphs, signature, brand),
    kind: message.unsubscribe ? 'news' : 'transactional',
    ...(message.unsubscribe && { unsubscribeUrl: message.unsubscribe.oneClickUrl }),
    ...(message.calendar && { calendar: message.calendar }),
  };
}

const renderTextItem = ({ heading, title, url, lines, source }: EmailItem): string =>
  [
    ...(heading === undefined ? [] : [`${heading}\n`]),
    title,
    ...lines,
    ...(source ? [['Source:', source.label, source.url].filter(Boolean).join(' ')] : []),
    url,
  ].join('\n');

const shadesByBrand = new WeakMap<Brand, ReturnType<typeof createAccentShades>>();

/** Colors of a button. Finding shades with enough contrast takes longer than the rest of an email. */
function getShades(brand: Brand) {
  const known = shadesByBrand.get(brand);
  if (known) return known.light;
  const shades = createAccentShades(brand.colors.accent);
  shadesByBrand.set(brand, shades);
  return shades?.light;
}

function renderHtml(message: EmailContent, paragraphs: string[], signature: string, brand: Brand): string {
  const shades = getShades(brand);
  const action = message.action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(message.action.url)}" style="background:${shades?.fill};color:${shades?.onFill};padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(message.action.label)}</a></p>` +
      `<p style="color:#5b5f63;font-size:14px">If the button doesn’t work, open this link:<br>${escapeHtml(message.action.url)}</p>`
    : '';
  const note = message.note ? `<p style="color:#5b5f63;font-size:14px">${escapeHtml(message.note)}</p>` : '';
  const unsubscribe = message.unsubscribe
    ? `<p style="color:#5b5f63;font-size:13px">${escapeHtml(message.unsubscribe.reason)} <a href="${escapeHtml(message.unsubscribe.pageUrl)}" style="color:#5b5f63">${escapeHtml(message.unsubscribe.label)}</a></p>`
    : '';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(message.subject)}</title></head>` +
    '<body style="margin:0;background:#faf7f2;color:#1b1f23;font:16px/1.55 Helvetica,Arial,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px">' +
    `<p style="font:600 20px Georgia,serif;margin:0 0 24px">${escapeHtml(brand.name)}</p>` +
    paragraphs.map(renderParagraph).join('') +
    (message.items ?? []).map(renderHtmlItem).join('') +
    (message.after ? renderParagraph(message.after) : '') +
    action +
    note +
    `<hr style="border:0;border-top:1px solid #e4ddd2;margin:32px 0 16px"><p style="color:#5b5f63;font-size:13px">${escapeHtml(signature)}</p>` +
    unsubscribe +
    '</div></body></html>'
  );
}

const renderParagraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function renderHtmlItem({ heading, title, url, lines, source }: EmailItem): string {
  const link = (label: string, to: string, style: string) =>
    `<a href="${escapeHtml(to)}" style="color:#1b1f23;${style}">${escapeHtml(label)}</a>`;
  const named = source?.url ? link(source.label, source.url, 'color:#5b5f63') : escapeHtml(source?.label ?? '');
  return (
    (heading === undefined
      ? ''
      : `<h2 style="font:600 18px Georgia,serif;margin:28px 0 10px">${escapeHtml(heading)}</h2>`) +
    `<p style="margin:0;padding:14px 0;border-top:1px solid #e4ddd2">${link(title, url, 'font-weight:600')}` +
    lines.map((line) => `<br>${escapeHtml(line)}`).join('') +
    (source ? `<br><span style="color:#5b5f63;font-size:14px">Source: ${named}</span>` : '') +
    '</p>'
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
