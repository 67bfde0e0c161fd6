import { nameOf, type Mutant } from './mutant.ts'

/** The test that noticed each mutant, by the mutant's name. */
export type Results = ReadonlyMap<string, string>

const introduction = `# Mutants

Each row takes one required behaviour out of the source. \`npm run mutants\` makes the change in a copy of the project,
runs the tests that name the requirement, and writes here which test noticed. It fails if none does. How to use it, and
how to add a row: [testing](testing.md#mutants).

`

/** The document with one row for each mutant. A mutant without a result is marked as not run. */
export function toDocument(mutants: readonly Mutant[], results: Results): string {
  const rows = mutants.map((mutant) =>
    [mutant.ids.join(', '), mutant.change, `\`${mutant.file}\``, results.get(nameOf(mutant)) ?? 'not run'].map(toCell),
  )
  const head = ['requirements', 'the shop no longer does this', 'file', 'noticed by']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const toLine = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [introduction + toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...rows.map(toLine), ''].join(
    '\n',
  )
}

/** Reads the results back from the document. */
export function readResults(document: string): Map<string, string> {
  const rows = document
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')))
  return new Map(
    rows.flatMap(([, ids, change, , noticedBy]) =>
      noticedBy && noticedBy !== 'not run' ? [[`${ids}: ${change}`, noticedBy] as const] : [],
    ),
  )
}

function toCell(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('|', String.raw`\|`)
}
