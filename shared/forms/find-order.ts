import * as v from 'valibot'
import { typedSchema } from '../domain/typed-schema.ts'
import { typedLine } from '../domain/typed-text.ts'
import { emailField } from './customer-fields.ts'
import { formOf } from './form.ts'
import { EmailRule, issue } from './rules.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'

const maxTyped = 20
const numberIssue = () => guestOrder.numberIssue

/** An order number as people write it: `1234`, `#1234`, `No. 1234`. */
const OrderNumberRule = v.pipe(
  typedSchema(typedLine, maxTyped, numberIssue),
  v.regex(/^\D{0,8}[1-9]\d{0,9}$/, numberIssue),
  v.transform((text) => Number(text.replace(/\D/g, ''))),
)

export const FindOrderSchema = v.object({ orderNumber: OrderNumberRule, email: EmailRule }, issue.form)

/** Asks for a link to an order. */
export const findOrderForm = formOf(FindOrderSchema, {
  name: 'find-order',
  fields: () => [
    {
      name: 'orderNumber',
      label: guestOrder.number,
      kind: 'text',
      autoComplete: 'off',
      isRequired: true,
      hint: guestOrder.numberHint,
      maxLength: maxTyped,
    },
    emailField('email'),
  ],
  submit: () => guestOrder.submit,
})
