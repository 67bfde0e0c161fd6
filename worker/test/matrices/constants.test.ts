import { expect, test } from 'vitest'
import { dismissAfterMs, maxNotifications } from '../../../client/atoms/notifications.ts'
import { quantityDebounceMs } from '../../../client/atoms/quantities.ts'
import { reloadIntervalMs } from '../../../client/island/reload-guard.ts'
import { itemsPerPage } from '../../../shared/domain/listing.ts'
import { maxViewed } from '../../../shared/domain/viewed-products.ts'
import { wishlistPageSize } from '../../../shared/domain/wishlist.ts'
import { cookieMaxAge } from '../../session/cart-cookie.ts'

test('48 items a page, 8 products a pod, 50 items a page of a wishlist [CONST-07]', () => {
  expect([itemsPerPage, maxViewed, wishlistPageSize]).toEqual([48, 8, 50])
})

test('a quantity is sent after 500 ms [CONST-06]', () => {
  expect(quantityDebounceMs).toBe(500)
})

test('three notifications, for 3000 ms [CONST-08]', () => {
  expect([maxNotifications, dismissAfterMs]).toEqual([3, 3000])
})

test('a chunk failure reloads once in 60000 ms [CONST-09]', () => {
  expect(reloadIntervalMs).toBe(60_000)
})

test('cookies live for 604800 seconds [CONST-01]', () => {
  expect(cookieMaxAge).toBe(604_800)
})
