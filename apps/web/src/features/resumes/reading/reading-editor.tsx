import { CONTACT_FIELDS, getSection, SECTIONS } from '../model/sections.ts';
import { AddEntry, EditSection } from './edit-section.tsx';
import { EditTopField } from './edit-top-field.tsx';
import { useEditor } from './editor-context.tsx';
import { SectionFrame } from './section-frame.tsx';
import { listShownSections, useSectionOrder } from './use-section-order.ts';

/** Every field of the résumé, editable in place, in the order of the page. */
export function ReadingEditor() {
  const { draft, order } = useEditor();
  const links = getSection('contact/links');
  const empty = SECTIONS.filter(({ id }) => draft.lists[id].length === 0);
  const shown = listShownSections(draft, order);
  const { list, getPlace } = useSectionOrder(shown);
  return (
    <div className="flex flex-col gap-10">
      <SectionFrame id="contact" label="Contact">
        <div className="grid items-start gap-x-3 gap-y-2.5 pt-4 sm:grid-cols-2">
          {CONTACT_FIELDS.map(({ key, label }) => (
            <EditTopField key={key} path={`contact/${key}`} label={label} />
          ))}
        </div>
      </SectionFrame>
      {draft.lists[links.id].length > 0 && <EditSection section={links} />}
      <div ref={list} className="flex flex-col gap-10">
        {shown.map((id) =>
          id === 'summary' ? (
            <SectionFrame key={id} id={id} label="Summary" place={getPlace(id)}>
              <div className="pt-4">
                <EditTopField path="summary" label="Sum up your experience in a few lines" kind="text" />
              </div>
            </SectionFrame>
          ) : (
            <EditSection key={id} section={getSection(id)} place={getPlace(id)} />
          ),
        )}
      </div>
      {empty.length > 0 && (
        <section aria-labelledby="more" className="flex flex-col gap-3">
          <h3 id="more" className="font-text text-small font-strong tracking-normal">
            Add a section
          </h3>
          <div className="flex flex-wrap gap-2">
            {empty.map((section) => (
              <AddEntry key={section.id} section={section} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
