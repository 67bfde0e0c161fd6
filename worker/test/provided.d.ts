/// <reference types="@cloudflare/vitest-plugin/types" />
import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on which this run serves the sandbox. */
    sandboxPort: number
    /** Bodies for each form and operation, the seed they are made from, and beginnings of the paths to try, or all. */
    fuzz: { bodies: number; seed: number; only: string | null }
  }
}
