import { WireText } from './wire-text.ts'

/** Fields of an address, in checkouts and customers alike. */
export const wireAddressEntries = {
  first_name: WireText,
  last_name: WireText,
  phone: WireText,
  address1: WireText,
  address2: WireText,
  city: WireText,
  state_or_province: WireText,
  postal_code: WireText,
  country_code: WireText,
}
