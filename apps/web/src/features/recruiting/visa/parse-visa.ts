import { visaLimits } from '@foothold/contracts/recruiting/visa-choices';
import { CLOCK_STATUSES, type ClockStatus } from '@foothold/core/visa';
import { readFormText } from '../../../shared/api/form-text.ts';
import { FACT_GROUPS, type FactField } from './fields.ts';

export const parseStatus = (text: string | null): ClockStatus | undefined =>
  CLOCK_STATUSES.find((status) => status === text);

/** The name of an input. The API names problems in the same way. */
export const getInputName = (name: string): string => `facts.${name}`;
export const getNoneName = (name: string): string => `none.${name}`;

/** One input's text, or null if it's empty. */
const readText = (form: FormData, name: string): string | null => readFormText(form, name).trim() || null;

/** Reads the answers to the questions of one status. Everything else is left out. */
export function parseFacts(form: FormData, status: ClockStatus): Record<string, unknown> {
  const fields = FACT_GROUPS[status].flatMap(({ fields: own }): readonly FactField[] => own);
  return Object.fromEntries(fields.map((field) => [field.name, parseField(form, field)]));
}

function parseField(form: FormData, { kind, name }: FactField): unknown {
  if (kind !== 'jobs' && kind !== 'cpt') return readText(form, getInputName(name));
  const rows = listFilledRows(form, name).map((at) => parseRow(form, kind, getInputName(`${name}.${at}`)));
  if (rows.length > 0) return rows;
  return form.has(getNoneName(name)) ? [] : null;
}

function parseRow(form: FormData, kind: 'jobs' | 'cpt', prefix: string) {
  const period = { start: readText(form, `${prefix}.start`), end: readText(form, `${prefix}.end`) };
  if (kind === 'cpt') return { ...period, time: readText(form, `${prefix}.time`) };
  const hours = readText(form, `${prefix}.hours`);
  return { ...period, hours: hours === null ? null : Number(hours) };
}

/** The rows with any text, by their position in the form. */
function listFilledRows(form: FormData, name: string): number[] {
  const positions = Array.from({ length: visaLimits.periods + 1 }, (_, at) => at);
  return positions.filter((at) =>
    ['start', 'end', 'hours', 'time'].some((part) => readText(form, getInputName(`${name}.${at}.${part}`)) !== null),
  );
}

/** The API counts only rows with text, so its problems are moved to the rows of the form. */
export function restoreRows(fields: Readonly<Record<string, string>>, form: FormData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, name = '', at = '', rest = ''] = /^facts\.(jobs|cpt)\.(\d+)(.*)$/.exec(path) ?? [];
      if (name === '') return [path, message];
      return [`facts.${name}.${listFilledRows(form, name)[Number(at)] ?? at}${rest || '.start'}`, message];
    }),
  );
}
