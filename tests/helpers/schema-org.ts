import ts from 'typescript';

const FILE = 'structured-data.ts';

/**
 * What is wrong with structured data by schema.org’s own vocabulary: its published types know every type, every
 * property and what a property may hold, so the compiler is the validator.
 */
export function vocabularyProblems(graphs: readonly { page: string; json: string }[]): string[] {
  const source = [
    "import type { Graph } from 'schema-dts';",
    ...graphs.map(({ json }, index) => `export const page${index}: Graph = ${json};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
      : getSourceFile.call(host, name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText, file, start }) => {
      const line = file?.fileName === FILE ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
      const page = graphs[line - 1]?.page ?? file?.fileName ?? '';
      return `${page}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
