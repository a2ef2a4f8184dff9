// `foothold visa`: loads government files about employers into the database of this installation.
import { createFilingsLoader, matchFilings } from '../domains/listings/index.ts';
import { runDatabaseCommand } from './run-database-command.ts';
import { runVisaCommand } from './visa-lines.ts';

runDatabaseCommand({ connections: 2, jobs: [matchFilings] }, (context, words) =>
  runVisaCommand(createFilingsLoader(context), words),
);
