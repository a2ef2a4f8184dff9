import type { Appearance } from '@stripe/stripe-js';

/**
 * Styles Stripe's fields in the page's colors. Stripe's iframe can't read our custom properties, so the colors come
 * from the rendered page, in its current theme and brand.
 */
export function buildStripeAppearance(
  page: CSSStyleDeclaration,
  probe: (readThemeColor: string) => string,
): Appearance {
  const readThemeColor = (name: string) => probe(page.getPropertyValue(`--color-${name}`));
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: readThemeColor('accent'),
      colorBackground: readThemeColor('raised'),
      colorText: readThemeColor('ink'),
      colorTextSecondary: readThemeColor('soft'),
      colorTextPlaceholder: readThemeColor('soft'),
      colorDanger: readThemeColor('danger-text'),
      fontFamily: 'Arial, "Liberation Sans", sans-serif',
      fontSizeBase: '17px',
      borderRadius: '4px',
      gridRowSpacing: '20px',
    },
    rules: {
      '.Input': { border: `1px solid ${readThemeColor('edge')}`, boxShadow: 'none' },
      '.Input:hover': { borderColor: readThemeColor('ink') },
      '.Input:focus': {
        borderColor: readThemeColor('ink'),
        outline: `2px solid ${readThemeColor('accent')}`,
        boxShadow: 'none',
      },
      '.Input--invalid': { borderColor: readThemeColor('danger'), boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '15px' },
      '.Error': { fontWeight: '500', fontSize: '15px' },
    },
  };
}

/** Resolves `light-dark()` and `color-mix()` to plain colors. */
export function resolveColor(readThemeColor: string): string {
  const element = document.createElement('span');
  element.hidden = true;
  element.style.color = readThemeColor;
  document.body.append(element);
  const resolved = getComputedStyle(element).color;
  element.remove();
  return resolved;
}
