/** What people agree to, in the words that stand beside the button: the ledger of consents keeps the same. */
export const TERMS = {
  signUp: 'By creating an account, you agree to the terms of service.',
  checkout: 'By paying, you agree to the terms of service.',
} as const;
