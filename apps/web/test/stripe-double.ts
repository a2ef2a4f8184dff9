/**
 * A minimal fake of Stripe.js: Elements with one field in its own iframe, and confirmPayment with Stripe's documented
 * responses (https://docs.stripe.com/js). Calls are recorded in `window.asked`. The field's value selects the result.
 */
export const STRIPE_DOUBLE = `(() => {
  const asked = (window.asked = []);
  window.Stripe = Object.assign((key) => ({
    elements(options) {
      asked.push({ call: 'elements', key, options });
      const listeners = {};
      let field = null;
      const element = {
        on: (event, listener) => { listeners[event] = listener; return element; },
        mount(box) {
          const label = document.createElement('label');
          label.textContent = 'Card number ';
          field = document.createElement('input');
          label.append(field);
          box.append(label);
          setTimeout(() => listeners.ready?.({}));
        },
        destroy() { field?.parentElement.remove(); },
      };
      return {
        word: () => field.value,
        create: (type, how) => { asked.push({ call: 'create', type, how }); return element; },
        update: (how) => asked.push({ call: 'update', options: how }),
        submit: async () => (field.value === '' ? { error: { message: 'Your card number is incomplete.' } } : {}),
      };
    },
    async confirmPayment({ elements, clientSecret, confirmParams, redirect }) {
      asked.push({ call: 'confirmPayment', clientSecret, confirmParams, redirect });
      const word = elements.word();
      if (word === 'declined') return { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
      if (word === 'bank') {
        const back = new URL(confirmParams.return_url);
        back.searchParams.set('payment_intent', 'pi_1');
        back.searchParams.set('payment_intent_client_secret', clientSecret);
        back.searchParams.set('redirect_status', 'succeeded');
        location.assign(back);
        return new Promise(() => {});
      }
      return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
    },
  }), { version: 'endive' });
})();`;
