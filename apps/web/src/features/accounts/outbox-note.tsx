import { Link } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';

const READS_OUTBOX = ['support', 'admin'];

/** Where a message goes when no mail service is configured; nothing where one is. */
export function OutboxNote() {
  const { mailDelivers, viewer } = useAppData();
  if (mailDelivers) return null;
  return (
    <p>
      No mail service is set up here: messages stay in this installation’s{' '}
      {viewer && READS_OUTBOX.includes(viewer.role) ? (
        <Link to="/console/outbox" className="link">
          outbox
        </Link>
      ) : (
        'outbox'
      )}
      , where its staff can read them.
    </p>
  );
}
