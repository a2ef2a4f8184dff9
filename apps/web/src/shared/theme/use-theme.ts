import { useSyncExternalStore } from 'react';
import { type AppData, useAppData } from '../app-data.tsx';

export type ThemeChoice = AppData['themeDefault'];

function subscribe(onChange: () => void): () => void {
  window.addEventListener('themechange', onChange);
  return () => window.removeEventListener('themechange', onChange);
}

const getCurrentTheme = () => document.documentElement.dataset.theme as ThemeChoice;

/** The active theme: the user's choice, or else the operator's default. */
export function useTheme(): ThemeChoice {
  const { themeDefault } = useAppData();
  return useSyncExternalStore(subscribe, getCurrentTheme, () => themeDefault);
}
