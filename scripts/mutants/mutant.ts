import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One change of the source that takes a required behaviour away, and the test files that must notice it. */
export type Mutant = {
  /** The ids of the requirements. Only tests that name one of them in their title are run. */
  ids: readonly [string, ...string[]]
  /** What the shop no longer does. */
  change: string
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  tests: readonly [string, ...string[]]
}

/** Unique among the mutants. */
export function nameOf({ ids, change }: Mutant): string {
  return `${ids.join(', ')}: ${change}`
}

/** Mutants that no longer fit the source: the text to replace is not found exactly once, or a test file is missing. */
export function staleMutants(root: string, mutants: readonly Mutant[]): string[] {
  const names = mutants.map(nameOf)
  return mutants.flatMap((mutant, index) => [
    ...(names.indexOf(nameOf(mutant)) < index ? [`${nameOf(mutant)} is listed twice`] : []),
    ...staleText(root, mutant),
    ...mutant.tests.filter((test) => !existsSync(join(root, test))).map((test) => `${nameOf(mutant)}: no file ${test}`),
    ...(namesRow(root, mutant) ? [] : [`${nameOf(mutant)}: none of its test files names ${mutant.ids.join(' or ')}`]),
  ])
}

/** A pattern of test titles that name one of the ids. */
export function titlePattern(ids: readonly string[]): string {
  return `\\b(${ids.join('|')})\\b`
}

function staleText(root: string, mutant: Mutant): string[] {
  const file = join(root, mutant.file)
  if (!existsSync(file)) return [`${nameOf(mutant)}: no file ${mutant.file}`]
  const count = readFileSync(file, 'utf8').split(mutant.find).length - 1
  return count === 1 ? [] : [`${nameOf(mutant)}: ${mutant.file} has ${count} times, not once: ${mutant.find}`]
}

/** Titles are written in the test file, or made from the table beside it. */
function namesRow(root: string, { ids, tests }: Mutant): boolean {
  const pattern = new RegExp(titlePattern(ids))
  const files = tests.flatMap((test) => [test, test.replace('.test.', '.')]).map((file) => join(root, file))
  return files.some((file) => existsSync(file) && pattern.test(readFileSync(file, 'utf8')))
}
