import { storefront } from './storefront.ts'

export { CartOwner } from './cart-owner.ts'

export default storefront
