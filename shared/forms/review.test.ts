import { describe, expect, test } from 'vitest'
import { checkForm } from './form.ts'
import { customerReviewForm, reviewForm } from './review.ts'
import { reviewForm as texts } from '#shared/messages/reviews.ts'

const valid = { rating: '4', title: 'Warm', text: 'Soft\n\nand warm', name: 'Ada', email: 'ada@example.com' }
const errorsOf = (change: Record<string, string>) => {
  const outcome = checkForm(reviewForm, { ...valid, ...change })
  return outcome.status === 'invalid' ? outcome.errors : {}
}

describe('a review', () => {
  test.each([
    [{ title: ' Ok ' }, { title: texts.issue.title }],
    [{ text: 'No' }, { text: texts.issue.text }],
    // Two people of one emoji each.
    [{ title: '👩🏾‍🦰' }, {}],
    [{ text: '\u200b\u202e \u2060' }, { text: texts.issue.text }],
    [{ name: 'A' }, { name: texts.issue.name }],
    [{ rating: '6' }, { rating: texts.issue.rating }],
    [{ rating: '' }, { rating: texts.issue.rating }],
    [{ title: 'x'.repeat(101) }, { title: texts.issue.tooLong }],
    [{ text: 'x'.repeat(30_000) }, { text: texts.issue.tooLong }],
    [{ title: 'Fit <3', text: '<script>' }, {}],
  ])('is checked field by field: %o [REV-05, PDP-59]', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  test('names its e-mail address as the field does', () => {
    expect(Object.keys(errorsOf({ email: 'ada' }))).toEqual(['email'])
  })

  test('keeps its lines, without marks that cannot be seen', () => {
    const outcome = checkForm(reviewForm, { ...valid, text: 'a\u202eb\r\n\r\nc' })
    expect(outcome).toMatchObject({ output: { rating: 4, text: 'ab\n\nc' } })
  })

  test('of a signed-in customer takes neither name nor address of the browser [REV-06]', () => {
    const outcome = checkForm(customerReviewForm, valid)
    expect(outcome).toEqual({ status: 'valid', output: { rating: 4, title: 'Warm', text: 'Soft\n\nand warm' } })
  })
})
