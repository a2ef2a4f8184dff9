/** Brings a finding into view and gives it the focus; opens the list that it waits in. */
export function goToFinding(id: string): void {
  const element = document.getElementById(id);
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
