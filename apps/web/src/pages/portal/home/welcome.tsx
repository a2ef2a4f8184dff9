import { useAppData } from '../../../shared/app-data.tsx';

/** The first words of the portal. */
export function Welcome() {
  const { viewer } = useAppData();
  const [firstName = ''] = (viewer?.name ?? '').trim().split(/\s+/);
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-heading wrap-anywhere">Welcome{firstName === '' ? '' : `, ${firstName}`}</h1>
      <p className="text-soft">Here’s how far you’ve come, and what to do next.</p>
    </header>
  );
}
