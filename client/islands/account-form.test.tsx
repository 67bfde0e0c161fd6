import { expect, test } from 'vitest'
import { htmlOf } from '../test/html-of.ts'
import AccountForm from './account-form.tsx'
import { emptyForm } from '#shared/forms/account.ts'

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
