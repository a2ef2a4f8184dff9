import type { Resume } from '../../resume/model.ts';
import type { FieldPath } from '../../resume/reading.ts';
import { listOtherTexts } from './skill-uses.ts';

export interface PlacedText {
  path: FieldPath;
  text: string;
}

/** Every text of a résumé with its address, except dates and grades. */
export function listAllTexts(resume: Resume): PlacedText[] {
  const texts: PlacedText[] = [];
  const push = (path: FieldPath, text: string | undefined) => {
    if (text?.trim()) texts.push({ path, text });
  };
  for (const field of ['name', 'email', 'phone', 'location'] as const) push(`contact/${field}`, resume.contact[field]);
  for (const { path, text } of listOtherTexts(resume)) push(path, text);
  for (const list of ['work', 'volunteer'] as const) {
    for (const { id, title, employer, location, summary, bullets } of resume[list]) {
      push(`${list}/${id}/title`, title);
      push(`${list}/${id}/employer`, employer);
      push(`${list}/${id}/location`, location);
      push(`${list}/${id}/summary`, summary);
      for (const bullet of bullets) push(`${list}/${id}/bullets/${bullet.id}`, bullet.text);
    }
  }
  for (const { id, name, role, summary, bullets } of resume.projects) {
    push(`projects/${id}/name`, name);
    push(`projects/${id}/role`, role);
    push(`projects/${id}/summary`, summary);
    for (const bullet of bullets) push(`projects/${id}/bullets/${bullet.id}`, bullet.text);
  }
  for (const { id, institution, location } of resume.education) {
    push(`education/${id}/institution`, institution);
    push(`education/${id}/location`, location);
  }
  return texts;
}
