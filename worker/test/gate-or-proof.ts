import { inject } from 'vitest'

/** The first value in `npm test`, the second in `npm run proof`. */
export function gateOrProof<Value>(gate: Value, proof: Value): Value {
  return inject('isProof') ? proof : gate
}
