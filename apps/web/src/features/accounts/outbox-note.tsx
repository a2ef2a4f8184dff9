import { useAppData } from '../../shared/app-data.tsx';

/** Says where emails are stored if no mail service is configured. Otherwise renders nothing. */
export function OutboxNote() {
  const { mailDelivers } = useAppData();
  if (mailDelivers) return null;
  return (
    <p>
      This server has no email service set up, so the email wasn’t sent. The person who runs the server can find it as a
      file in the outbox folder.
    </p>
  );
}
