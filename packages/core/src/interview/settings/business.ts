import type { SettingFamily } from './types.ts';

/** Settings of accounting, insurance, sales, and marketing. */
export const BUSINESS: readonly SettingFamily[] = [
  {
    of: ['accountant', 'bookkeeper', 'auditor', 'accounting-manager'],
    settings: [
      { named: /\btax(?:es|ation)?\b/, tied: /\b(?:tax(?:es|able)?|IRS|deductions?|returns?|depreciation)\b/i },
      {
        named: /\b(?:ap|accounts payable|payable)\b/,
        tied: /\b(?:vendors?|invoices? from|three-way match|purchase orders?|1099|W-9|remittance)\b/i,
      },
      {
        named: /\b(?:ar|accounts receivable|receivable|collections)\b/,
        tied: /\b(?:customer deposits?|customer with|a customer'?s? (?:pays|payment)|open invoices|past due|credit memo)\b/i,
      },
      { named: /\bpayroll\b/, tied: /\b(?:payroll|withholding|garnishments?|W-2)\b/i },
      { named: /\b(?:internal audit\w*|sox|internal)\b/, tied: /\b(?:internal audit|walkthroughs?|SOX)\b/i },
      {
        named: /\b(?:external|public accounting|financial statement)\b/,
        tied: /\b(?:set materiality|going[- ]concern|opinion|management letter|inventory count)\b/i,
      },
      {
        named: /\b(?:general ledger|gl|full charge)\b/,
        tied: /\b(?:the close|reconciliation|intercompany|consolidation|journal entr\w+|shoebox|the owner|going-concern|ledger|covenant)\b/i,
      },
    ],
  },
  {
    of: ['insurance-agent', 'underwriter', 'insurance-claims-adjuster'],
    settings: [
      {
        named: /\b(?:p c|property|casualty|auto|home|personal lines|commercial lines)\b/,
        tied: /\b(?:auto (?:policy|quote)|homeowners?|umbrella|flood|collision|certificate)\b/i,
      },
      {
        named: /\b(?:life|annuit\w+|final expense)\b/,
        tied: /\b(?:life (?:policy|insurance)|annuit\w+|beneficiar\w+|term life)\b/i,
      },
      {
        named: /\b(?:health|medicare|benefits)\b/,
        tied: /\b(?:Medicare|health plan|open enrollment|marketplace plan)\b/i,
      },
    ],
  },
  {
    of: ['sales'],
    settings: [
      {
        named:
          /\b(?:building|suppl(?:y|ies)|materials?|industrial|equipment|wholesale|food|beverage|parts|furniture|roofing|solar|lumber|electrical|hvac|device|chemical)\b/,
        tied: /\b(?:job ?site|contractors?|truckload|branch|counter|distributors?)\b/i,
      },
      {
        named: /\b(?:saas|software|tech|technology|cloud|it|cyber|cybersecurity|data)\b/,
        tied: /\b(?:pilot|subscriptions?|seats|licenses|SaaS|software|billed (?:yearly|annually)|annual contract|implementation|integrations?|API)\b/i,
      },
    ],
  },
  {
    of: ['marketing'],
    settings: [
      {
        named: /\b(?:seo|search engine optimization|organic)\b/,
        tied: /\b(?:SEO|crawl\w*|index(?:ed|ing)|backlinks?|organic (?:search|traffic)|canonical|rankings?|redirects?)\b/i,
      },
      {
        named: /\b(?:ppc|sem|paid|ads?|advertising|media buyer|performance)\b/,
        tied: /\b(?:paid search|impression share|search terms report|ad spend|cost per click|bid(?:s|ding)?|streaming ads|ad groups?)\b/i,
      },
      {
        named: /\b(?:email|crm|lifecycle|automation|newsletter)\b/,
        tied: /\b(?:email list|contacts and|workflows|marketing automation|unsubscrib\w+|deliverability|subject lines?|lead scores?|newsletters?)\b/i,
      },
      {
        named: /\b(?:social|community|influencer|content)\b/,
        tied: /\b(?:followers|influencers?|comments? section|hashtags?)\b/i,
      },
      { named: /\b(?:event|events|trade show|field)\b/, tied: /\b(?:trade shows?|booths?|badge scans)\b/i },
    ],
  },
];
