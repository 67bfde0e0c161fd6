/** A delivery address as the forms post it. */
export const addressFields = {
  'address.country': 'GB',
  'address.houseNumber': '14',
  'address.addressLine1': 'Loom Street',
  'address.addressLine2': '',
  'address.city': 'Leeds',
  'address.county': 'West Yorkshire',
  'address.postCode': 'LS1 4AP',
}
