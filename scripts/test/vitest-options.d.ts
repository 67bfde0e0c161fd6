/** True in `npm run proof`. */
export declare const isProof: boolean
export declare const seed: number
export declare const setupFiles: string[]
/**
 * The test files of folders (a glob pattern). In `npm run proof` only those that do more there than in `npm test`: the
 * slow ones (`*.proof.test.ts`), and those with random or sampled values.
 */
export declare function testFiles(folders: string):
  | {
      include: string[]
      exclude: string[]
    }
  | {
      exclude?: never
      include: string[]
    }
