/** The terms, with the wording next to the button. The consent ledger stores the same wording. */
export const TERMS = {
  signUp: 'By creating an account, you confirm that you’re at least 18 and agree to the terms of service.',
  checkout: 'By paying, you agree to the terms of service.',
} as const;
