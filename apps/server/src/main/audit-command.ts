// `foothold audit`: verifies the audit log in the database of this installation.
import { verifyAudit } from '../platform/audit/verify.ts';
import { runAuditCommand } from './audit-lines.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const EXIT_FAILED = 1;

runDatabaseCommand({ connections: 2, jobs: [] }, ({ db, now }, words) =>
  runAuditCommand(
    {
      verify: (options) => verifyAudit(db, options),
      now,
      fail: () => {
        process.exitCode = EXIT_FAILED;
      },
    },
    words,
  ),
);
