import { EntryPage } from '../entry-page.tsx';

const FAULTS = {
  app: {
    title: 'We don’t know this app',
    text: 'It may have been removed because nobody used it. Go back to the app and connect it again.',
  },
  redirect: {
    title: 'This app can’t be connected',
    text: 'It asked us to send you to an address that it didn’t register. Don’t continue if you don’t trust the page that sent you here.',
  },
  request: {
    title: 'This app can’t be connected',
    text: 'Its request is incomplete or has expired. Go back to the app and try again.',
  },
  ended: {
    title: 'This request has ended',
    text: 'It was already answered, has expired, or was opened in another browser. Go back to the app and connect it again.',
  },
};

export type Fault = keyof typeof FAULTS;

export const parseFault = (value: string | null): Fault =>
  value !== null && Object.hasOwn(FAULTS, value) ? (value as Fault) : 'request';

/** Explains why an app’s request leads nowhere. */
export function FaultPage({ fault }: { fault: Fault }) {
  const { title, text } = FAULTS[fault];
  return <EntryPage title={title} lead={<p>{text}</p>} />;
}
