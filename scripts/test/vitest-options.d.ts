declare module 'vitest' {
  interface ProvidedContext {
    /** For `npm run fuzz`: bodies for each form and operation, and beginnings of the paths to try, or all. */
    fuzz: {
      bodies: number
      only: string | null
    }
    /** The seed of random tests. */
    seed: number
    /** True in `npm run proof`. */
    isProof: boolean
  }
}
/** True in `npm run proof`. */
export declare const isProof: boolean
export declare const seed: number
/** Long, so that no test fails on a slow machine. */
export declare const timeouts: {
  testTimeout: number
  hookTimeout: number
}
/** Vitest refuses to run projects together that differ in it, and a project with its own file does not get the root's. */
export declare const maxWorkers = 3
export declare const setupFiles: string[]
/**
 * The test files of folders (a glob pattern), without `others`, which belong to another project. In `npm run proof`
 * only those that do more there than in `npm test`: the slow ones (`*.proof.test.ts`), and those with random or sampled
 * values.
 */
export declare function testFiles(
  folders: string,
  others?: readonly string[],
):
  | {
      include: string[]
      exclude: string[]
    }
  | {
      exclude?: never
      include: string[]
    }
