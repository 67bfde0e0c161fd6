import { compareFromProduct, compareWidths } from './compare.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

for (const width of compareWidths) {
  test(`a product is compared with similar ones, which can be removed and shared, without a violation of axe, at ${width} px [D-204]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await compareFromProduct(page, expectAccessible)
  })
}
