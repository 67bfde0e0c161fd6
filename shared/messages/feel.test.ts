import { expect, test } from 'vitest'
import { productDetails as german } from './de/product.ts'
import { productDetails as english } from './en/product.ts'
import { feelNames } from '#shared/domain/feel.ts'

test.each([english, german])('every level has words of its own, in each language [FEEL-02]', ({ feel }) => {
  for (const name of feelNames) expect(new Set(feel[name].levels).size).toBe(5)
})
