import { expect, test } from 'vitest';
import { buildCheckoutHref, parseChosenPlan } from './chosen-plan.ts';

const brand = { name: 'Ledge' };
const parse = (search: string) => parseChosenPlan(new URLSearchParams(search), brand);

test.each([
  ['plan=Ledge+One', 'one'],
  ['plan=Ledge%20Prime', 'prime'],
])('the checkout accepts ?%s', (search, plan) => {
  expect(parse(search)).toMatchObject({ plan, problem: null });
});

test.each(['', 'plan=', 'plan=++', 'other=Ledge+One'])('?%s shows that no plan is selected', (search) => {
  expect(parse(search).problem).toBe('No plan selected');
});

test.each(['plan=Ledge+X', 'plan=one', 'plan=ledge+one', 'plan=Foothold+One', 'plan=toString'])(
  '?%s is an invalid plan',
  (search) => expect(parse(search).problem).toBe('Invalid plan selected'),
);

test("a plan's checkout is found by its name", () => {
  expect(buildCheckoutHref('Ledge & Co One')).toBe('/checkout?plan=Ledge+%26+Co+One');
});
