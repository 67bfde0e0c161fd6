/// <reference types="@cloudflare/vitest-plugin/types" />
import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Bodies for each form and operation, and beginnings of the paths to try, or all. */
    fuzz: { bodies: number; only: string | null }
    /** The seed of random tests. */
    seed: number
    /** True in `npm run proof`, which may take longer than `npm test`. */
    isProof: boolean
  }
}
