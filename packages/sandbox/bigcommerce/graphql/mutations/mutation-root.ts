import type { StorefrontScope } from '../context.ts'
import { certificateMutations } from './certificate-mutations.ts'
import { consignmentMutations } from './consignment-mutations.ts'
import { passwordMutations } from './password-mutations.ts'
import { reviewMutations } from './review-mutations.ts'
import { sessionMutations } from './session-mutations.ts'

/** The root value of mutations for one request. */
export function createMutationRoot(scope: StorefrontScope) {
  return {
    ...sessionMutations(scope),
    catalog: reviewMutations(scope),
    checkout: { ...consignmentMutations(scope), ...certificateMutations(scope) },
    customer: passwordMutations(scope),
  }
}
