import type { ClockStatus, DateKind, Question, Warning } from '@foothold/core/visa';

export const STATUS_LABELS: Record<ClockStatus, string> = {
  opt: 'F-1, on OPT',
  'stem-opt': 'F-1, on the STEM OPT extension',
  cpt: 'F-1, studying or on CPT',
  h1b: 'H-1B',
  tn: 'TN',
  l1a: 'L-1A, manager or executive',
  l1b: 'L-1B, specialized knowledge',
  o1: 'O-1',
  h4: 'H-4, spouse of an H-1B worker',
  l2s: 'L-2S, spouse of an L-1 worker',
  es: 'E-S, spouse of an E worker',
};

export const DATE_LABELS: Record<DateKind, string> = {
  'opt-apply-opens': 'First day to apply for OPT',
  'opt-apply-by': 'Last day to apply for OPT',
  'opt-end': 'OPT ends',
  'unemployment-limit': 'Last allowed day without a job, with the jobs you entered',
  'stem-apply-opens': 'First day to apply for the STEM extension',
  'stem-apply-by': 'Last day to apply for the STEM extension',
  'stem-pending-until': 'Work authorization ends if USCIS hasn’t decided by then',
  'stem-report-by': 'Last day to report your job change to your DSO',
  'stem-end': 'STEM extension ends',
  'cpt-end': 'CPT ends',
  'cpt-year': 'A year of full-time CPT is reached',
  'f1-leave-by': 'Last of the 60 days to leave or change status',
  'i94-end': 'I-94 ends',
  'cap-filing': 'First day for employers to file H-1B cap petitions',
  'cap-start': 'Earliest start of an H-1B cap job',
  'cap-gap-end': 'Cap-gap ends at the latest',
  'h1b-start': 'H-1B begins',
  'h1b-six-years': 'Six years in H-1B status are over',
  'l1-limit': 'Longest time in L-1 status is over',
  'job-grace-end': 'Last possible day of the grace period after your job',
  'ead-end': 'Employment card ends',
};

/** What is missing or unclear. Each names what to enter or whom to ask. */
export const QUESTION_TEXTS: Record<Question, string> = {
  'opt-start': 'Enter the start date on your OPT card. Days without a job count from then.',
  'opt-end': 'Enter the end date on your OPT card.',
  'dates-order': 'A period ends before it starts. Check both dates.',
  'opt-longer': 'Your OPT is longer than 12 months. Check both dates on your card, or ask your DSO.',
  jobs: 'Enter your jobs since OPT began, or that there were none.',
  'job-dates': 'A job ends before it starts. Check its dates.',
  'job-hours':
    'Some days may or may not count as employed: hours are missing, or several part-time jobs only reach 20 hours together. Ask your DSO how these days count.',
  i94: 'Enter whether your I-94 says D/S or a date.',
  'i94-end': 'Enter the date on your I-94.',
  'f1-grace-length': 'Your I-94 has a date. Ask your DSO how long you may stay after your program or OPT.',
  'grace-after-limit': 'You may have more days without a job than allowed. Ask your DSO or an attorney right away.',
  'stem-degree': 'Enter whether you have a STEM degree.',
  'recommendation-early':
    'Your DSO’s recommendation runs out before you can apply. Check its day, or ask your DSO for a new one.',
  'stem-filed-outside':
    'Your STEM application seems to have been filed outside its window. Check the dates, and ask your DSO.',
  'stem-decision': 'Update your status when USCIS decides on your STEM extension.',
  'stem-pending-days': 'Ask your DSO how days without a job count while your extension is pending after OPT.',
  'stem-start': 'Enter the start date of your STEM extension.',
  'stem-end': 'Enter the end date of your STEM extension.',
  'stem-end-differs': 'Your card’s end date isn’t 24 months after its start. Check both, or ask your DSO.',
  'dates-differ': 'Your STEM extension starts before OPT ends. Check the dates on both cards.',
  'cpt-periods': 'Enter your periods of CPT, or that there were none.',
  'cpt-dates': 'A period of CPT ends before it starts. Check its dates.',
  'cpt-time': 'Enter whether each period of CPT was full time or part time. Your I-20 says so.',
  'program-end': 'Enter the program end date on your I-20.',
  petition: 'Enter whether an employer has filed an H-1B petition for you.',
  'petition-filed': 'Enter the day on which the H-1B petition was filed. The receipt says so.',
  'petition-change': 'Ask the employer whether the petition requests a change of status.',
  'petition-start': 'Enter the start date on the approved H-1B petition.',
  'petition-ended': 'Enter the day on which the petition was denied, rejected, or withdrawn.',
  'petition-season':
    'A petition filed outside April to September doesn’t fit the usual cap season. Ask the employer’s attorney whether cap-gap applies.',
  'petition-late': 'The petition seems to have been filed after your 60 days ended. Ask an attorney right away.',
  'h1b-started': 'Your H-1B start date has come. If your status has changed, choose H-1B. Otherwise ask an attorney.',
  'first-start': 'Enter your first day ever in H-1B or L-1 status.',
  'time-away': 'Enter whether you spent days abroad since your first day in this status.',
  recapture: 'Days abroad may be added back to your limit. An attorney can work out the new date.',
  'past-limit':
    'Your I-94 goes beyond the usual limit, so another rule may apply to you. Ask an attorney for your last date.',
  'job-after-i94': 'Your job ended after your I-94. Check both dates, or ask an attorney right away.',
  'ead-end': 'Enter the end date on your employment card.',
};

export const WARNING_TEXTS: Record<Warning, string> = {
  'unemployment-near': 'You have 14 or fewer days without a job left.',
  'unemployment-over':
    'You seem to have more days without a job than allowed. Talk to your DSO or an attorney right away.',
  'first-period-over':
    'You seem to have had more than 90 days without a job in your first OPT period. Talk to your DSO or an attorney.',
  'short-gaps':
    'We count gaps of 10 days or fewer between jobs. Older guidance left them out, so your DSO may count fewer days.',
  'cap-gap-no-work':
    'Cap-gap extends your status only. You can’t work in it, because you weren’t on OPT when the petition was filed.',
  'date-passed': 'A last date has passed. Check your answers, and talk to your DSO or an attorney right away.',
  'cpt-near': 'You have 30 or fewer days of full-time CPT before a year is reached.',
  'cpt-over': 'You seem to have a year of full-time CPT, which ends OPT at this level. Talk to your DSO.',
};
