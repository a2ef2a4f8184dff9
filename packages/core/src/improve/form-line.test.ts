import { describe, expect, it } from 'vitest';
import { formLine, type RoleAnswer } from './form-line.ts';
import { verifyText } from './truth/verify-text.ts';

const form = (text: string, rest: Partial<RoleAnswer> = {}) =>
  formLine({ text, asks: 'work', ongoing: false, ...rest });

describe('formLine', () => {
  it.each([
    ['On a normal day I rang up about 100 customers.', 'Rang up about 100 customers on a normal day'],
    ['My job was to stock shelves every night', 'Stocked shelves every night'],
    ['basically i unload trucks and i stack boxes', 'Unloaded trucks and stacked boxes'],
    ['ringing people up and cleaning the floor', 'Rang people up and cleaned the floor'],
    ['wash dishes, mop floors and take out trash', 'Washed dishes, mopped floors and took out trash'],
    ['I handled returns but was not allowed to give refunds', 'Handled returns but was not allowed to give refunds'],
  ])('puts the verb of “%s” first and keeps its amount', (answer, line) => {
    expect(form(answer)).toEqual({ text: line, extends: false });
    expect(verifyText(line, [answer]).ok).toBe(true);
  });

  it('uses the present tense for a role that the person still has', () => {
    expect(form('i work the register and help 80 customers a day', { ongoing: true })?.text).toBe(
      'Work the register and help 80 customers a day',
    );
  });

  it('keeps as typed what it can’t form: no verb, others involved, or a word that could be a noun', () => {
    expect(form('cashier, bagging, carts')?.text).toBe('Cashier, bagging, carts');
    expect(form('we opened the store at 6')?.text).toBe('We opened the store at 6');
    expect(form('answer calls and email')?.text).toBe('Answer calls and email');
  });

  it('adds a bare amount to the line before it, and asks what a number counts', () => {
    const previous = 'Rang up customers';
    expect(form('About 80 customers a day', { asks: 'amount', previous })).toEqual({
      text: 'Rang up customers (about 80 customers a day)',
      extends: true,
    });
    expect(form('80', { asks: 'amount', previous })?.advice).toContain('what the number counts');
    expect(form('about 80 customers', { asks: 'amount' })).toMatchObject({
      extends: false,
      advice: expect.any(String),
    });
    expect(form('I counted the drawer every night', { asks: 'amount', previous })).toEqual({
      text: 'Counted the drawer every night',
      extends: false,
    });
  });

  it('says that a tool was used, since the question asks for it', () => {
    expect(form('A pallet jack', { asks: 'tools' })?.text).toBe('Used a pallet jack');
    expect(form('I used an NCR register', { asks: 'tools' })?.text).toBe('Used an NCR register');
    expect(form('a pallet jack', { asks: 'tools', ongoing: true })?.text).toBe('Use a pallet jack');
  });

  it('advises on a vague answer, and makes nothing of a no', () => {
    expect(form('a bit of everything')?.advice).toBeDefined();
    expect(form('helped with things like 40 orders a day')?.advice).toBeUndefined();
    expect(form('not sure')).toBeUndefined();
  });
});
