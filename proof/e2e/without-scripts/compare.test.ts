import { compareFromProduct, compareWidths } from '../compare.ts'
import { test } from '../test.ts'

for (const width of compareWidths) {
  test(`without scripts a product is compared with similar ones, which can be removed and shared, at ${width} px [D-204]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await compareFromProduct(page)
  })
}
