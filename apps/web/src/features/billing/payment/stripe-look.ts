import type { Appearance } from '@stripe/stripe-js';

/**
 * Stripe's fields in the page's own colors. They stand in a frame of Stripe's, which knows no custom property of ours: so the colors are read as
 * the page has them now, in its theme and its brand.
 */
export function stripeLook(page: CSSStyleDeclaration, probe: (colour: string) => string): Appearance {
  const colour = (name: string) => probe(page.getPropertyValue(`--color-${name}`));
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour('accent'),
      colorBackground: colour('raised'),
      colorText: colour('ink'),
      colorTextSecondary: colour('soft'),
      colorTextPlaceholder: colour('soft'),
      colorDanger: colour('danger-text'),
      fontFamily: 'Arial, "Liberation Sans", sans-serif',
      fontSizeBase: '17px',
      borderRadius: '4px',
      gridRowSpacing: '20px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('edge')}`, boxShadow: 'none' },
      '.Input:hover': { borderColor: colour('ink') },
      '.Input:focus': { borderColor: colour('ink'), outline: `2px solid ${colour('accent')}`, boxShadow: 'none' },
      '.Input--invalid': { borderColor: colour('danger'), boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '15px' },
      '.Error': { fontWeight: '500', fontSize: '15px' },
    },
  };
}

/** `light-dark()` and `color-mix()` as the plain color that they are here and now. */
export function plainColour(colour: string): string {
  const element = document.createElement('span');
  element.hidden = true;
  element.style.color = colour;
  document.body.append(element);
  const plain = getComputedStyle(element).color;
  element.remove();
  return plain;
}
