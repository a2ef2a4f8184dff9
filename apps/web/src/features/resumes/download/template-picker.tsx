import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { type ExportChoice, TEMPLATES, type TemplateId } from './export-choices.ts';
import { loadPreview } from './use-preview.ts';

/** Pixels per point of a thumbnail. */
const THUMBNAIL_SCALE = 0.35;
/** How far outside the window thumbnails are loaded. */
const LOAD_MARGIN = '200px';

interface TemplatePickerProps {
  id: string;
  version: number;
  paper: ExportChoice['paper'];
  selected: TemplateId;
  onSelect: (template: TemplateId) => void;
}

/** The templates as small pictures of the member's own résumé. */
export function TemplatePicker({ id, version, paper, selected, onSelect }: TemplatePickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-strong">Template</legend>
      <div className="flex snap-x gap-3 overflow-x-auto p-1 @min-[34rem]:grid @min-[34rem]:grid-cols-4 @min-[50rem]:grid-cols-8 @min-[50rem]:gap-2">
        {TEMPLATES.map((template) => (
          <label
            key={template.id}
            className={cx(
              'relative flex w-36 shrink-0 cursor-pointer snap-start flex-col gap-2 rounded-panel border p-2 transition-colors @min-[34rem]:w-auto has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              template.id === selected ? 'border-ink bg-raised' : 'border-line hover:border-edge',
            )}
          >
            <input
              type="radio"
              name="template"
              value={template.id}
              checked={template.id === selected}
              onChange={() => onSelect(template.id)}
              className="sr-only"
            />
            <Thumbnail id={id} version={version} paper={paper} template={template.id} />
            <span>
              <span className="flex items-center gap-1.5 text-small font-strong">
                <span
                  aria-hidden="true"
                  className={cx(
                    'size-3 shrink-0 rounded-full border',
                    template.id === selected ? 'border-4 border-ink' : 'border-edge',
                  )}
                />
                {template.name}
              </span>
              <span className="block text-note text-soft">{template.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ThumbnailProps {
  id: string;
  version: number;
  paper: ExportChoice['paper'];
  template: TemplateId;
}

/** The first page with one template, loaded once it is near the window. */
function Thumbnail({ id, version, paper, template }: ThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [png, setPng] = useState<string | null>(null);
  useEffect(() => {
    if (!box.current) return;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadPreview({ id, version, template, ...(paper && { paper }), scale: THUMBNAIL_SCALE, page: 1 }).then(
          ({ pictures }) => isCurrent && setPng(pictures[0]?.png ?? null),
          // The name of the template remains.
          () => undefined,
        );
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(box.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [id, version, paper, template]);
  return (
    <span ref={box} className="block aspect-[8.5/11] overflow-hidden border border-line bg-[white]">
      {png !== null && <img src={`data:image/png;base64,${png}`} alt="" className="block h-auto w-full" />}
    </span>
  );
}
