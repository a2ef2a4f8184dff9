import { readFileSync } from 'node:fs';
import type { MailKind, MailMessage } from '@foothold/core/application-mail';

/** An email as its writer labeled it, with the places marked where it names the employer and the job. */
interface MarkedLine {
  id: string;
  kind: MailKind;
  from: string;
  subject: string;
  body: string;
  company: string | null;
  title: string | null;
}

export interface MarkedMail extends Pick<MarkedLine, 'id' | 'kind' | 'company' | 'title'> {
  message: MailMessage;
  /** What is marked as the employer, and as the job, without repetitions. */
  employers: string[];
  titles: string[];
}

const MARK = /⟦([EJ]):([^⟧]*)⟧/gu;

export const readMarkedMails = (file: string | URL): MarkedMail[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => toMarkedMail(JSON.parse(line) as MarkedLine));

function toMarkedMail({ id, kind, company, title, ...marked }: MarkedLine): MarkedMail {
  const all = [...`${marked.from}\n${marked.subject}\n${marked.body}`.matchAll(MARK)];
  const listMarked = (sign: string) => [
    ...new Set(all.filter(([, own]) => own === sign).map(([, , words = '']) => words)),
  ];
  const from = withoutMarks(marked.from);
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? (from.includes('@') ? from : '');
  return {
    id,
    kind,
    company,
    title,
    message: {
      from: { name: from.replace(/\s*<[^<>]*>\s*$/, '').replaceAll('"', ''), address: address.trim().toLowerCase() },
      subject: withoutMarks(marked.subject),
      sentAt: null,
      text: withoutMarks(marked.body),
    },
    employers: listMarked('E'),
    titles: listMarked('J'),
  };
}

const withoutMarks = (text: string): string => text.replaceAll(MARK, '$2');
