/** Pixels that a mouse may move with its button down before this is a drag. */
const MOUSE_SLOP = 6;
/** Pixels that a finger may move while it rests. More is scrolling. */
const TOUCH_SLOP = 10;
/** Milliseconds that a finger rests before it picks up a card. */
const TOUCH_DELAY_MS = 300;
/** Near an edge of this many pixels, a list scrolls by up to as many pixels a frame. */
const EDGE = 56;
const MAX_SCROLL = 18;

export interface DragHandlers {
  onStart: (id: string) => void;
  /** @param key of the position below the pointer; null for none, or if it was canceled */
  onEnd: (id: string, key: string | null) => void;
}

interface Press {
  card: HTMLElement;
  id: string;
  pointerId: number;
  isTouch: boolean;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Drag {
  press: Press;
  copy: HTMLElement;
  /** From the pointer to the corner of the copy. */
  dx: number;
  dy: number;
  x: number;
  y: number;
  over: HTMLElement | null;
  frame: number;
}

/**
 * Lets cards (`data-card`) be dragged to positions (`data-position`) with a mouse, a pen, or a finger that rests on one. Nothing but a copy of
 * the card moves, so the size of the board doesn’t matter. Lists that should scroll at their edges have `data-scrolls`: `x` or `y`.
 * @returns a function that detaches it
 */
export function attachPointerDrag(root: HTMLElement, { onStart, onEnd }: DragHandlers): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(name, handle, { ...options, signal: stop.signal });
  let press: Press | null = null;
  let drag: Drag | null = null;

  function release(): void {
    clearTimeout(press?.timer);
    press = null;
  }

  function start(pressed: Press): void {
    clearTimeout(pressed.timer);
    drag = createDrag(pressed);
    root.dataset.dragging = '';
    root.setPointerCapture(pressed.pointerId);
    if (pressed.isTouch) navigator.vibrate?.(10);
    const draw = () => {
      if (!drag) return;
      drawDrag(root, drag);
      drag.frame = requestAnimationFrame(draw);
    };
    draw();
    onStart(pressed.id);
  }

  function end(isDropped: boolean): void {
    const done = drag;
    release();
    if (!done) return;
    drag = null;
    cancelAnimationFrame(done.frame);
    done.copy.remove();
    delete root.dataset.dragging;
    delete done.press.card.dataset.lifted;
    delete done.over?.dataset.over;
    suppressClick();
    onEnd(done.press.id, (isDropped && done.over?.dataset.position) || null);
  }

  listen('pointerdown', (event) => {
    const target = event.target as Element;
    const card = target.closest<HTMLElement>('[data-card]');
    if (drag || !event.isPrimary || event.button !== 0 || !card || target.closest('button, [data-no-drag]')) return;
    const isTouch = event.pointerType === 'touch';
    const pressed: Press = {
      card,
      id: card.dataset.card ?? '',
      pointerId: event.pointerId,
      isTouch,
      x: event.clientX,
      y: event.clientY,
      timer: undefined,
    };
    if (isTouch) pressed.timer = setTimeout(() => start(pressed), TOUCH_DELAY_MS);
    press = pressed;
  });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press?.pointerId) return;
    if (drag) {
      drag.x = clientX;
      drag.y = clientY;
      return;
    }
    const moved = Math.hypot(clientX - press.x, clientY - press.y);
    if (press.isTouch && moved > TOUCH_SLOP) release();
    else if (!press.isTouch && moved > MOUSE_SLOP) {
      start(press);
      const started = drag as Drag | null;
      if (started) Object.assign(started, { x: clientX, y: clientY });
    }
  });
  listen('pointerup', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press?.pointerId) return;
    if (drag) {
      Object.assign(drag, { x: clientX, y: clientY });
      markTarget(root, drag);
    }
    end(true);
  });
  listen('pointercancel', () => end(false));
  listen('lostpointercapture', () => end(false));
  // Otherwise the finger that carries a card would scroll.
  listen('touchmove', (event) => drag && event.preventDefault(), { passive: false });
  listen('contextmenu', (event) => press?.isTouch && event.preventDefault());
  // The browser’s own dragging of links.
  listen('dragstart', (event) => press && event.preventDefault());
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      end(false);
    },
    { signal: stop.signal, capture: true },
  );
  stop.signal.addEventListener('abort', () => end(false));
  return () => stop.abort();
}

function createDrag(press: Press): Drag {
  const { card, x, y } = press;
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  copy.inert = true;
  copy.removeAttribute('data-card');
  copy.dataset.copy = '';
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${left}px, ${top}px)`,
  });
  card.dataset.lifted = '';
  document.body.append(copy);
  return { press, copy, dx: left - x, dy: top - y, x, y, over: null, frame: 0 };
}

function drawDrag(root: HTMLElement, drag: Drag): void {
  drag.copy.style.transform = `translate(${drag.x + drag.dx}px, ${drag.y + drag.dy}px) rotate(1.5deg)`;
  const below = markTarget(root, drag);
  scrollAtEdge(below?.closest<HTMLElement>('[data-scrolls=y]') ?? null, 'y', drag.y);
  scrollAtEdge(root.querySelector<HTMLElement>('[data-scrolls=x]'), 'x', drag.x);
}

/** Marks the position below the pointer. @returns the element there */
function markTarget(root: HTMLElement, drag: Drag): Element | null {
  const below = document.elementFromPoint(drag.x, drag.y);
  const over = below?.closest<HTMLElement>('[data-position]') ?? null;
  const target = over && root.contains(over) ? over : null;
  if (target !== drag.over) {
    delete drag.over?.dataset.over;
    if (target) target.dataset.over = '';
    drag.over = target;
  }
  return below;
}

function scrollAtEdge(list: HTMLElement | null, axis: 'x' | 'y', at: number): void {
  if (!list) return;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  const [start, end] = axis === 'x' ? [Math.max(0, left), Math.min(innerWidth, right)] : [top, bottom];
  const speed = Math.max(0, EDGE - (end - at)) - Math.max(0, EDGE - (at - start));
  if (speed === 0) return;
  const step = Math.sign(speed) * Math.min(MAX_SCROLL, (Math.abs(speed) / EDGE) * MAX_SCROLL);
  if (axis === 'x') list.scrollLeft += step;
  else list.scrollTop += step;
}

/** The click that follows a drop isn’t one on the card’s link. */
function suppressClick(): void {
  const stop = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
  setTimeout(() => stop.abort(), 0);
}
