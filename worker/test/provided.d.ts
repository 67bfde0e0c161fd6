/// <reference types="@cloudflare/vitest-plugin/types" />
import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on which this run serves the sandbox. */
    sandboxPort: number
  }
}
