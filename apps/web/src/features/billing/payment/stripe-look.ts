import type { Appearance } from '@stripe/stripe-js';

/**
 * Styles Stripe's fields in the page's colors. Stripe's iframe can't read our custom properties, so the colors come
 * from the rendered page, in its current theme and brand.
 */
export function stripeAppearance(page: CSSStyleDeclaration, probe: (color: string) => string): Appearance {
  const color = (name: string) => probe(page.getPropertyValue(`--color-${name}`));
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('raised'),
      colorText: color('ink'),
      colorTextSecondary: color('soft'),
      colorTextPlaceholder: color('soft'),
      colorDanger: color('danger-text'),
      fontFamily: 'Arial, "Liberation Sans", sans-serif',
      fontSizeBase: '17px',
      borderRadius: '4px',
      gridRowSpacing: '20px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('edge')}`, boxShadow: 'none' },
      '.Input:hover': { borderColor: color('ink') },
      '.Input:focus': { borderColor: color('ink'), outline: `2px solid ${color('accent')}`, boxShadow: 'none' },
      '.Input--invalid': { borderColor: color('danger'), boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '15px' },
      '.Error': { fontWeight: '500', fontSize: '15px' },
    },
  };
}

/** Resolves `light-dark()` and `color-mix()` to plain colors. */
export function resolveColor(color: string): string {
  const element = document.createElement('span');
  element.hidden = true;
  element.style.color = color;
  document.body.append(element);
  const resolved = getComputedStyle(element).color;
  element.remove();
  return resolved;
}
