import { useSyncExternalStore } from 'react';
import { type AppData, useAppData } from '../app-data.tsx';

export type ThemeChoice = AppData['themeDefault'];

function subscribe(onChange: () => void): () => void {
  window.addEventListener('themechange', onChange);
  return () => window.removeEventListener('themechange', onChange);
}

const current = () => document.documentElement.dataset.theme as ThemeChoice;

/** The theme in force: what the person chose, else what the operator set. */
export function useTheme(): ThemeChoice {
  const { themeDefault } = useAppData();
  return useSyncExternalStore(subscribe, current, () => themeDefault);
}
