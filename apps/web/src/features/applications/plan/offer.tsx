import type { Offer as OfferValues } from '@foothold/contracts/applications/planning';
import { planLimits } from '@foothold/contracts/applications/planning-choices';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime, Money } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { describePeriod, PERIOD_OPTIONS } from './offer-words.ts';
import { DeleteForm, FoldedForm } from './plan-form.tsx';

interface OfferProps {
  offer: OfferValues | null;
  actionData: ChangeOutcome | undefined;
}

/** The offer of an application. */
export function Offer({ offer, actionData }: OfferProps) {
  return (
    <>
      {offer && (
        <>
          <DescriptionList items={listFacts(offer)} />
          <p className="text-small">
            <Link to="/portal/applications/offers" className="link">
              Compare offers
            </Link>
          </p>
        </>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <FoldedForm
          intent="set-offer"
          actionData={actionData}
          title={offer ? 'Edit offer' : 'Add offer'}
          label="Save offer"
          busyLabel="Saving…"
        >
          <OfferFields offer={offer} />
        </FoldedForm>
        {offer && <DeleteForm intent="remove-offer" actionData={actionData} noun="offer" />}
      </div>
    </>
  );
}

function listFacts(offer: OfferValues) {
  const { base, currency, period, bonus, startsOn, answerBy, daysOff } = offer;
  const pay = (amount: number) => <Money value={{ amount, currency }} />;
  return [
    ...(base === null
      ? []
      : [
          {
            term: 'Base pay',
            value: (
              <>
                {pay(base)} {describePeriod(period)}
              </>
            ),
          },
        ]),
    ...(bonus === null ? [] : [{ term: 'Bonus', value: <>{pay(bonus)} a year</> }]),
    ...texts('Equity', offer.equity),
    ...texts('Benefits', offer.benefits),
    ...(daysOff === null ? [] : [{ term: 'Paid days off', value: `${daysOff} a year` }]),
    ...texts('Remote work', offer.remote),
    ...(startsOn === null ? [] : [{ term: 'Start', value: <DateTime value={startsOn} /> }]),
    ...(answerBy === null ? [] : [{ term: 'Answer by', value: <DateTime value={answerBy} /> }]),
    ...texts('Note', offer.note),
  ];
}

const texts = (term: string, text: string) =>
  text ? [{ term, value: <span className="whitespace-pre-line wrap-anywhere">{text}</span> }] : [];

const toText = (amount: number | null | undefined) => (amount === null || amount === undefined ? '' : String(amount));

function OfferFields({ offer }: { offer: OfferValues | null }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="base" label="Base pay" optional inputMode="decimal" defaultValue={toText(offer?.base)} />
        <Select name="period" label="Paid by the" defaultValue={offer?.period ?? 'year'} options={PERIOD_OPTIONS} />
        <TextField name="currency" label="Currency" maxLength={3} defaultValue={offer?.currency ?? 'USD'} />
        <TextField name="bonus" label="Bonus a year" optional inputMode="decimal" defaultValue={toText(offer?.bonus)} />
        <TextField name="startsOn" label="Start date" optional type="date" defaultValue={offer?.startsOn ?? ''} />
        <TextField name="answerBy" label="Answer by" optional type="date" defaultValue={offer?.answerBy ?? ''} />
        <TextField
          name="daysOff"
          label="Paid days off a year"
          optional
          inputMode="numeric"
          defaultValue={toText(offer?.daysOff)}
        />
        <TextField
          name="remote"
          label="Remote work"
          optional
          defaultValue={offer?.remote}
          maxLength={planLimits.offerRemote}
        />
      </div>
      <TextArea
        name="equity"
        label="Equity"
        optional
        rows={2}
        defaultValue={offer?.equity}
        maxLength={planLimits.offerText}
      />
      <TextArea
        name="benefits"
        label="Benefits"
        optional
        rows={2}
        defaultValue={offer?.benefits}
        maxLength={planLimits.offerText}
      />
      <TextArea name="note" label="Note" optional rows={2} defaultValue={offer?.note} maxLength={planLimits.note} />
    </>
  );
}
