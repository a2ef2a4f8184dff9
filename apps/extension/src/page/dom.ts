/**
 * Reading the page's elements by the browser's own methods. A form's controls can be named `parentElement` or `children`, and the form then
 * answers with the control: so properties are never read from an element that may be a form.
 */
const { apply } = Reflect;

const getter = (prototype: object, name: string): (() => unknown) => {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new Error(`No getter of ${name}`);
  return get;
};

const reads = {
  parentElement: getter(Node.prototype, 'parentElement'),
  previousSibling: getter(Node.prototype, 'previousSibling'),
  nextSibling: getter(Node.prototype, 'nextSibling'),
  childNodes: getter(Node.prototype, 'childNodes'),
  ownerDocument: getter(Node.prototype, 'ownerDocument'),
  isConnected: getter(Node.prototype, 'isConnected'),
  children: getter(Element.prototype, 'children'),
  localName: getter(Element.prototype, 'localName'),
  assignedSlot: getter(Element.prototype, 'assignedSlot'),
  shadowRoot: getter(Element.prototype, 'shadowRoot'),
  scrollLeft: getter(Element.prototype, 'scrollLeft'),
  scrollTop: getter(Element.prototype, 'scrollTop'),
};
const { getAttribute, hasAttribute, querySelectorAll, closest, matches, getBoundingClientRect, checkVisibility } =
  Element.prototype;
const { contains, getRootNode, compareDocumentPosition } = Node.prototype;

export const parentElementOf = (node: Node): Element | null => apply(reads.parentElement, node, []) as Element | null;
export const previousOf = (node: Node): Node | null => apply(reads.previousSibling, node, []) as Node | null;
export const nextOf = (node: Node): Node | null => apply(reads.nextSibling, node, []) as Node | null;
export const childNodesOf = (node: Node): NodeListOf<ChildNode> =>
  apply(reads.childNodes, node, []) as NodeListOf<ChildNode>;
export const childrenOf = (element: Element): Element[] => [...(apply(reads.children, element, []) as HTMLCollection)];
export const documentOf = (element: Element): Document => apply(reads.ownerDocument, element, []) as Document;
export const isConnected = (element: Element): boolean => apply(reads.isConnected, element, []) === true;
export const tagOf = (element: Element): string => String(apply(reads.localName, element, []));
export const shadowOf = (element: Element): ShadowRoot | null =>
  apply(reads.shadowRoot, element, []) as ShadowRoot | null;
export const scrollOf = (element: Element): { left: number; top: number } => ({
  left: Number(apply(reads.scrollLeft, element, [])),
  top: Number(apply(reads.scrollTop, element, [])),
});
export const attributeOf = (element: Element, name: string): string | null =>
  apply(getAttribute, element, [name]) as string | null;
export const hasAttributeOf = (element: Element, name: string): boolean =>
  apply(hasAttribute, element, [name]) as boolean;
export const closestOf = (element: Element, selector: string): Element | null =>
  apply(closest, element, [selector]) as Element | null;
export const matchesOf = (element: Element, selector: string): boolean =>
  apply(matches, element, [selector]) as boolean;
export const rectOf = (element: Element): DOMRect => apply(getBoundingClientRect, element, []) as DOMRect;
export const isRendered = (element: Element): boolean => apply(checkVisibility, element, []) as boolean;
export const holds = (outer: Node, inner: Node | null): boolean => apply(contains, outer, [inner]) as boolean;
export const rootOf = (node: Node): Document | ShadowRoot => apply(getRootNode, node, []) as Document | ShadowRoot;
export const isBefore = (a: Node, b: Node): boolean =>
  ((apply(compareDocumentPosition, a, [b]) as number) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The next element beside an element. */
export function nextElementOf(element: Element): Element | null {
  let node = nextOf(element);
  while (node && node.nodeType !== Node.ELEMENT_NODE) node = nextOf(node);
  return node as Element | null;
}

/** The element before an element. */
export function previousElementOf(element: Element): Element | null {
  let node = previousOf(element);
  while (node && node.nodeType !== Node.ELEMENT_NODE) node = previousOf(node);
  return node as Element | null;
}

/** Elements in an element, a document, or a shadow root. */
export function findAll(root: ParentNode, selector: string): Element[] {
  return root instanceof Element || 'getAttribute' in root
    ? [...(apply(querySelectorAll, root, [selector]) as NodeListOf<Element>)]
    : [...root.querySelectorAll(selector)];
}

/** The parent on the screen: an element of a shadow root lies in its host. */
export const parentOf = (element: Element): Element | null =>
  (apply(reads.assignedSlot, element, []) as Element | null) ??
  parentElementOf(element) ??
  (rootOf(element) as Partial<ShadowRoot>).host ??
  null;

/** Whether an element is in another one, also in a shadow root in it. */
export function holdsAcross(outer: Node, inner: Node): boolean {
  for (let current: Node | null = inner; current; current = (rootOf(current) as Partial<ShadowRoot>).host ?? null)
    if (holds(outer, current)) return true;
  return false;
}

/** The closest ancestor, also out of shadow roots. */
export function closestAcross(element: Element, selector: string): Element | null {
  for (let current: Element | null = element; current; ) {
    const found = closestOf(current, selector);
    if (found) return found;
    current = (rootOf(current) as Partial<ShadowRoot>).host ?? null;
  }
  return null;
}
