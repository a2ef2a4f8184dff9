import type { FieldDescription, FieldKind, FormArea } from '@foothold/core/form-fill';

/** One field of a page, with the elements that it is made of. Never leaves the page. */
export interface PageControl {
  field: FieldDescription;
  /** The input, or each radio button or box of a group. */
  elements: readonly HTMLElement[];
  /** Labels of the elements of a group, in their order. */
  optionLabels: readonly string[];
  /** What a person clicks or sees instead of an element that isn't displayed. */
  shownBy: readonly Element[];
  /** `type` of the input when it was read. */
  type: string;
  page: Document;
  origin: string;
  /** The form that it is in. On a page without forms, the part of the page that is one. */
  area: Element | Document;
}

/** The forms of a page: `controls` by id of field. */
export interface PageForm {
  fields: readonly FieldDescription[];
  controls: ReadonlyMap<string, PageControl>;
  /** The forms that the fields are in. */
  areas: readonly FormArea[];
}

export type { FieldKind };
