import type { CanonicalQuestion } from '../types.ts';

export const CONTACT: readonly Omit<CanonicalQuestion, 'group'>[] = [
  {
    id: 'linkedin',
    label: 'LinkedIn profile',
    type: 'link',
    phrasings: ['LinkedIn profile', 'LinkedIn URL', 'What is the link to your LinkedIn profile?'],
    needs: ['linkedin'],
  },
  {
    id: 'github',
    label: 'GitHub profile',
    type: 'link',
    phrasings: ['GitHub profile', 'GitHub URL', 'Link to your GitHub or code repository'],
    needs: ['github'],
  },
  {
    id: 'portfolio',
    label: 'Portfolio or work samples',
    type: 'link',
    phrasings: [
      'Portfolio URL',
      'Link to your portfolio',
      'Please share samples of your work',
      'Link to writing samples',
    ],
    needs: ['portfolio'],
  },
  {
    id: 'website',
    label: 'Personal website',
    type: 'link',
    phrasings: ['Personal website', 'Website', 'Other website or blog', 'Other links'],
    needs: ['website'],
    doubtfulWith: ['portfolio', 'linkedin', 'github'],
  },
  {
    id: 'preferred-name',
    label: 'What name do you go by?',
    type: 'text',
    phrasings: [
      'What should we call you?',

      'Name you go by',
      'Preferred name',
      'What name do you go by?',
      'Preferred first name',
      'Nickname',
      'What would you like to be called?',
    ],
    unless:
      /^(?!.*\b(?:prefer\w*|nick\w*|go(?:es)? by|call(?:ed)?|known|address(?:ed)?|chosen|badge)\b)|\b(?:call|reach) (?:you|them) (?:at|on|during)|\bwhen\b|\bname of\b|\bof (?:our|the|your)\b|\brelation\w*\b/i,
    needs: ['name'],
    explained: 0.7,
  },
  {
    id: 'legal-name',
    label: 'Legal name',
    type: 'text',
    phrasings: ['Full legal name', 'Legal first and last name', 'Full name'],
    needs: ['legal_name'],
    never: ['reference', 'referral', 'supervisor'],
  },
  {
    id: 'phone',
    label: 'Phone number',
    type: 'text',
    phrasings: ['Phone number', 'Mobile phone', 'What is the best phone number to reach you?'],
    unless: /\bcode\b|verif|emergency|spouse|partner|famil|child|parent|household|guardian|next of kin/i,
    needs: ['phone'],
    never: ['reference', 'supervisor', 'interview', 'emergency'],
  },
  {
    id: 'email',
    label: 'Email address',
    type: 'text',
    phrasings: ['Email address', 'Email'],
    unless: /\bcode\b|verif|emergency|spouse|partner|famil|child|parent|household|guardian|next of kin/i,
    explained: 0.3,
    needs: ['email'],
    never: ['reference', 'supervisor'],
  },
  {
    id: 'street-address',
    label: 'Street address',
    type: 'text',
    phrasings: ['Street address', 'Home address', 'Mailing address', 'Address line 1'],
    unless:
      /emergency|spouse|partner|famil|child|parent|household|guardian|next of kin|\bemployer|\bcompany\b|\bschool\b/i,
    needs: ['street|address'],
    never: ['email'],
  },
];
