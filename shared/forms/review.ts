import * as v from 'valibot'
import { starValues, type Stars } from '../domain/review.ts'
import { typedLine, typedText } from '../domain/typed-text.ts'
import { type Field, formOf } from './form.ts'
import { EmailRule, maxLengths } from './rules.ts'
import * as messages from '#shared/messages/reviews.ts'

export const reviewLengths = { title: 100, text: 2000, name: 60 } as const

type IssueName = keyof typeof messages.reviewForm.issue
const issue = (name: IssueName) => () => messages.reviewForm.issue[name]

/** Any text of a person, as it was meant, of at least `least` characters. Its length is checked before any expression. */
function wordsRule(
  read: (text: string) => string,
  { name, least }: { name: keyof typeof reviewLengths; least: number },
) {
  const maximum = reviewLengths[name]
  return v.pipe(
    v.string(issue(name)),
    v.maxLength(2 * maximum, issue('tooLong')),
    v.transform(read),
    v.check((text) => Array.from(text).length >= least, issue(name)),
    v.maxLength(maximum, issue('tooLong')),
  )
}

const own = {
  rating: v.pipe(
    v.picklist(starValues.map(String), issue('rating')),
    v.transform((text) => Number(text) as Stars),
  ),
  title: wordsRule(typedLine, { name: 'title', least: 3 }),
  text: wordsRule(typedText, { name: 'text', least: 3 }),
}

/** A customer's review: name and address are those of the account. */
export const CustomerReviewSchema = v.object(own)
export const ReviewSchema = v.object({
  ...own,
  name: wordsRule(typedLine, { name: 'name', least: 2 }),
  email: EmailRule,
})

const ownFields = (): Field[] => [
  { name: 'rating', label: messages.reviewForm.rating, kind: 'select', isRequired: true },
  { name: 'title', label: messages.reviewForm.title, kind: 'text', isRequired: true, maxLength: reviewLengths.title },
  { name: 'text', label: messages.reviewForm.text, kind: 'text', isRequired: true, maxLength: reviewLengths.text },
]

/** A review by a guest, and one by a signed-in customer. */
export const reviewForm = formOf(ReviewSchema, {
  name: 'review',
  fields: () => [
    ...ownFields(),
    {
      name: 'name',
      label: messages.reviewForm.name,
      kind: 'text',
      autoComplete: 'nickname',
      isRequired: true,
      hint: messages.reviewForm.nameHint,
      maxLength: reviewLengths.name,
    },
    {
      name: 'email',
      label: messages.reviewForm.email,
      kind: 'email',
      autoComplete: 'email',
      isRequired: true,
      hint: messages.reviewForm.emailHint,
      maxLength: maxLengths.email,
    },
  ],
  submit: () => messages.reviewForm.send,
})
export const customerReviewForm = formOf(CustomerReviewSchema, {
  name: 'review',
  fields: ownFields,
  submit: () => messages.reviewForm.send,
})
