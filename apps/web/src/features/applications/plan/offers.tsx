import type { ComparedOffer } from '@foothold/contracts/applications/planning';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateTime, FormattedNumber, Money, useFormat } from '../../../shared/format/use-format.tsx';
import { describePeriod } from './offer-words.ts';

const UNKNOWN = <span className="text-soft">Not entered</span>;

/** Up to four offers side by side. On a phone, the table scrolls sideways. */
export function OfferTable({ offers }: { offers: readonly ComparedOffer[] }) {
  const rows: readonly [label: string, value: (offer: ComparedOffer) => ReactNode][] = [
    ['Yearly pay', (offer) => <YearlyPay offer={offer} />],
    ['Typical pay', (offer) => <Typical offer={offer} />],
    [
      'Base pay',
      ({ offer }) =>
        offer.base !== null && (
          <>
            <Money value={{ amount: offer.base, currency: offer.currency }} /> {describePeriod(offer.period)}
          </>
        ),
    ],
    [
      'Bonus a year',
      ({ offer }) => offer.bonus !== null && <Money value={{ amount: offer.bonus, currency: offer.currency }} />,
    ],
    ['Equity', ({ offer }) => offer.equity],
    ['Benefits', ({ offer }) => offer.benefits],
    ['Paid days off', ({ offer }) => offer.daysOff !== null && <FormattedNumber value={offer.daysOff} />],
    ['Remote work', ({ offer }) => offer.remote],
    ['Place', ({ place }) => place],
    ['Start', ({ offer }) => offer.startsOn !== null && <DateTime value={offer.startsOn} />],
    ['Answer by', ({ offer }) => offer.answerBy !== null && <DateTime value={offer.answerBy} />],
    ['Note', ({ offer }) => offer.note],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Offers side by side" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-max border-collapse text-left text-small">
        <thead>
          <tr className="border-b border-line">
            <td />
            {offers.map(({ applicationId, jobTitle, company }) => (
              <th key={applicationId} scope="col" className="min-w-48 max-w-72 px-3 py-3 align-top font-regular">
                <Link to={`/portal/applications/${applicationId}`} className="link font-strong wrap-anywhere">
                  {jobTitle}
                </Link>
                <span className="block text-soft wrap-anywhere">{company}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, render]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="sticky left-0 bg-paper py-3 pr-4 align-top font-medium">
                {label}
              </th>
              {offers.map((offer) => (
                <td
                  key={offer.applicationId}
                  className="max-w-72 px-3 py-3 align-top whitespace-pre-line wrap-anywhere"
                >
                  {render(offer) || UNKNOWN}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function YearlyPay({ offer: { yearlyPay, offer } }: { offer: ComparedOffer }) {
  if (yearlyPay === null) return UNKNOWN;
  return (
    <span className="text-body font-strong figures">
      <Money value={{ amount: yearlyPay, currency: offer.currency }} />
    </span>
  );
}

function Typical({ offer: { typicalPay } }: { offer: ComparedOffer }) {
  const format = useFormat();
  if (typicalPay === null) return <span className="text-soft">Not enough data</span>;
  const { low, high, listings, occupation, state, sample } = typicalPay;
  return (
    <>
      <span className="figures">{format.formatMoneyRange(low, high, 'USD')}</span>
      <span className="block text-note text-soft">
        {occupation} in {state}, {listings} open {sample ? 'sample ' : ''}listings
      </span>
    </>
  );
}
