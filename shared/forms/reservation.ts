import * as v from 'valibot'
import { emailField } from './customer-fields.ts'
import { formOf } from './form.ts'
import { EmailRule, issue, maxLengths, nameRule } from './rules.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'

const maxShopLength = 100
const shopIssue = () => messages.issue.shop

export const ReservationSchema = v.object(
  {
    shop: v.pipe(v.string(shopIssue), v.nonEmpty(shopIssue), v.maxLength(maxShopLength, shopIssue)),
    name: nameRule(() => messages.issue.name),
    email: EmailRule,
  },
  issue.form,
)

/** Reserves a piece. The page shows the shops as a list to choose from, so their field has no options here. */
export const reservationForm = formOf(ReservationSchema, {
  name: 'reservation',
  fields: () => [
    { name: 'shop', label: messages.shop, kind: 'select', isRequired: true },
    {
      name: 'name',
      label: messages.name,
      kind: 'text',
      autoComplete: 'name',
      isRequired: true,
      hint: messages.nameHint,
      maxLength: maxLengths.name,
    },
    { ...emailField('email'), hint: messages.emailHint },
  ],
  submit: () => messages.submit,
})
