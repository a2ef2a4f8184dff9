import { documentOf } from './dom.ts';
import { blurFrom, clickOn, focusOn, send, setText, type TextControl } from './natives.ts';

type View = Window & typeof globalThis;

export const viewOf = (element: Element): View => (documentOf(element).defaultView ?? window) as View;

export function sendInput(element: HTMLElement, data: string | null): void {
  const { InputEvent } = viewOf(element);
  send(element, new InputEvent('input', { bubbles: true, composed: true, data, inputType: 'insertReplacementText' }));
}

export const sendChange = (element: HTMLElement): void =>
  send(element, new (viewOf(element).Event)('change', { bubbles: true }));

/** Focuses an element. A window in the background sends no event, so that the page gets one made here. */
export function enter(element: HTMLElement): void {
  withEvent(element, ['focus', 'focusin'], () => focusOn(element));
}

export function exit(element: HTMLElement): void {
  withEvent(element, ['blur', 'focusout'], () => blurFrom(element));
}

function withEvent(element: HTMLElement, [direct, bubbling]: readonly [string, string], act: () => void): void {
  let wasSent = false;
  const listen = () => {
    wasSent = true;
  };
  element.addEventListener(direct, listen, { once: true });
  act();
  element.removeEventListener(direct, listen);
  if (wasSent) return;
  const { FocusEvent } = viewOf(element);
  send(element, new FocusEvent(direct, { composed: true }));
  send(element, new FocusEvent(bubbling, { bubbles: true, composed: true }));
}

/** Sets the text of an input as typing does: by the browser's own setter, which React's own state of the input doesn't see. */
export function type(element: TextControl, text: string): void {
  setText(element, text);
  sendInput(element, text);
}

/** A whole click with the events before it, which lists of options listen to. Doesn't click what submits a form: see `guard.ts`. */
export function press(element: HTMLElement): void {
  const { PointerEvent, MouseEvent } = viewOf(element);
  const rect = element.getBoundingClientRect();
  const place = {
    bubbles: true,
    cancelable: true,
    composed: true,
    button: 0,
    clientX: rect.left + rect.width / 2,
    clientY: rect.top + rect.height / 2,
    view: viewOf(element),
  };
  const pointer = { ...place, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  send(element, new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  send(element, new MouseEvent('mousedown', { ...place, buttons: 1 }));
  send(element, new PointerEvent('pointerup', pointer));
  send(element, new MouseEvent('mouseup', place));
  clickOn(element);
}

/** One key going down, which boxes for searching and open lists listen to. */
export function sendKey(element: EventTarget, key: 'Enter' | 'Escape' | 'Backspace', view: View): void {
  const { KeyboardEvent } = view;
  send(element, new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, composed: true }));
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
