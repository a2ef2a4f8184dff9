import { describe, expect, it } from 'vitest';
import { type PrintedInvoice, writeInvoice, writeReceipt } from '../../src/billing/index.ts';
import { ISSUER, readWords, removeWhitespace } from './read-back.ts';

const createInvoice = (over: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  number: '2026-000041',
  issuedAt: '2026-11-21T10:00:00.000Z',
  billedTo: { name: 'Łucja Żółkiewska', email: 'lucja@example.com' },
  lines: [
    {
      description: 'Larkholt Prime',
      from: '2026-11-21T10:00:00.000Z',
      until: '2026-12-21T10:00:00.000Z',
      amount: 25_000,
    },
  ],
  creditUsed: 0,
  total: 25_000,
  currency: 'usd',
  state: 'open',
  paidAt: null,
  card: null,
  refunds: [],
  ...over,
});

const paid = {
  state: 'paid',
  paidAt: '2026-11-22T09:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
} as const;

describe('printing an invoice', () => {
  it('states the issuer, the recipient, the period, the amount, and that it is unpaid', async () => {
    const words = await readWords(await writeInvoice(createInvoice(), ISSUER));
    for (const part of [
      'Invoice 2026-000041 Issued',
      'Issued on November 21, 2026',
      'Status Due',
      '1 Example Street',
      'Łucja Żółkiewska',
      'lucja@example.com',
      'Larkholt Prime',
      'November 21, 2026 – December 21, 2026',
      'Total $250.00',
    ])
      expect(words).toContain(removeWhitespace(part));
    expect(words).not.toContain(removeWhitespace('tax'));
    expect(words).not.toContain(removeWhitespace('Credit applied'));
  });

  it('subtracts credit and refunds line by line', async () => {
    const words = await readWords(
      await writeInvoice(
        createInvoice({
          ...paid,
          creditUsed: 5_000,
          total: 20_000,
          refunds: [
            { at: '2026-11-23T00:00:00.000Z', amount: 1_050 },
            { at: '2026-11-24T00:00:00.000Z', amount: 2_000 },
          ],
        }),
        ISSUER,
      ),
    );
    for (const part of [
      'Subtotal $250.00',
      'Credit applied -$50.00',
      'Total $200.00',
      'Refunded on November 23, 2026 -$10.50',
      'Refunded on November 24, 2026 -$20.00',
      'Paid after refunds $169.50',
      'Paid November 22, 2026, with Visa •••• 4242',
    ])
      expect(words).toContain(removeWhitespace(part));
  });

  it.each([
    ['void', 'Void, nothing due'],
    ['uncollectible', 'Not collected'],
  ] as const)('states the status of a document that is %s', async (state, text) => {
    expect(await readWords(await writeInvoice(createInvoice({ state }), ISSUER))).toContain(removeWhitespace(text));
  });

  it('says that no tax is charged only if that is known', async () => {
    expect(await readWords(await writeInvoice(createInvoice({ noTax: true }), ISSUER))).toContain(
      removeWhitespace('No tax charged.'),
    );
  });

  it('continues many lines over several pages and treats no text as markup', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => ({
      description: `#panic("${index}") *x*`,
      from: null,
      until: null,
      amount: index,
    }));
    const words = await readWords(await writeInvoice(createInvoice({ lines, total: 3_160 }), ISSUER));
    for (const { description } of lines) expect(words).toContain(removeWhitespace(description));
    expect(words).toContain(removeWhitespace('Total $31.60'));
    expect(words).toMatch(/Page2of[234]/);
  });

  it('uses British formats for the United Kingdom', async () => {
    const words = await readWords(await writeInvoice(createInvoice({ total: 123_456_789 }), ISSUER, { region: 'uk' }));
    expect(words).toContain(removeWhitespace('Issued on 21 November 2026'));
    expect(words).toContain('US$1,234,567.89');
  });
});

describe('printing a receipt', () => {
  it('states what was paid, when, and with which card', async () => {
    const words = await readWords(await writeReceipt({ ...createInvoice(), ...paid }, ISSUER));
    for (const part of [
      '$250.00 paid on November 22, 2026',
      'For invoice 2026-000041',
      'Paid with Visa •••• 4242',
      'Paid $250.00',
    ])
      expect(words).toContain(removeWhitespace(part));
  });

  it('says that credit was used if no card was charged', async () => {
    const receipt = { ...createInvoice({ creditUsed: 25_000, total: 0 }), ...paid, card: null };
    const words = await readWords(await writeReceipt(receipt, ISSUER));
    expect(words).toContain(removeWhitespace('Paid with credit'));
    expect(words).toContain(removeWhitespace('Credit applied -$250.00'));
  });
});
