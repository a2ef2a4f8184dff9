/** Steps of a career, lowest first. Somebody on one of them isn't sent to it or to one below it. */
const LADDERS: readonly (readonly RegExp[])[] = [
  [
    /home health|personal care|hospital sitter|patient transporter|caregiver/i,
    /nurs(?:ing|e[’']?s) (?:assistant|aide)|\bcna\b|patient care tech|corpsman|combat medic/i,
    /\bl[pv]n\b|(?:practical|vocational) nurse/i,
    /\brn\b|registered nurse|intensive care nurse|charge nurse|staff nurse/i,
    /nurse practitioner|\bnp\b|nurse anesthetist|\bcrna\b|midwife|\baprn\b/i,
  ],
  [/medical scribe|clinic assistant|medical assistant|\bcma\b/i, /physician assistant|\bpa\b/i, /physician|\bmd\b/i],
  [/\bemt\b|emergency medical technician/i, /paramedic|\bmedic\b|corpsman/i],
  [
    /phlebotom|lab(?:oratory)? (?:aide|assistant)/i,
    /\bmlt\b|lab(?:oratory)? tech/i,
    /\bmls\b|lab(?:oratory)? scientist/i,
  ],
  [/lube|tires/i, /mechanic|automotive tech|diesel/i],
  [/dental receptionist/i, /dental assistant/i, /hygienist/i, /dentist/i],
  [/pharmacy (?:cashier|trainee|clerk)/i, /pharmacy tech/i, /pharmacist/i],
  [/therapy aide|rehab aide/i, /therap(?:y|ist) assistant|\bpta\b|\bcota\b/i, /therapist/i],
  [
    /lunch|monitor|school volunteer|baby ?sitting/i,
    /teacher[’']?s? aide|para(?:professional|educator)?\b|assistant teacher/i,
    /substitute|\bsub\b|tutor|preschool teacher|childcare worker|daycare/i,
    /teacher/i,
    /department chair|dean|assistant principal/i,
    /principal/i,
  ],
  [
    /case aide|residential aide|peer support|direct support|intake worker/i,
    /case manager|case worker|intake coordinator|social services/i,
    /social worker|counselor|therapist/i,
  ],
  [/records clerk|court clerk|legal assistant|law office|legal secretary/i, /paralegal/i, /attorney|lawyer/i],
  [
    /bank teller|cash(?:ier)? office/i,
    /personal banker|client associate|loan processor/i,
    /loan officer|financial advis|underwriter/i,
  ],
  [
    /bookkeep|payables?|receivables?|\bap\b|\bar\b|accounting clerk|billing/i,
    /staff accountant|accountant|audit associate/i,
    /\bcpa\b|controller|accounting manager/i,
  ],
  [
    /receptionist|office clerk|data entry/i,
    /administrative assistant|secretary/i,
    /executive assistant|office manager/i,
  ],
  [
    /cashier|stocker|grocery|retail (?:sales )?associate|bagger/i,
    /(?:shift|team|key ?holder|department) ?(?:lead|supervisor)?\b(?<=lead|supervisor|holder)/i,
    /assistant (?:store )?manager|asst\.? manager/i,
    /store manager|general manager/i,
    /district manager|corporate|\bbuyer\b/i,
  ],
  [
    /dishwash|food service|prep cook|crew member/i,
    /\bcook\b/i,
    /sous chef|kitchen lead|shift lead/i,
    /\bchef\b|kitchen manager/i,
  ],
  [/barback|busser|\bhost\b/i, /\bserver\b|waiter|waitress|barista/i, /bartender/i, /restaurant manager/i],
  [
    /warehouse (?:associate|worker|picker)|dock worker|\bpicker\b|shipping clerk|material handler/i,
    /forklift/i,
    /warehouse (?:lead|supervisor)|supply chain analyst|logistics coordinator/i,
    /warehouse manager|supply chain manager/i,
  ],
  [
    /help ?desk|technical support|desktop support|it support/i,
    /systems? admin|network (?:admin|tech)/i,
    /engineer|developer/i,
  ],
  [
    /front[- ]?end|back[- ]?end|full[- ]?stack|web developer|software (?:engineer|developer)|programmer|java developer/i,
  ],
  [
    /drafter|engineering technician|\bcad\b|survey crew/i,
    /\beit\b|engineer in training|(?:civil|mechanical|electrical|piping|cad) designer/i,
    /engineer/i,
  ],
  [/sales development|\bsdr\b|\bbdr\b/i, /inside sales/i, /account (?:executive|manager)/i, /sales manager/i],
  [/security (?:guard|officer)/i, /correction\w* officer|community service officer/i, /police officer|deputy|trooper/i],
  [
    /laborer|helper|groundworker|oiler|shop hand/i,
    /apprentice|trainee/i,
    /journeyman|journeywoman|electrician\b(?![’']s helper)|plumber\b(?![’']s helper)|carpenter|welder\b(?![’']s helper)|technician|operator|mechanic|finisher|mason|rigger/i,
    /foreman|forewoman|crew lead|lead (?:carpenter|electrician|man)|superintendent|supervisor/i,
    /construction manager|project manager|contractor/i,
  ],
  [
    /stylist assistant|salon assistant|salon receptionist/i,
    /stylist|hairdresser|cosmetolog|barber/i,
    /salon owner|salon manager/i,
  ],
  [
    /research assistant|lab tech/i,
    /research associate|biologist|chemist/i,
    /scientist|post-?doc/i,
    /principal investigator|professor/i,
  ],
  [/housekeep|janitor|custodian|laundry/i, /front desk/i, /hotel manager/i],
];

/** The lowest step that a text names: a teacher’s aide isn’t a teacher, and an electrician’s helper no electrician. */
const rankOn = (ladder: readonly RegExp[], text: string): number => ladder.findIndex((pattern) => pattern.test(text));

/** Whether work is what somebody does already or a step below it. */
export function isAtOrBelow(work: string, own: string): boolean {
  if (own.trim() === '') return false;
  if (work.trim() !== '' && own.toLowerCase().includes(work.trim().toLowerCase())) return true;
  return LADDERS.some((ladder) => {
    const rank = rankOn(ladder, work);
    return rank >= 0 && rank <= rankOn(ladder, own);
  });
}

const JOB_CLAUSE =
  /^(?:start|work|volunteer|begin|come)(?:,? (?:or|and) (?:work|volunteer|start))? (?:as|in|from|at) (?:an? |the )?(.+)$/i;
const CLASS_CLAUSE =
  /^(?:take|finish|earn|get|complete|learn) (?:an? |the |your )?(.+?)(?: (?:class|course|certificate|license|card))\b/i;

/** Whether a part of a step tells people to be what they are already, or to train for it. */
export function isOwnWork(clause: string, own: string): boolean {
  const work = (JOB_CLAUSE.exec(clause) ?? CLASS_CLAUSE.exec(clause))?.[1];
  return work !== undefined && isAtOrBelow(work.split(' and ')[0] ?? work, own);
}
