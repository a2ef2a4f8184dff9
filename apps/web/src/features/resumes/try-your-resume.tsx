import { FileDrop } from '../../shared/ui/file-drop.tsx';

export interface TryYourResumeProps {
  /** Endings that the server reads. */
  accept: string;
  maxBytes: number;
}

/** The first thing a visitor can do: drop one file, without an account. */
export function TryYourResume({ accept, maxBytes }: TryYourResumeProps) {
  return (
    <FileDrop name="file" label="Choose your résumé" what="résumé" prominent accept={accept} maxBytes={maxBytes} />
  );
}
