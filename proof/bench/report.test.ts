import { expect, test } from 'vitest'
import { report } from './report.ts'

test('prints the CPU and the speed of a page as multiples of the constant page', () => {
  const shop = { cpuPerRequest: 3, requestsPerSecond: 200, requests: 100 }
  const constant = { cpuPerRequest: 0.12, requestsPerSecond: 3000, requests: 100 }
  const [head, row] = report(
    [{ page: 'plp', cache: 'cold', html: Buffer.from('<p>'.repeat(100)), shop, constant }],
    600,
  ).split('\n')
  expect(head).toMatch(/^page +cache +CPU ratio/)
  expect(row).toMatch(/^plp +cold +25\.0× +15\.0× +3\.00 +0\.120 +200 +3000 +300 /)
})
