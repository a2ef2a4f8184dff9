import type { SettingFamily } from './types.ts';

/** Settings of schools, social work, and law. */
export const SCHOOLS_AND_LAW: readonly SettingFamily[] = [
  {
    of: ['education'],
    settings: [
      {
        named: /\b(?:kindergarten|pre ?k|preschool|k (?:[1-9]|12)|early childhood|toddlers?|infants?)\b/,
        tied: /\b(?:kindergart\w*|preschool\w*|toddlers?|nap time|diaper\w*|letter sounds|reading group|guided reading)\b/i,
      },
      {
        named:
          /\b(?:elementary|[1-5](?:st|nd|rd|th) grade|(?:first|second|third|fourth|fifth) grade|k [1-8]|k 12|grade [1-5])\b/,
        tied: /\b(?:(?:first|second|third|fourth|fifth)[ -]grade\w*|recess|carpet|reading group|guided reading|elementary)\b/i,
      },
      {
        named: /\b(?:middle school|junior high|[6-8]th grade|(?:sixth|seventh|eighth) grade|k 12|grade [6-8])\b/,
        tied: /\b(?:middle school\w*|(?:sixth|seventh|eighth)[ -]grade\w*)\b/i,
      },
      {
        named: /\b(?:high school|hs|secondary|(?:9|10|11|12)th grade|k 12|ap)\b/,
        tied: /\b(?:high school\w*|turns sixteen|transcripts?|college application|graduation|diploma|prom|juniors|seniors|ninth[ -]grade\w*)\b/i,
      },
    ],
  },
  {
    of: ['teacher', 'tutor', 'professor', 'substitute-teacher'],
    settings: [
      {
        named: /\b(?:math|mathematics|algebra|geometry|calculus|statistics)\b/,
        tied: /\b(?:fractions?|algebra|equations?|geometry|word problem)\b/i,
      },
      {
        named: /\b(?:english|ela|language arts|reading|literacy|literature|writing)\b/,
        tied: /\b(?:novels?|essays?|poems?|reading (?:group|level)|phonics|literary)\b/i,
      },
      {
        named: /\b(?:science|biology|chemistry|physics)\b/,
        tied: /\b(?:lab (?:safety|report)|experiments?|goggles|dissection|chemicals?)\b/i,
      },
      { named: /\b(?:history|social studies|civics|geography)\b/, tied: /\b(?:primary sources?|historical|civics)\b/i },
      { named: /\b(?:music|band|choir|orchestra)\b/, tied: /\b(?:concerts?|instruments?|rehearsals?|choir)\b/i },
      { named: /\b(?:art|arts|ceramics|drawing)\b/, tied: /\b(?:kiln|clay|paintings?|sketchbooks?)\b/i },
      { named: /\b(?:pe|physical education|gym)\b/, tied: /\b(?:locker room|gym class|dodgeball)\b/i },
    ],
  },
  {
    of: ['social-worker', 'case-manager', 'mental-health-counselor'],
    settings: [
      {
        named:
          /\b(?:lcsw|lmsw|clinical|therapist|psychotherapist|psychotherapy|mental health|behavioral health|counseling)\b/,
        tied: /\b(?:therapy|psychotherapy|session|transference|treatment plan|diagnos\w+|suicid\w+)\b/i,
      },
      {
        named: /\b(?:child welfare|child protective|cps|foster|adoption|family services|children)\b/,
        tied: /\b(?:removals?|removed|foster|child welfare|caseworkers?|risk (?:tool|score)|abuse|neglect|child protect\w+|(?:child|children) home|tribe)\b/i,
      },
      {
        named: /\b(?:hospital|medical|dialysis|oncology|hospice)\b/,
        tied: /\b(?:discharge plan\w*|hospital floor|medical team)\b/i,
      },
      { named: /\b(?:school)\b/, tied: /\b(?:IEP|truan\w+|classroom)\b/i },
    ],
  },
  {
    of: ['paralegal', 'attorney', 'legal-secretary'],
    settings: [
      {
        named:
          /\b(?:personal injury|litigation|trial|workers comp|defense|malpractice|employment|family|divorce|criminal|prosecut\w+)\b/,
        tied: /\b(?:discovery|depositions?|litigation hold|privilege log|production|demand letter|trial|liens?)\b/i,
      },
      {
        named: /\b(?:corporate|transactional|m a|securities|contracts?)\b/,
        tied: /\b(?:acquisition|merger|signature pages|closing (?:checklist|binder)|board (?:minutes|resolution)|shareholders?|corporate records?)\b/i,
      },
      { named: /\b(?:family|divorce|custody)\b/, tied: /\b(?:divorce|custody|child support|alimony)\b/i },
      {
        named: /\b(?:criminal|public defender|prosecut\w+|district attorney)\b/,
        tied: /\b(?:plea|arraign\w+|jury|probation|indictment)\b/i,
      },
      { named: /\b(?:immigration)\b/, tied: /\b(?:visa|asylum|green card|USCIS)\b/i },
      { named: /\b(?:real estate|title|conveyanc\w+)\b/, tied: /\b(?:deed|easement|title commitment|escrow)\b/i },
      {
        named: /\b(?:estate planning|probate|trusts?|estates|elder law)\b/,
        tied: /\b(?:probate|will and|trustee|executor)\b/i,
      },
      { named: /\b(?:patent|intellectual property|ip|trademark)\b/, tied: /\b(?:patents?|trademarks?|prior art)\b/i },
    ],
  },
];
