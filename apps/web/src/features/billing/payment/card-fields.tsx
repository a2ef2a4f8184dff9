import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type CardText, findCaretPosition, formatCardNumber, formatCvc, formatExpiry } from './card-text.ts';

const FORMATTERS: Record<keyof CardText, (typed: string) => string> = {
  number: formatCardNumber,
  expires: formatExpiry,
  cvc: formatCvc,
};

export interface CardFieldsProps {
  card: CardText;
  errors: Partial<Record<keyof CardText, string>>;
  onChange: (card: CardText) => void;
}

/**
 * Card number, expiration date, and security code, formatted as on the card while typing. Browsers and password
 * managers can fill them in.
 */
export function CardFields({ card, errors, onChange }: CardFieldsProps) {
  const caretRef = useRef<{ field: HTMLInputElement; digits: number } | null>(null);
  useLayoutEffect(() => {
    const position = caretRef.current;
    caretRef.current = null;
    if (!position || document.activeElement !== position.field) return;
    const at = findCaretPosition(position.field.value, position.digits);
    position.field.setSelectionRange(at, at);
  });
  const handleInput = (name: keyof CardText) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const at = selectionStart ?? value.length;
    // A caret at the end stays there, even if a digit was inserted before it.
    if (at < value.length)
      caretRef.current = { field: event.target, digits: value.slice(0, at).replaceAll(/\D/g, '').length };
    onChange({ ...card, [name]: FORMATTERS[name](value) });
  };
  const common = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <TextField
        {...common}
        name="cardNumber"
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onChange={handleInput('number')}
        error={errors.number}
        className="col-span-2 figures"
      />
      <TextField
        {...common}
        name="cardExpires"
        label="Expiration date"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        value={card.expires}
        onChange={handleInput('expires')}
        error={errors.expires}
        className="figures"
      />
      <TextField
        {...common}
        name="cardCode"
        label="Security code"
        autoComplete="cc-csc"
        placeholder="CVC"
        value={card.cvc}
        onChange={handleInput('cvc')}
        error={errors.cvc}
        className="figures"
      />
    </div>
  );
}
