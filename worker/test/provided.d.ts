/// <reference types="@cloudflare/vitest-plugin/types" />
import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run serves the sandbox. */
    sandboxPort: number
  }
}
