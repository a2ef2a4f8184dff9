// Creates a key for the custody process: `node scripts/custody-key.ts k1`. Prints CUSTODY_KEYS for the custody process and
// CUSTODY_PUBLIC_KEYS for all others.
import { createCustodyKey } from '../apps/server/src/domains/recruiting/index.ts';

const [id = ''] = process.argv.slice(2);
if (!/^[\w.-]{1,40}$/.test(id)) {
  console.error('Give the key an id of letters, digits, dots, hyphens or underscores: node scripts/custody-key.ts k1');
  process.exit(2);
}
const made = await createCustodyKey(id);
console.log(`# Only for the custody process, in front of the older ones.\nCUSTODY_KEYS=${made.private}`);
console.log(`# For every other process, in front of the older ones.\nCUSTODY_PUBLIC_KEYS=${made.public}`);
