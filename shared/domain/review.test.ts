import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewErrors } from '../messages/product-page.ts'
import { ReviewSchema } from './review.ts'

const messagesOf = (input: unknown) => v.safeParse(ReviewSchema, input).issues?.map(({ message }) => message) ?? []

test('a review needs a title and a message of at least three characters without surrounding spaces [PDP-59]', () => {
  expect(messagesOf({ title: 'Fab', message: 'Yes' })).toEqual([])
  expect(messagesOf({ title: 'Ok', message: 'Lovely cloth' })).toEqual([reviewErrors.title])
  expect(messagesOf({ title: '  a  ', message: ' no ' })).toEqual([reviewErrors.title, reviewErrors.message])
})
