import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** For `npm run fuzz`: bodies for each form and operation, and beginnings of the paths to try, or all. */
    fuzz: { bodies: number; only: string | null }
    /** The seed of random tests. */
    seed: number
    /** True in `npm run proof`. */
    isProof: boolean
  }
}

/** True in `npm run proof`. */
export const isProof = process.env['PROOF'] === 'on'
export const seed = Number(process.env['SEED'] ?? 1)
/** Long, so that no test fails on a slow machine. */
export const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }
/** Vitest refuses to run projects together that differ in it, and a project with its own file does not get the root's. */
export const maxWorkers = 3
export const setupFiles = ['fail-on-console-error.ts', 'seed-random-tests.ts'].map((file) =>
  join(root, 'scripts/test', file),
)

/**
 * The test files of folders (a glob pattern), without `others`, which belong to another project. In `npm run proof`
 * only those that do more there than in `npm test`: the slow ones (`*.proof.test.ts`), and those with random or sampled
 * values.
 */
export function testFiles(folders: string, others: readonly string[] = []) {
  const pattern = `${folders}/**/*.test.{ts,tsx}`
  if (!isProof) return { include: [pattern], exclude: ['**/*.proof.test.ts', ...others] }
  const doMore = /fast-check|gateOrProof|playedFaults/
  const files = globSync(pattern, { cwd: root, exclude: [...others] })
  return {
    include: files.filter(
      (file) => file.endsWith('.proof.test.ts') || doMore.test(readFileSync(join(root, file), 'utf8')),
    ),
  }
}
