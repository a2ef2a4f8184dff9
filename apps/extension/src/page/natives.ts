/**
 * Methods of the browser as they were when this file was loaded, called on an element without asking the element.
 *
 * In the extension, this code runs in an isolated world: the page's scripts can't replace these prototypes, and what they define on an
 * element isn't visible here. That protects every method and setter. It doesn't protect from what the page does with its own elements
 * (moving, hiding, or replacing them), which `checks.ts` looks at again before each value.
 */
const { apply } = Reflect;
type Setter = (value: unknown) => void;
type Getter = () => unknown;

const findSetter = (prototype: object, name: string): Setter => {
  const set = Object.getOwnPropertyDescriptor(prototype, name)?.set;
  if (!set) throw new Error(`No setter of ${name}`);
  return set;
};

const findGetter = (prototype: object, name: string): Getter => {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new Error(`No getter of ${name}`);
  return get;
};

const inputValue = findSetter(HTMLInputElement.prototype, 'value');
const readInputValue = findGetter(HTMLInputElement.prototype, 'value');
const areaValue = findSetter(HTMLTextAreaElement.prototype, 'value');
const readAreaValue = findGetter(HTMLTextAreaElement.prototype, 'value');
const selectIndex = findSetter(HTMLSelectElement.prototype, 'selectedIndex');
const inputFiles = findSetter(HTMLInputElement.prototype, 'files');
const optionSelected = findSetter(HTMLOptionElement.prototype, 'selected');
const { click, focus, blur } = HTMLElement.prototype;
const { dispatchEvent } = EventTarget.prototype;

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Elements of a frame belong to another window, so that `instanceof` doesn't know them. */
export const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input';
export const isArea = (element: Element): element is HTMLTextAreaElement => element.localName === 'textarea';
export const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';

export function setText(element: TextControl, text: string): void {
  apply(isArea(element) ? areaValue : inputValue, element, [text]);
}

export const getText = (element: TextControl): string =>
  String(apply(isArea(element) ? readAreaValue : readInputValue, element, []));

export const setSelectedIndex = (element: HTMLSelectElement, index: number): void =>
  apply(selectIndex, element, [index]);
export const setOptionSelected = (element: HTMLOptionElement, selected: boolean): void =>
  apply(optionSelected, element, [selected]);
export const setFiles = (element: HTMLInputElement, files: FileList): void => apply(inputFiles, element, [files]);
export const clickOn = (element: HTMLElement): void => apply(click, element, []);
export const focusOn = (element: HTMLElement): void => apply(focus, element, [{ preventScroll: true }]);
export const blurFrom = (element: HTMLElement): void => apply(blur, element, []);

export function send(element: EventTarget, event: Event): void {
  apply(dispatchEvent, element, [event]);
}
