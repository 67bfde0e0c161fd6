import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of random tests: `SEED`, which `npm run proof` draws anew, or always the same in `npm test`. */
    seed: number
  }
}

fc.configureGlobal({ seed: inject('seed') })
