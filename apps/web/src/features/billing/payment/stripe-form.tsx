import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef } from 'react';
import type { PaymentFormProps } from './adapter.ts';
import { confirmWithStripe } from './stripe-confirm.ts';
import { buildStripeAppearance, resolveColor } from './stripe-look.ts';

const readAppearance = () => buildStripeAppearance(getComputedStyle(document.documentElement), resolveColor);

/** Calls back whenever the page's colors change, from the theme switch or the system. */
function onThemeChange(change: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener('themechange', change);
  system.addEventListener('change', change);
  return () => {
    removeEventListener('themechange', change);
    system.removeEventListener('change', change);
  };
}

/** Stripe's Payment Element. What the user types goes only to Stripe. */
export function StripeForm({ payment, onReady, onUnavailable }: PaymentFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ payment, onReady, onUnavailable });
  useEffect(() => {
    latest.current = { payment, onReady, onUnavailable };
  });
  const { clientSecret, service } = payment;
  const publishableKey = service.service === 'stripe' ? service.publishableKey : '';

  useEffect(() => {
    let isCanceled = false;
    const cleanups: (() => void)[] = [];
    const provideConfirm = (stripe: Stripe, elements: StripeElements) => {
      if (isCanceled) return;
      latest.current.onReady((holder, returnPath) =>
        confirmWithStripe(
          stripe,
          elements,
          latest.current.payment,
          holder,
          new URL(returnPath, location.origin).href,
        ).catch(() => ({ state: 'failed', message: null })),
      );
    };
    const mountElement = (stripe: Stripe | null) => {
      if (isCanceled || !box.current) return;
      if (!stripe) throw new Error('Stripe.js gave nothing to pay with.');
      const elements = stripe.elements({ clientSecret, appearance: readAppearance() });
      const fields = elements.create('payment', {
        layout: 'tabs',
        fields: { billingDetails: { name: 'never', email: 'never' } },
      });
      fields.on('ready', () => provideConfirm(stripe, elements));
      fields.on('loaderror', () => !isCanceled && latest.current.onUnavailable());
      fields.mount(box.current);
      cleanups.push(
        onThemeChange(() => elements.update({ appearance: readAppearance() })),
        () => fields.destroy(),
      );
    };
    loadStripe(publishableKey)
      .then(mountElement)
      .catch(() => !isCanceled && latest.current.onUnavailable());
    return () => {
      isCanceled = true;
      for (const end of cleanups) end();
      latest.current.onReady(null);
    };
  }, [clientSecret, publishableKey]);

  return <div ref={box} className="min-h-60" />;
}
