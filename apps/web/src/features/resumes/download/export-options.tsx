import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Select } from '../../../shared/ui/select.tsx';
import {
  ACCENTS,
  type ExportChoice,
  listPageOptions,
  moveItem,
  PAGE_SIZES,
  SECTION_NAMES,
  SELECT_CHOICES,
  type SectionId,
  withChoice,
} from './export-choices.ts';

interface ExportOptionsProps {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  /** Pages of the uploaded PDF; null for other files. */
  filePages: number | null;
  /** The sections of the résumé in the order of the page. */
  sections: readonly SectionId[];
}

/** What can be chosen besides the template. An empty choice is the template's own. */
export function ExportOptions({ choice, onChange, filePages, sections }: ExportOptionsProps) {
  const choose = <Name extends keyof ExportChoice>(name: Name, value: string) =>
    onChange(withChoice(choice, name, (value || undefined) as ExportChoice[Name]));
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 @min-[34rem]:grid-cols-2 @min-[50rem]:grid-cols-1">
        <Select
          name="pages"
          label="Pages"
          options={listPageOptions(filePages)}
          value={choice.pages ?? 'file'}
          onChange={({ target }) => choose('pages', target.value)}
        />
        <Select
          name="paper"
          label="Paper size"
          options={PAGE_SIZES}
          value={choice.paper ?? 'us-letter'}
          onChange={({ target }) => choose('paper', target.value)}
        />
        {SELECT_CHOICES.map(({ name, label, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            required={false}
            placeholder="As in the template"
            options={options}
            value={choice[name] ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
      </div>
      <AccentChoice value={choice.accent} onChange={(accent) => choose('accent', accent)} />
      <SectionOrder sections={sections} onChange={(order) => onChange(withChoice(choice, 'order', order))} />
    </div>
  );
}

function AccentChoice({ value, onChange }: { value: string | undefined; onChange: (accent: string) => void }) {
  const isOwn = value !== undefined && !ACCENTS.some((accent) => accent.value === value);
  return (
    <fieldset>
      <legend className="mb-2 text-small font-strong">Color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {[{ value: '', name: 'As in the template' }, ...ACCENTS].map((accent) => (
          <label
            key={accent.value}
            title={accent.name}
            className={cx(
              'flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-control border-2 px-1 text-note has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              (value ?? '') === accent.value ? 'border-ink' : 'border-line hover:border-edge',
            )}
          >
            <input
              type="radio"
              name="accent"
              value={accent.value}
              checked={(value ?? '') === accent.value}
              onChange={() => onChange(accent.value)}
              className="sr-only"
            />
            {accent.value === '' ? (
              <span className="px-2">{accent.name}</span>
            ) : (
              <>
                <svg viewBox="0 0 1 1" aria-hidden="true" className="size-6 rounded-control">
                  <rect width="1" height="1" fill={`#${accent.value}`} />
                </svg>
                <span className="sr-only">{accent.name}</span>
              </>
            )}
          </label>
        ))}
        <label className="flex items-center gap-2 pl-2 text-note">
          Another color
          <input
            type="color"
            value={`#${isOwn ? value : '0f5a73'}`}
            onChange={({ target }) => onChange(target.value.slice(1))}
            className="h-9 w-12 cursor-pointer rounded-control border border-edge bg-raised p-1"
          />
        </label>
      </div>
    </fieldset>
  );
}

interface SectionOrderProps {
  sections: readonly SectionId[];
  onChange: (order: SectionId[]) => void;
}

function SectionOrder({ sections, onChange }: SectionOrderProps) {
  return (
    <details className="group">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center gap-1 text-small font-strong">
        Order of sections
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="flex max-w-form flex-col pt-1">
        {sections.map((section, index) => (
          <li key={section} className="flex items-center justify-between gap-2 border-b border-line py-1">
            {SECTION_NAMES[section]}
            <span className="flex">
              {([-1, 1] as const).map((step) => (
                <IconButton
                  key={step}
                  size="small"
                  label={`Move ${SECTION_NAMES[section]} ${step < 0 ? 'up' : 'down'}`}
                  aria-disabled={index + step < 0 || index + step >= sections.length || undefined}
                  icon={
                    step < 0 ? <ChevronUp aria-hidden="true" size={18} /> : <ChevronDown aria-hidden="true" size={18} />
                  }
                  onClick={() => onChange(moveItem(sections, index, step))}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
