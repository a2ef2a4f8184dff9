import type { TreeRules } from '../rule.ts';
import { NULL_RULES } from '../shared/conditions.ts';
import { listNames } from '../shared/grammar.ts';
import { SHARED_RULES } from '../shared/rules.ts';
import { createTaintRule, isMarkup } from '../shared/taint.ts';
import { SCRIPT_MISTAKE_RULES } from './mistakes.ts';
import { OVERSIGHT_RULES } from './oversights.ts';
import { PROMISE_RULES } from './promises.ts';
import { REACT_RULES } from './react.ts';
import { UNAWAITED_RULES, VALUE_SLIP_RULES } from './slips.ts';
import { WEB_RULES } from './web.ts';

const FILE_CALL =
  /^(?:\w+\.)*(?:readFile|writeFile|appendFile|createReadStream|createWriteStream|unlink|rm|rmdir|readdir|stat|open|sendFile|download|copyFile|rename)(?:Sync)?$/;

/** Our own rules on the tree of JavaScript and TypeScript, besides those for ESLint. */
export const SCRIPT_RULES: TreeRules = {
  ...SHARED_RULES,
  ...NULL_RULES,
  ...SCRIPT_MISTAKE_RULES,
  ...PROMISE_RULES,
  ...REACT_RULES,
  ...VALUE_SLIP_RULES,
  ...UNAWAITED_RULES,
  ...WEB_RULES,
  ...OVERSIGHT_RULES,
  'path-from-request': createTaintRule(FILE_CALL),
  'fetch-from-request': createTaintRule(
    /^(?:fetch|axios|got|request|needle|(?:axios|got|https?|request|superagent|needle)\.(?:get|post|put|head|request|delete))$/,
  ),
  'redirect-from-request': createTaintRule(/\.redirect$/, (given) => [given.at(-1)]),
  'html-from-request': createTaintRule(/\.(?:send|end|write)$/, (given) => (isMarkup(given[0]) ? [given[0]] : [])),
  'shell-from-text': createTaintRule(
    /^(?:(?:child_process|cp|childProcess|shell)\.)?(?:exec|execSync)$/,
    ([command]) => (listNames(command).length > 0 ? [command] : []),
  ),
};
