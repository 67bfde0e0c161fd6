import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { askBag } from '../owner/ask-owner.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { requirePresents } from '../presents/bag-present.ts'
import { respondWithBagPage } from './bag-page.tsx'
import { redirectAfter } from './cart-forms.ts'
import { maxPresentMessage } from '#shared/domain/present.ts'
import { bagPathWith } from '#shared/links.ts'

/** A message that is too long for a present is refused at its field, so it is read here. */
export const PresentFormSchema = v.object({
  message: v.optional(v.pipe(v.string(), v.maxLength(maxPresentMessage * 10)), ''),
  wrap: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  hidePrices: v.optional(v.pipe(v.string(), v.maxLength(10))),
})

/** Makes the bag a present. What is refused is typed already on the bag page. */
export const keepPresentForm = factory.createHandlers(async (c) => {
  const visit = c.get('visit')
  requirePresents(visit)
  const { message, wrap, hidePrices } = parseForm(PresentFormSchema, await readForm(c.req.raw))
  const typed = { message, wrap, hidesPrices: hidePrices !== undefined }
  if (message.length > maxPresentMessage)
    return respondWithBagPage(c, { refusedPresent: { typed, reason: 'too-long' } })
  const present = { ...typed, wrap: wrap === '' ? null : wrap }
  return redirectAfter(c, askBag(visit, 'keepPresent', { present }), ({ status }) =>
    status === 'full' || status === 'wrap-gone'
      ? respondWithBagPage(c, { refusedPresent: { typed, reason: status } })
      : bagPathWith(status === 'changed' ? null : status),
  )
})

export const removePresentForm = factory.createHandlers(async (c) => {
  requirePresents(c.get('visit'))
  return redirectAfter(c, askBag(c.get('visit'), 'keepPresent', { present: null }), ({ status }) =>
    bagPathWith(status === 'changed' ? null : status),
  )
})
