/** Comments, texts and quoted names, in which a semicolon ends nothing; a semicolon; or anything else. */
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of a file, to be sent one at a time: Citus takes no several at once. */
export function statementsOf(sql: string): string[] {
  const statements = [""];
  let words = false;
  for (const [piece] of sql.matchAll(PIECES)) {
    if (piece === ";") {
      if (words) statements.push("");
      words = false;
      continue;
    }
    words ||= !/^(?:--|\/\*|\s*$)/.test(piece);
    statements[statements.length - 1] += piece;
  }
  if (!words) statements.pop();
  return statements.map((statement) => statement.trim());
}
