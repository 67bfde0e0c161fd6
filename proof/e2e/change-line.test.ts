import { changeSizeInBag } from './change-line.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test('the size of a line is changed from the bag [D-208]', async ({ page }) => {
  await changeSizeInBag(page, () => expectAccessible(page))
})
