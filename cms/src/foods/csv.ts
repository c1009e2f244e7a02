const CELL = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y;

/** The lines of a table with a head, each by the names of its columns; cells may be quoted. */
export function csvRows(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text.replace(/\r\n/g, '\n').trimEnd());
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let found = CELL.exec(text); found; found = CELL.exec(text)) {
    const [, cell, end] = found;
    rows[rows.length - 1].push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
