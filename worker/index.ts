import { storefront } from './storefront.ts'

export { CartOwner } from './cart-owner.ts'
export { CodeReservation } from './owner/earlier-reservation.ts'

export default storefront
