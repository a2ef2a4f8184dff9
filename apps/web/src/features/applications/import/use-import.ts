import type { ImportPreview } from '@foothold/contracts/applications/import';
import type { ApplicationState } from '@foothold/core/tracking';
import { useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { encodeFile } from './encode-file.ts';

export type ImportField = NonNullable<ImportPreview['columns'][number]['field']>;

/** The file or the pasted cells, with what the member chose about them. */
interface Table {
  bytes?: string;
  text?: string;
  columns?: (ImportField | null)[];
  headings?: boolean;
  states: { word: string; state: ApplicationState }[];
  includeDuplicates: boolean;
}

export interface ImportResult {
  id: string;
  added: number;
  skipped: number;
  unreadable: number;
}

export interface ImportFailure {
  message: string;
  hint?: string;
}

export interface ImportFlow {
  preview: ImportPreview | null;
  result: ImportResult | null;
  failure: ImportFailure | null;
  busy: boolean;
  includeDuplicates: boolean;
  readFile(file: File): Promise<void>;
  readText(text: string): Promise<void>;
  setColumn(at: number, field: ImportField | null): Promise<void>;
  setHeadings(headings: boolean): Promise<void>;
  setState(word: string, state: ApplicationState): Promise<void>;
  setIncludeDuplicates(include: boolean): Promise<void>;
  send(): Promise<void>;
  startOver(): void;
}

function toFailure(error: unknown): ImportFailure {
  const problem = error instanceof RefusedError ? error.problem : null;
  if (!problem) return describeFailure(error);
  const [field] = Object.values(problem.fields);
  return { message: field ?? problem.message, ...(problem.hint !== undefined && { hint: problem.hint }) };
}

/** Reads a table, shows what an import would do after each choice, and imports it. */
export function useImport(): ImportFlow {
  const [table, setTable] = useState<Table | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  async function look(next: Table): Promise<void> {
    const turn = ++latest.current;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call(endpoint('POST /api/applications/import/preview'), next);
      if (turn !== latest.current) return;
      setTable(next);
      setPreview(answer);
    } catch (error) {
      if (turn === latest.current) setFailure(toFailure(error));
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  }

  const change = async (changes: Partial<Table>) => {
    if (table) await look({ ...table, ...changes });
  };

  async function send(): Promise<void> {
    if (!table || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setResult(await call(endpoint('POST /api/applications/import'), table));
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  }

  const fresh = { states: [], includeDuplicates: false };
  return {
    preview,
    result,
    failure,
    busy,
    includeDuplicates: table?.includeDuplicates ?? false,
    readFile: async (file) => look({ bytes: await encodeFile(file), ...fresh }),
    readText: (text) => look({ text, ...fresh }),
    setColumn: (at, field) => change({ columns: moveField(preview, at, field) }),
    // Other columns are guessed then.
    setHeadings: (headings) => {
      const { columns: _, ...rest } = table ?? { ...fresh };
      return look({ ...rest, headings });
    },
    setState: (word, state) =>
      change({ states: [...(table?.states ?? []).filter((each) => each.word !== word), { word, state }] }),
    setIncludeDuplicates: (includeDuplicates) => change({ includeDuplicates }),
    send,
    startOver: () => {
      latest.current += 1;
      setTable(null);
      setPreview(null);
      setResult(null);
      setFailure(null);
      setBusy(false);
    },
  };
}

/** Several columns can go to the note, the tags, or the salary. Anything else moves from the column that had it. */
const REPEATABLE: readonly ImportField[] = ['note', 'tags', 'salary'];

export function moveField(
  preview: Pick<ImportPreview, 'columns'> | null,
  at: number,
  field: ImportField | null,
): (ImportField | null)[] {
  return (preview?.columns ?? []).map((column, index) => {
    if (index === at) return field;
    return column.field === field && field !== null && !REPEATABLE.includes(field) ? null : column.field;
  });
}
