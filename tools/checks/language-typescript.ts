// Splits a TypeScript file into user-visible texts, declared names, test names, and comments.
import ts from 'typescript';

/** A part of a file, with its position. */
export interface Piece {
  text: string;
  at: number;
}

export interface Pieces {
  /** Strings and JSX text that can reach a user: several words, or one that starts with a capital letter. */
  texts: Piece[];
  /** Names that the file declares. Imported names and properties read from objects are declared elsewhere. */
  names: Piece[];
  tests: Piece[];
  comments: Piece[];
}

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
const SQL_PATTERN = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER) /;
const MODIFIERS = new Set([
  'concurrent',
  'describe',
  'each',
  'fails',
  'fixme',
  'only',
  'runIf',
  'skip',
  'skipIf',
  'slow',
  'step',
  'todo',
]);
/** JSX attributes whose strings aren't shown. */
const CODE_ATTRIBUTES = new Set(['className', 'class', 'style', 'd', 'id', 'name', 'href', 'src']);

export function parsePieces(path: string, text: string): Pieces {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const pieces: Pieces = { texts: [], names: [], tests: [], comments: [] };
  /** Positions of literals, where `//` doesn't start a comment. */
  const literals: [start: number, end: number][] = [];

  const visit = (node: ts.Node): void => {
    const name = getDeclaredName(node);
    if (name) pieces.names.push({ text: name.text, at: name.getStart(source) });
    if (isText(node)) {
      literals.push([node.getStart(source), node.end]);
      const piece = { text: node.text, at: node.getStart(source) };
      if (isTestName(node)) pieces.tests.push(piece);
      else if (isShown(node)) pieces.texts.push(piece);
    } else if (ts.isRegularExpressionLiteral(node)) literals.push([node.getStart(source), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  pieces.comments = findComments(text, literals);
  return pieces;
}

type Text =
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail
  | ts.JsxText;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** The name that a node declares: of a variable, function, type, member, parameter, or key. */
function getDeclaredName(node: ts.Node): ts.Identifier | ts.StringLiteral | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isMetaProperty(node) || ts.isJsxAttribute(node)) return undefined;
  if (ts.isShorthandPropertyAssignment(node) || ts.isExportSpecifier(node)) return undefined;
  if (ts.isImportSpecifier(node) && !node.propertyName) return undefined;
  const { name } = node as { name?: ts.Node };
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined;
  // Keys such as `"needs a color"` and `/api/colors` are texts and URLs.
  return /^[\w$-]+$/.test(name.text) ? name : undefined;
}

/** Whether a node is the name argument of a test, as in `it.each(…)(name)` or `test.step(name)`. */
function isTestName(node: ts.Node): boolean {
  const call = node.parent.kind === ts.SyntaxKind.TemplateExpression ? node.parent.parent : node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0]?.pos !== node.pos) return false;
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || (ts.isPropertyAccessExpression(callee) && MODIFIERS.has(callee.name.text)))
    callee = callee.expression;
  return ts.isIdentifier(callee) && TEST_FUNCTIONS.has(callee.text);
}

function isShown(node: Text): boolean {
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isJsxAttribute(parent) && CODE_ATTRIBUTES.has(parent.name.getText())) return false;
  // Tagged templates contain SQL and other languages.
  if (ts.isTaggedTemplateExpression(parent) || isTagged(parent.parent)) return false;
  if (SQL_PATTERN.test(node.text)) return false;
  return /\S\s+\S/.test(node.text) || /^\p{Lu}\p{Ll}+$/u.test(node.text) || !ts.isStringLiteralLike(node);
}

const isTagged = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  (ts.isTaggedTemplateExpression(node) || (node.parent && ts.isTaggedTemplateExpression(node.parent)));

function findComments(text: string, literals: readonly [number, number][]): Piece[] {
  const characters = text.split('');
  for (const [start, end] of literals) characters.fill(' ', start, end);
  return [...characters.join('').matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g)].map(({ 0: found, index }) => ({
    text: text.slice(index, index + found.length),
    at: index,
  }));
}
