/** A customer as stored. Times are Unix milliseconds; `store_credit` is in minor units of the store's currency. */
export type CustomerRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  company: string
  phone: string
  notes: string
  tax_exempt_category: string
  customer_group_id: number
  registration_ip_address: string
  password: string | null
  must_reset_password: number
  accepts_emails: number
  store_credit: number
  origin_channel_id: number
  channel_ids: string | null
  created_at: number
  modified_at: number
}

/** An address of a customer. The columns have the vendor's names. */
export type AddressRow = {
  id: number
  customer_id: number
  first_name: string
  last_name: string
  company: string
  phone: string
  address_type: 'residential' | 'commercial'
  address1: string
  address2: string
  city: string
  country_code: string
  state_or_province: string
  postal_code: string
}
