import type { StorefrontScope } from '../context.ts'
import { addressMutations } from './address-mutations.ts'
import { cartMutations, checkoutMutations } from './cart-mutations.ts'
import { certificateMutations } from './certificate-mutations.ts'
import { consignmentMutations } from './consignment-mutations.ts'
import { customerMutations } from './customer-mutations.ts'
import { reviewMutations } from './review-mutations.ts'
import { sessionMutations } from './session-mutations.ts'
import { wishlistMutations } from './wishlist-mutations.ts'

/** The root value of mutations for one request. */
export function createMutationRoot(scope: StorefrontScope) {
  return {
    ...sessionMutations(scope),
    cart: cartMutations(scope),
    catalog: reviewMutations(scope),
    checkout: { ...checkoutMutations(scope), ...consignmentMutations(scope), ...certificateMutations(scope) },
    customer: { ...customerMutations(scope), ...addressMutations(scope) },
    wishlist: wishlistMutations(scope),
  }
}
