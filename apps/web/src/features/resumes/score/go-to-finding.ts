/** Scrolls to a finding and focuses it, opening the list that contains it. */
export function goToFinding(id: string): void {
  const element = document.getElementById(id);
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
