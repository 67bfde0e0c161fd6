import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { BigCommerceApi } from '../api/api.ts'
import { createBigCommerceFreeGifts, createGiftMemory } from './free-gifts.ts'

const { signal } = new AbortController()

/** The catalogue's products, each with one custom field: `fields` by product id. Counts the requests. */
function catalogueWith(fields: Record<number, string>) {
  const counter = { requests: 0 }
  const api = {
    rest: async (_operation: string, schema: v.GenericSchema) => {
      counter.requests += 1
      return v.parse(schema, {
        data: Object.entries(fields).map(([id, name]) => ({ id: Number(id), custom_fields: [{ name, value: 'no' }] })),
      })
    },
  } as unknown as BigCommerceApi
  return { counter, freeGifts: createBigCommerceFreeGifts({ api, memory: createGiftMemory() }) }
}

describe('the gifts of a cart', () => {
  test('a product is a gift if it has the field in any letter case, with any value [PROMO-31] [D-40]', async () => {
    const { freeGifts } = catalogueWith({ 1: 'freegift', 2: 'FREEGIFT', 3: 'FreeGift', 4: 'freegifts', 5: 'colour' })
    expect(await freeGifts.gifts({ productIds: [1, 2, 3, 4, 5, 6] }, signal)).toEqual(new Set([1, 2, 3]))
  })

  test('the catalogue is asked once for each product', async () => {
    const { counter, freeGifts } = catalogueWith({ 1: 'freegift', 2: 'colour' })
    await freeGifts.gifts({ productIds: [1, 2, 2] }, signal)
    expect(await freeGifts.gifts({ productIds: [2, 1] }, signal)).toEqual(new Set([1]))
    expect(counter.requests).toBe(1)
  })
})
