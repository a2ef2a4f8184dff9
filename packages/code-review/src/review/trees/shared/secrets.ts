import { createNodeRule, type TreeRules } from '../rule.ts';
import { CALLS, getArguments, getCallee, getStringValue, STRINGS } from './grammar.ts';

/** Keys whose provider gives them a shape of their own. */
const KEY_SHAPE =
  /(?:^|[^A-Za-z0-9])(?:(?:AKIA|ASIA)[A-Z0-9]{16}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{22,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{10,}|[srp]k_(?:live|test)_[A-Za-z0-9]{10,}|sk-(?:proj-|ant-)?[A-Za-z0-9_-]{24,}|AIza[\w-]{30,}|SG\.[\w-]{16,}\.[\w-]{16,}|npm_[A-Za-z0-9]{30,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,})|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/;
const URL_PASSWORD = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/@]{0,60}:([^\s:/@]{2,80})@[\w.[-]/i;
const PROPERTY_PASSWORD = /(?:[;?&\s]|^)(?:password|pwd|pass)\s*=\s*([^;&\s"']{3,80})/i;
const PROPERTY_HOST =
  /(?:jdbc:|[;?&\s](?:server|data source|host|uid|user(?: ?id|name)?|database|dbname)\s*=|^(?:server|data source|host|user)\s*=)/i;
const PLACEHOLDER = /^(?:[<{$%*[].*|x{3,}|pass(?:word|wd)?|pwd|secret|your.*|change.*|example.*|\.{3,}|:?\w*\})$/i;

const isWritten = (value: string | undefined) => value !== undefined && !PLACEHOLDER.test(value);

/** Whether a text carries a password for where it connects to. */
const hasPassword = (text: string) =>
  isWritten(URL_PASSWORD.exec(text)?.[1]) || (PROPERTY_HOST.test(text) && isWritten(PROPERTY_PASSWORD.exec(text)?.[1]));

const LOG_IN_PATTERN = /(?:\.|^)(?:login|starttls_login|getConnection|authenticate)$/;

/** Keys and passwords that are recognized by what they look like, whatever they are called. */
export const SECRET_RULES: TreeRules = {
  'secret-by-shape': createNodeRule(STRINGS, (node) => {
    if (node.end - node.start > 2000) return false;
    return KEY_SHAPE.test(node.text) && !/EXAMPLE|xxxx/i.test(node.text);
  }),
  'password-in-address': createNodeRule(STRINGS, (node) => {
    if (node.end - node.start > 500) return false;
    const text = getStringValue(node);
    return text !== null && hasPassword(text);
  }),
  'password-as-argument': createNodeRule(CALLS, (node) => {
    if (!LOG_IN_PATTERN.test(getCallee(node))) return false;
    const given = getArguments(node);
    const password = getStringValue(given.at(-1));
    return (
      given.length >= 2 &&
      given.length <= 3 &&
      password !== null &&
      password.length >= 3 &&
      isWritten(password) &&
      getStringValue(given.at(-2)) !== null
    );
  }),
};
