import ts from 'typescript';

/** A test or a group of tests, as it stands in a file. */
interface Titled {
  readonly isGroup: boolean;
  readonly title: string;
  readonly line: number;
}

/** The function that a call comes down to: `test` of `test.each([…])('…')`. */
function calledName(expression: ts.Expression): string {
  let inner = expression;
  for (;;) {
    if (ts.isCallExpression(inner) || ts.isPropertyAccessExpression(inner)) inner = inner.expression;
    else if (ts.isTaggedTemplateExpression(inner)) inner = inner.tag;
    else return ts.isIdentifier(inner) ? inner.text : '';
  }
}

function titledBy(node: ts.Node, source: ts.SourceFile): Titled | null {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null;
  const name = calledName(node.expression);
  const [first] = node.arguments;
  if (!first || !['test', 'it', 'property', 'describe'].includes(name)) return null;
  if (!ts.isStringLiteralLike(first) && !ts.isTemplateExpression(first)) return null;
  const title = first.getText(source).slice(1, -1);
  const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  return { isGroup: name === 'describe', title, line };
}

/**
 * The tests of a file whose title names no rule, nor that of any group around them; a group `beside the rules` holds
 * what is about none.
 */
export function unruledTitles(text: string, namesRule: (title: string) => boolean): readonly Titled[] {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);
  const found: Titled[] = [];
  const visit = (node: ts.Node): void => {
    const titled = titledBy(node, source);
    if (titled && (namesRule(titled.title) || titled.title === 'beside the rules')) return;
    if (titled && !titled.isGroup) found.push(titled);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
