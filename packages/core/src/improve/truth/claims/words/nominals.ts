import { verbFormsOf } from '../lemmas.ts';

/** Nouns that name an action: "maintenance" for "maintain". */
const NOMINALS = `
  maintain maintenance, manage management, prepare preparation, train training, instruct instruction, clean cleaning, inspect inspection, review review,
  analyze analysis analyses, assess assessment, evaluate evaluation, install installation, repair repair repairs, deliver delivery deliveries, develop development,
  design design, coordinate coordination, supervise supervision, test testing tests test, schedule scheduling, plan planning, process processing,
  distribute distribution, negotiate negotiation negotiations, present presentation presentations, interview interview interviews, audit audit audits,
  count count counts, order ordering, stock stocking, research research, collect collection, monitor monitoring, operate operation, organize organization,
  implement implementation, document documentation, report reporting, translate translation translations, administer administration, create creation,
  produce production, launch launch, recruit recruitment recruiting, hire hiring, sell sales selling, demonstrate demonstration demonstrations,
  assemble assembly, pack packing packaging, load loading, file filing, check check checks, calculate calculation calculations, reconcile reconciliation
  reconciliations, record recording, enter entry, write writing, edit editing, update update updates, resolve resolution, oversee oversight,
  tutor tutoring, coach coaching, mentor mentoring, consult consultation consultations, visit visit visits, estimate estimate estimates,
  forecast forecasting forecasts, budget budgeting, bill billing, transport transportation transport, purchase purchasing purchase, select selection,
  migrate migration, integrate integration, deploy deployment, configure configuration, troubleshoot troubleshooting, debug debugging, code coding,
  facilitate facilitation, survey survey surveys, search search searches, screen screening screenings, treat treatment treatments, measure measurement
  measurements, move move, remove removal, replace replacement, renovate renovation, restore restoration, reduce reduction, increase increase, improve
  improvement improvements, grow growth, transcribe transcription, verify verification, validate validation, handle handling, sanitize sanitation, guide guidance,
  support support, assist assistance, help help, serve service, greet greeting, bake baking, cook cooking, weld welding, paint painting, mow mowing, sell sale, maintain upkeep, inventory inventory, pack packing, register registration registrations, advise advice, plan plans, call call calls, change change changes, mix mixture, apply application, copy copies, serve serving, buy buying, use use utilization usage, return return returns, transfer transfer transfers, release release releases, rescue rescue rescues, upgrade upgrade upgrades, rewrite rewrite, redesign redesign, search search searches, sign signing, compare comparison`;

const verbs = new Map<string, string>();
for (const row of NOMINALS.trim().split(/,\s*/)) {
  const [verb = '', ...nouns] = row.trim().split(/\s+/);
  for (const noun of nouns) verbs.set(noun, verb);
}

const ENDINGS: readonly [ending: string, verb: string[]][] = [
  ['ification', ['ify']],
  ['ication', ['icate', 'y']],
  ['ization', ['ize']],
  ['ation', ['ate', 'e', '']],
  ['ition', ['ish', 'ite', 'e', '']],
  ['ction', ['ct', 'ce']],
  ['ption', ['be', 'pt', 've']],
  ['sion', ['d', 'de', 't', 's', 'se']],
  ['ssion', ['t', 'ss']],
  ['ution', ['ute', 've']],
  ['tion', ['t', 'te']],
  ['ment', ['']],
  ['ance', ['', 'e']],
  ['ence', ['', 'e']],
  ['ison', ['e']],
  ['al', ['', 'e']],
  ['ure', ['e', '']],
  ['ery', ['er']],
];

/** The verb for an action noun: from the table, or by its ending. */
export function verbOfNominal(noun: string): string | undefined {
  const known = verbs.get(noun);
  if (known !== undefined) return known;
  for (const [ending, others] of ENDINGS) {
    if (!noun.endsWith(ending) || noun.length < ending.length + 3) continue;
    const stem = noun.slice(0, -ending.length);
    const found = others
      .map((other) => stem + other)
      .find((verb) => verbFormsOf(verb).some(({ form, base }) => form === 'base' && base === verb));
    if (found) return found;
  }
  return noun.endsWith('ing') ? verbFormsOf(noun).find(({ form }) => form === 'gerund')?.base : undefined;
}
