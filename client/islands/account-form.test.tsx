import { expect, test } from 'vitest'
import { htmlOf } from '../test/html-of.ts'
import AccountForm from './account-form.tsx'
import { emptyForm } from '#shared/forms/account.ts'
import { customerAddressForm } from '#shared/forms/customer-address.ts'
import { checkForm } from '#shared/forms/form.ts'
import { type FormName, forms } from '#shared/forms/forms.ts'
import * as messages from '#shared/messages/shop.ts'

test('a form that sets a password tells a password manager whose it is, in a field that it reads', () => {
  const html = htmlOf(
    <AccountForm name="change-password" action="/save" state={emptyForm} username="ada@shop.example" />,
  )
  const [field = ''] = /<input[^>]*name="username"[^>]*>/.exec(html) ?? []
  expect(field).toMatch(/type="text"/)
  expect(field).toMatch(/autoComplete="username"/i)
  expect(field).toMatch(/ hidden=""/)
  expect(field).toMatch(/value="ada@shop.example"/)
})

test('an address in a country that the shop does not know asks for a country, and never changes it unseen', () => {
  const values = { 'address.country': 'BR', 'address.city': 'Recife' }
  const html = htmlOf(<AccountForm name="customer-address" action="/save" state={{ ...emptyForm, values }} />)
  const [select = ''] = /<select[^>]*name="address.country".*?<\/select>/s.exec(html) ?? []
  expect(select).toMatch(/<option value="">/)
  expect(select).not.toContain('selected')
  expect(checkForm(customerAddressForm, { ...values, 'address.country': '' })).toMatchObject({
    status: 'invalid',
    errors: { 'address.country': messages.account.issue.country },
  })
})

test.each(Object.keys(forms) as FormName[])(
  'the form %s names an autofill token on each field but check boxes',
  (name) => {
    const html = htmlOf(<AccountForm name={name} action="/save" state={emptyForm} />)
    const inputs = [...html.matchAll(/<(?:input|select)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="hidden"/.test(tag))
    expect(inputs.length).toBeGreaterThan(0)
    expect(inputs.filter((tag) => /autocomplete=/i.test(tag) === /type="checkbox"/.test(tag))).toEqual([])
  },
)
