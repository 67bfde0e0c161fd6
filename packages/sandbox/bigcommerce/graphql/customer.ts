import { countryName } from '../customers/addresses/address-bodies.ts'
import { findAddresses } from '../customers/addresses/address-store.ts'
import { isOneOf } from '../customers/conditions.ts'
import type { AddressRow, CustomerRow } from '../customers/customer.ts'
import { findFormFields } from '../customers/form-fields/form-field-values.ts'
import { findWishlistsOf } from '../customers/wishlist-store.ts'
import { pageOf, type PageArguments } from './connection.ts'
import type { StorefrontScope } from './context.ts'
import { formFieldValueNode } from './form-fields.ts'
import { money } from './money.ts'
import { customerOrders, type OrdersArguments } from './order.ts'
import { matchesWishlist, wishlistNode, type WishlistFilters } from './wishlist.ts'

/** A `Customer`: always the one who is signed in or has just signed in. */
export function customerNode(scope: StorefrontScope, row: CustomerRow) {
  const db = scope.env.DB
  const addresses = () => findAddresses(db, [isOneOf('customer_id', [row.id])])
  return {
    entityId: row.id,
    company: row.company,
    customerGroupId: row.customer_group_id,
    customerGroupName: null,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    notes: '',
    phone: row.phone,
    taxExemptCategory: row.tax_exempt_category,
    addressCount: async () => (await addresses()).length,
    attributeCount: 0,
    storeCredit: [money(row.store_credit, 'GBP')],
    attributes: { attribute: ({ entityId }: { entityId: number }) => ({ entityId, value: null, name: '' }) },
    formFields: async () =>
      ((await findFormFields(db, 'customer', [row.id])).get(row.id) ?? []).map(formFieldValueNode),
    addresses: async (page: PageArguments) => pageOf(await addresses(), page, (address) => addressNode(scope, address)),
    wishlists: async ({ filters, ...page }: PageArguments & { filters?: WishlistFilters | null }) => {
      const wishlists = (await findWishlistsOf(db, row.id)).filter((wishlist) => matchesWishlist(wishlist, filters))
      return pageOf(wishlists, page, (wishlist) => wishlistNode(scope, wishlist))
    },
    orders: (args: OrdersArguments) => customerOrders(db, row.id, args),
  }
}

/** A `CustomerAddress`. */
export function addressNode(scope: StorefrontScope, row: AddressRow) {
  return {
    entityId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    address1: row.address1,
    address2: row.address2,
    addressType: row.address_type === 'commercial' ? 'COMMERCIAL' : 'RESIDENTIAL',
    city: row.city,
    country: countryName(row.country_code),
    countryCode: row.country_code,
    stateOrProvince: row.state_or_province,
    phone: row.phone,
    postalCode: row.postal_code,
    company: row.company,
    formFields: async () =>
      ((await findFormFields(scope.env.DB, 'address', [row.id])).get(row.id) ?? []).map(formFieldValueNode),
  }
}
