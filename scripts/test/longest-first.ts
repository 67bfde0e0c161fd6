import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The Worker tests take most of the time. The many short files at the end keep all processes busy. */
const projects = ['worker', 'pseudo-language', 'sandbox', 'unit']
/** Files that take long for their size, by which Vitest sorts files that it has not run yet. */
const long = /\/(?:walks|matrices)\/|\/(?:limited-codes|estimate-delivery|wallet-\w+)\.test\.ts$/
/** It mostly waits, so it runs beside the start of the others. */
const first = '/doctor.test.ts'

/** Starts with what takes longest, so that no process waits for the last file of another one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Not the method of an array.
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  if (moduleId.endsWith(first)) return -1
  return 2 * projects.indexOf(project.name) + (long.test(moduleId) ? 0 : 1)
}
