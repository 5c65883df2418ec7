import ts from 'typescript';

export interface NameUse {
  name: string;
  line: number;
}

/** The names by which a script calls on the platform: of what it calls, and of what it makes anew. */
export function namesInScript(file: string, code: string): NameUse[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const uses: NameUse[] = [];
  const visit = (node: ts.Node): void => {
    const note = (name: ts.Node) =>
      uses.push({
        name: name.getText(source),
        line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1,
      });
    // `a.b?.()` and `a?.b()` ask whether it is there.
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const isAsked = node.questionDotToken ?? node.expression.questionDotToken;
      if (!isAsked) note(node.expression.name);
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) note(node.expression);
    // Types are gone when a script runs.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
