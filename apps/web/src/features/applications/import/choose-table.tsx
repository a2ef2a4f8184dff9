import { importLimits } from '@foothold/contracts/applications/import-choices';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import type { ImportFlow } from './use-import.ts';

/** The first step: a file, or cells copied from a spreadsheet. */
export function ChooseTable({ flow }: { flow: ImportFlow }) {
  const [text, setText] = useState('');
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <FileDrop
        name="table"
        label="Choose a CSV file"
        noun="CSV file"
        accept=".csv,.tsv,.txt"
        maxBytes={importLimits.bytes}
        judgedByContent
        prominent
        onFile={(file) => file && void flow.readFile(file)}
        note="CSV with one job per row, up to 2 MB and 5,000 rows"
        optional
      />
      <TextArea
        name="cells"
        label="Or paste cells from a spreadsheet"
        hint="Select the cells with their headings, copy them, and paste them here."
        required={false}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        className="self-start"
        busy={flow.busy}
        busyLabel="Reading…"
        disabled={text.trim() === ''}
        onClick={() => void flow.readText(text)}
      >
        Read pasted cells
      </Button>
      <p className="text-small text-soft">
        We recognize the columns of exports from Huntr and Teal, and of our own. For anything else, you choose what each
        column holds. Excel and Google Sheets can save a sheet as CSV.
      </p>
    </div>
  );
}
