import { isSameName } from '../../bench/support/same-name.ts';
import type { MessageFacts } from '../../packages/core/src/application-mail/facts.ts';
import { decide } from '../../packages/core/src/application-mail/scoring/decide.ts';
import { listMessageFeatures } from '../../packages/core/src/application-mail/scoring/message-features.ts';
import { score } from '../../packages/core/src/application-mail/scoring/model.ts';
import { MAIL_KINDS } from '../../packages/core/src/application-mail/types.ts';
import type { Weights } from '../../packages/core/src/text/linear-model.ts';
import type { LabeledMail } from './mail-sources.ts';

interface ReadMail {
  mail: LabeledMail;
  facts: MessageFacts;
}

const formatShare = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Prints how many answers are right, as `bench/application-mail.ts` counts them. */
export function reportMails(messages: readonly ReadMail[], weights: Weights, showsDetails: boolean): void {
  const rows = messages.map(({ mail, facts }) => ({
    mail,
    decision: decide(facts, weights),
    shares: score(listMessageFeatures(facts), weights),
  }));
  const stated = rows.filter(({ decision }) => decision.certainty !== 'unsure' && decision.kind !== 'none');
  const isRight = ({ mail, decision }: (typeof rows)[number]) => mail.kind === decision.kind;
  const wanted = rows.filter(({ mail }) => mail.kind !== 'none');
  const sure = stated.filter(({ decision }) => decision.certainty === 'sure');
  const countWrong = (kind: string) =>
    stated.filter((one) => one.decision.kind === kind && one.mail.kind !== kind).length;
  const right = stated.filter(isRight);
  console.log(
    `  precision ${formatShare(right.length, stated.length)}, recall ${formatShare(right.length, wanted.length)}, sure ${sure.filter(isRight).length} of ${sure.length}, wrong offers ${countWrong('offer')}, wrong rejections ${countWrong('rejected')}`,
  );
  for (const kind of MAIL_KINDS) {
    const own = rows.filter(({ decision }) => decision.kind === kind);
    const bands = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0].map((least, i, list) => {
      const inBand = own.filter(({ shares }) => shares[kind] >= least && shares[kind] < (list[i - 1] ?? 2));
      return `≥ ${least}: ${inBand.filter(isRight).length} of ${inBand.length}`;
    });
    console.log(`    ${kind.padEnd(9)} ${bands.join(', ')}`);
  }
  if (showsDetails)
    for (const { mail, decision, shares } of rows)
      if (mail.kind !== (decision.certainty === 'unsure' ? 'none' : decision.kind))
        console.log(
          `    ${mail.id} ${mail.kind} read as ${decision.kind} ${decision.certainty} ${shares[decision.kind].toFixed(2)}: ${decision.sentence?.text ?? ''}`,
        );
}

/** Prints how many employers and jobs are found, in messages about an application. */
export function reportParties(messages: readonly ReadMail[], showsDetails: boolean): void {
  const about = messages.filter(({ mail }) => mail.kind !== 'none' && mail.employers.length + mail.titles.length > 0);
  if (about.length === 0) return;
  for (const party of ['employer', 'title'] as const) {
    const rows = about.map(({ mail, facts }) => ({
      id: mail.id,
      wanted: party === 'employer' ? mail.company : mail.title,
      found: facts.parties[party],
    }));
    const isRight = ({ wanted, found }: (typeof rows)[number]) =>
      wanted !== null && found !== null && isSameName(wanted, found.name);
    const right = rows.filter(isRight).length;
    const found = rows.filter((row) => row.found !== null).length;
    const wanted = rows.filter((row) => row.wanted !== null).length;
    console.log(`  ${party}: precision ${formatShare(right, found)}, recall ${formatShare(right, wanted)}`);
    if (showsDetails)
      for (const row of rows)
        if (!isRight(row) && (row.wanted ?? row.found))
          console.log(`    ${row.id}: ${row.wanted} read as ${row.found?.name} (${row.found?.certainty.toFixed(2)})`);
  }
}
