import { expect, test } from 'vitest'
import { type Customer, customerFieldNames, toCurrentCustomer, toCustomerEntity } from './customer.ts'

const customer: Customer = {
  id: 71,
  email: 'amelia.hart@selvedge.example',
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '07700 900142',
  title: 'Ms',
  dateOfBirth: '1986-04-12',
  preferenceEmail: true,
  preferencePost: null,
  acceptsReviewEmails: true,
  profileCartId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  channelIds: [1406818],
}

test('a customer entity has the required fields and form fields [ACC-03, ACC-04]', () => {
  expect(toCustomerEntity(customer)).toEqual({
    id: 71,
    email: 'amelia.hart@selvedge.example',
    first_name: 'Amelia',
    last_name: 'Hart',
    phone: '07700 900142',
    form_fields: [
      { name: 'Title', value: 'Ms' },
      { name: 'Date of Birth', value: '1986-04-12' },
      { name: 'Preference Email', value: 'Yes' },
    ],
    accepts_product_review_abandoned_cart_emails: true,
  })
  expect(Object.values(customerFieldNames)).toEqual(['Title', 'Date of Birth', 'Preference Email', 'Preference Post'])
})

test('a customer entity does not contain the profile cart, and maps back to the same customer', () => {
  const { profileCartId, channelIds: _, ...current } = customer
  expect(JSON.stringify(toCustomerEntity(customer))).not.toContain(profileCartId)
  expect(toCurrentCustomer(toCustomerEntity(customer))).toEqual(current)
})
