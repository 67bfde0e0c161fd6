import { expect, test } from 'vitest'
import { report, type Row } from './report.ts'

const row: Row = {
  page: 'plp',
  cache: 'cold',
  html: Buffer.from('<p>'.repeat(100)),
  early: [
    { shop: 2, constant: 2 },
    { shop: 3, constant: 2 },
    { shop: 8, constant: 2 },
    { shop: 5, constant: 2 },
  ],
  late: [{ shop: 4, constant: 0.16 }],
  rate: [{ shop: 200, constant: 3000 }],
}

test('prints the CPU and the speed of a page as multiples of the constant page', () => {
  const [head, line] = report([row], 600).split('\n')
  expect(head).toMatch(/^page +cache +early CPU \(range\) +late CPU \(range\) +req\/s \(range\) +early ms +late ms /)
  expect(line).toMatch(/^plp +cold .* 25\.0× \(25\.0–25\.0\) +15\.0× \(15\.0–15\.0\) +4\.00 +4\.00 +300 /)
})

test('prints the ratio of all windows together, with the middle half of the pairs', () => {
  const [, line] = report([row], 600).split('\n')
  expect(line).toMatch(/^plp +cold +2\.3× \(1\.0–2\.5\) /)
})

test('says which requests are early and which are late', () => {
  const text = report([row], 600)
  expect(text).toContain('early: requests 101 to 500 of the page.')
  expect(text).toContain('late: 2000 requests after the first 2000 of the page')
})

test('fits into 120 columns', () => {
  const wide = { shop: 12.34, constant: 1 }
  const html = Buffer.alloc(150_000)
  const text = report([{ ...row, html, early: [wide], late: [wide], rate: [{ shop: 1, constant: 12.34 }] }], 20_000)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})
