import { splitWords } from '../ats/wording/words.ts';

/** What to ask about a line, by the first known word in it: first measures specific to a trade, then what was done. */
const QUESTIONS: readonly (readonly [words: readonly string[], question: string])[] = [
  [['patient', 'patients', 'resident', 'residents'], 'How many patients per shift?'],
  [['student', 'students', 'pupil', 'pupils', 'class', 'classes', 'taught', 'teach'], 'How many students or classes?'],
  [
    ['invoice', 'invoices', 'payroll', 'ledger', 'books', 'accounts', 'reconciled'],
    'How many per month, or what dollar amount?',
  ],
  [['budget', 'budgets'], 'How big was the budget?'],
  [
    ['truck', 'trucks', 'drove', 'delivered', 'loads', 'route', 'routes'],
    'How many miles, stops or loads, and how often?',
  ],
  [['guests', 'covers', 'tables', 'menu', 'kitchen', 'cooked'], 'How many guests or covers?'],
  [['stock', 'inventory', 'orders', 'pallets', 'shipments', 'picked', 'packed'], 'How many per day?'],
  [['customer', 'customers', 'client', 'clients', 'calls', 'tickets', 'callers'], 'How many per day or month?'],
  [['sold', 'closed', 'sales', 'contracts', 'leads', 'prospects'], 'How many, or worth how much?'],
  [['wired', 'installed', 'repaired', 'welded', 'assembled', 'machined', 'inspected'], 'How many, and how quickly?'],
  [
    ['trained', 'mentored', 'coached', 'supervised', 'hired', 'recruited', 'led', 'lead', 'managed', 'team', 'staff'],
    'How many people?',
  ],
  [
    ['reduced', 'cut', 'improved', 'increased', 'grew', 'raised', 'saved', 'lowered', 'accelerated'],
    'By how much, and over what time?',
  ],
  [
    ['service', 'system', 'app', 'application', 'platform', 'site', 'website', 'pipeline', 'api', 'users'],
    'How many people or systems used it?',
  ],
  [['report', 'reports', 'dashboard', 'dashboards', 'documents', 'articles', 'wrote'], 'How many, and how often?'],
];

/** A question that fits the line's subject: "How many patients a shift?". */
export function amountQuestion(line: string): string {
  const words = new Set(splitWords(line).map(({ text }) => text));
  return QUESTIONS.find(([known]) => known.some((word) => words.has(word)))?.[1] ?? 'How many, how often or how big?';
}
