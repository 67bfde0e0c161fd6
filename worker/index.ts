import { storefront } from './storefront.ts'

export { AssistantSession } from './assistant-session.ts'
export { CartOwner } from './cart-owner.ts'
export { MailedLink } from './mailed-link.ts'

export default storefront
