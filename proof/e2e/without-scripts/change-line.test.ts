import { changeSizeInBag } from '../change-line.ts'
import { test } from '../test.ts'

test('without scripts the size of a line is changed from the bag [D-208]', async ({ page }) => {
  await changeSizeInBag(page)
})
