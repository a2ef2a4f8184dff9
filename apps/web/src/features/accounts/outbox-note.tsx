import { useAppData } from '../../shared/app-data.tsx';

/** Where an email is when no mail service is configured; nothing where one is. */
export function OutboxNote() {
  const { mailDelivers } = useAppData();
  if (mailDelivers) return null;
  return (
    <p>
      This installation has no mail service, so the email isn’t sent. The person who runs the server finds it as a file
      in the outbox folder.
    </p>
  );
}
