import { findClosest, getField } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { CALLS, getArguments, getCallee, getFunction, getLastCalled } from './grammar.ts';
import { getSides, isSign } from './loops.ts';

const TOKEN_FLAG =
  /["']?verify_(?:signature|exp)["']?\s*:\s*False|\bverify\s*=\s*False|algorithms?\s*[=:]\s*\[?\s*["']none["']/i;
const PASSWORD = /(?:^|[._]|get)(?:password|passwd|pwd)(?:\(\))?$/i;
const INPUT_OBJECT = /^(?:form|values|data|body|input|props|state|this|self|req|dto|fields|errors|request)\b/;

/** Settings and calls of known libraries that switch a protection off. */
export const SETTING_RULES: TreeRules = {
  'token-not-verified': createNodeRule(CALLS, (node) => {
    const callee = getCallee(node);
    if (
      /^(?:jwt|jsonwebtoken)\.decode$/.test(callee) ||
      (node.type === 'method_invocation' && callee === 'JWT.decode')
    ) {
      const isPython = node.type === 'call';
      return !isPython || TOKEN_FLAG.test(node.text) || getArguments(node).length === 1;
    }
    return /^(?:jwt|jsonwebtoken)\.verify$/.test(callee) && TOKEN_FLAG.test(node.text);
  }),
  'cookie-readable': createNodeRule(['pair', 'keyword_argument', 'method_invocation', 'assignment'], (node) => {
    if (node.type === 'method_invocation')
      return /^set(?:HttpOnly|Secure)$|^httpOnly$/.test(getLastCalled(node)) && getArguments(node)[0]?.text === 'false';
    const name =
      (getField(node, 'key') ?? getField(node, 'name') ?? getField(node, 'left'))?.text.replace(/["']/g, '') ?? '';
    const value = (getField(node, 'value') ?? getField(node, 'right'))?.text ?? '';
    return (
      /^(?:httpOnly|httponly|SESSION_COOKIE_HTTPONLY|SESSION_COOKIE_SECURE|CSRF_COOKIE_SECURE)$/.test(name) &&
      /^[fF]alse$/.test(value)
    );
  }),
  'origin-any-with-credentials': createNodeRule(CALLS, (node) => {
    const text = node.text.slice(0, 600);
    const isCors = /^(?:cors|CORS|app\.add_middleware|\w+\.add_middleware|fastify\.register)$/.test(getCallee(node));
    return (
      isCors &&
      /(?:origins?|allow_origins)["']?\s*[:=]\s*\[?\s*["']\*["']|origin:\s*true/.test(text) &&
      /(?:credentials|supports_credentials|allow_credentials)\s*[:=]\s*[tT]rue/.test(text)
    );
  }),
  'request-forgery-unchecked': createNodeRule(['decorator', 'method_invocation'], (node) =>
    node.type === 'decorator'
      ? /^@csrf_exempt\b/.test(node.text)
      : (/csrf\(\)$/.test(getField(node, 'object')?.text ?? '') && getLastCalled(node) === 'disable') ||
        (getLastCalled(node) === 'csrf' && /::disable|\.disable\(\)/.test(getArguments(node)[0]?.text ?? '')),
  ),
  'password-in-plain-text': createNodeRule(
    ['binary_expression', 'comparison_operator', 'method_invocation'],
    (node) => {
      const isCall = node.type === 'method_invocation';
      if (isCall ? getLastCalled(node) !== 'equals' : !isSign(node, /^[=!]==?$/)) return false;
      const sides = isCall ? [getField(node, 'object'), getArguments(node)[0]] : getSides(node);
      const texts = sides.map((side) => side?.text ?? '');
      if (
        !texts.every(
          (text) => PASSWORD.test(text) && text.length < 60 && !/confirm|repeat|again|old|new|match|2|hash/i.test(text),
        )
      )
        return false;
      const stored = texts.filter((text) => /[.]|->/.test(text) && !INPUT_OBJECT.test(text));
      return (
        stored.length === 1 &&
        findClosest(node, 'class_declaration', ...['function_definition']) !== node &&
        getFunction(node) !== undefined
      );
    },
  ),
  'weak-cipher': createNodeRule(CALLS, (node) => {
    const callee = getCallee(node);
    if (/\.create(?:Cipher|Decipher)$/.test(callee)) return true;
    if (/\.create(?:Cipher|Decipher)iv$/.test(callee))
      return /^["'](?:.*-ecb|des.*|rc4.*|bf.*)["']$/i.test(getArguments(node)[0]?.text ?? '');
    return /^(?:DES3?|ARC4|Blowfish)\.new$/.test(callee) || (/^AES\.new$/.test(callee) && /MODE_ECB/.test(node.text));
  }),
  'whole-request-saved': createNodeRule(CALLS, (node) => {
    const callee = getCallee(node);
    const given = getArguments(node);
    const isBody = (text: string) => /^(?:req|request|ctx\.request)\.body$|^\{\s*\.\.\.req\.body\s*\}$/.test(text);
    if (
      /\.(?:create|insert|insertOne|update|updateOne|findByIdAndUpdate|findOneAndUpdate|save|assign|build)$/.test(
        callee,
      )
    )
      return given[0]?.text !== '{}' && given.some(({ text }) => isBody(text));
    if (node.type === 'new_expression')
      return /^[A-Z]/.test(callee) && !/Error$/.test(callee) && given.some(({ text }) => isBody(text));
    return (
      node.type === 'call' &&
      /^[A-Z]\w*$|\.objects\.create$|\.update$/.test(callee) &&
      given.some(({ text }) => /^\*\*request\.(?:json|form|POST|data|get_json\(\))/.test(text))
    );
  }),
};
