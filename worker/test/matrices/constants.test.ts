import { expect, test } from 'vitest'
import { dismissAfterMs, maxNotifications } from '../../../client/atoms/notifications.ts'
import { quantityDebounceMs } from '../../../client/atoms/quantities.ts'
import { reloadIntervalMs } from '../../../client/island/reload-guard.ts'
import { itemsPerPage } from '../../../shared/domain/listing.ts'
import { productImageSize } from '../../../shared/domain/media.ts'
import { maxViewed } from '../../../shared/domain/viewed-products.ts'
import { wishlistPageSize } from '../../../shared/domain/wishlist.ts'

test('a PLP has 48 items a page, the products viewed last are 8 and a wishlist page has 50 items [CONST-07]', () => {
  expect([itemsPerPage, maxViewed, wishlistPageSize]).toEqual([48, 8, 50])
})

test('a product picture is 1600 by 2133 unless its size is known [CONST-15]', () => {
  expect(productImageSize).toEqual({ width: 1600, height: 2133 })
})

test('a changed quantity is sent after 500 ms [CONST-06]', () => {
  expect(quantityDebounceMs).toBe(500)
})

test('at most three notifications are shown, for 3000 ms each [CONST-08]', () => {
  expect([maxNotifications, dismissAfterMs]).toEqual([3, 3000])
})

test('a chunk that fails to load reloads the page at most once in 60000 ms [CONST-09]', () => {
  expect(reloadIntervalMs).toBe(60_000)
})
