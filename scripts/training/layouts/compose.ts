/** Puts the sections of a résumé in an order. */
import type { Section } from './headings.ts';
import { REST, type RestForms, type SectionWriter, writeOther, writeSections } from './sections.ts';
import type { Sheet } from './sheet.ts';

/** Writes a section with a heading of this element. */
export const sectionAs =
  (sheet: Sheet, element = 'h2', change?: (text: string) => string): SectionWriter =>
  (section, body) =>
    `<section data-in="${section}"><${element}>${sheet.heading(section, change)}</${element}>${body}</section>`;

/** Writes a section with its heading on a rail to the left. */
export const railAs =
  (sheet: Sheet, change?: (text: string) => string): SectionWriter =>
  (section, body) =>
    `<section class="rail" data-in="${section}"><h2>${sheet.heading(section, change)}</h2><div>${body}</div></section>`;

/** Writes a section of plain text, with a rule of this character under its heading. */
export const textAs =
  (
    sheet: Sheet,
    { change, rule = '', between = '\n' }: { change?: (text: string) => string; rule?: string; between?: string } = {},
  ): SectionWriter =>
  (section, body) => {
    const text = (change ?? ((same) => same))(sheet.headingText(section));
    const line = rule ? `${rule.repeat(text.length)}\n` : '';
    return `${sheet.heading(section, () => text)}\n${line}${body.trimEnd()}\n${between}`;
  };

export const upper = (text: string): string => text.toUpperCase();

export const colon = (text: string): string => `${text}:`;

export const spaced = (text: string): string => text.toUpperCase().split('').join(' ').replaceAll('   ', '  ');

/** Sections in this order; `rest` is what isn’t named. Those of which the person has nothing are left out. */
export function compose(
  sheet: Sheet,
  order: readonly (Section | 'rest')[],
  bodies: Partial<Record<Section, string>>,
  wrap: SectionWriter,
  forms: RestForms = {},
): string {
  const all: Partial<Record<Section, string>> = { summary: sheet.head('[{summary}]'), ...bodies };
  return order
    .map((section) => {
      if (section === 'rest')
        return writeSections(
          sheet,
          REST.filter((one) => !order.includes(one)),
          wrap,
          forms,
        );
      const body = all[section] ?? writeOther(sheet, section, forms);
      return body && wrap(section, body);
    })
    .join('');
}
