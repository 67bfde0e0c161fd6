import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { swatchStops, swatchStyle } from './swatch-style.ts'
import { Swatches } from './swatches.tsx'
import type { Colour } from '#shared/domain/product.ts'
import { summary } from '#shared/test/products.ts'

const render = (colours: Colour[]) =>
  htmlOf(<Swatches product={{ style: '200123', colours }} mediaBase="https://media.example/i/acct" />)

test('a colour without hex colours shows its picture, 68 wide, and the others their hex colours [PLP-60] [D-168]', () => {
  const navy = { name: 'Navy', valueId: 1, hexes: ['#1d2a44'] }
  const html = render([navy, { name: 'Rose Ditsy', valueId: 2, hexes: [] }])
  expect(html).toContain('style="--n:2;--1:#1d2a44;--2:#0000"')
  expect(html).toMatch(
    /<img src="https:\/\/media\.example\/i\/acct\/200123_Rose_Ditsy_swatch\?w=68&[^"]*" width="68" height="68" alt="" loading="lazy" style="--i:1"/,
  )
})

test('swatches have only the dots that the widest screen shows, and say how many colours there are [PLP-34] [PLP-35]', () => {
  const html = render(summary({ colourCount: 12 }).colours)
  expect(html.match(/--\d:/g)).toHaveLength(9)
  expect(html).toContain('--n:12;')
  expect(html).toContain('role="img" aria-label="12 colours"')
})

test('only swatches that may not all fit on a phone have room for the number of the others [PLP-34]', () => {
  expect(render(summary({ colourCount: 3 }).colours)).toContain('class="swatches"')
  expect(render(summary({ colourCount: 4 }).colours)).toContain('class="swatches swatches--many"')
})

test('swatches name the colours of their dots, one in each line', () => {
  const names = summary({ colourCount: 12 }).colours.map(({ name }) => name)
  expect(render(summary({ colourCount: 12 }).colours)).toContain(`title="${names.slice(0, 9).join('\n')}"`)
})

test('swatches render nothing for a single colour', () => {
  expect(render(summary({ colourCount: 1 }).colours)).toBe('')
})

test('a swatch splits its dot between its colours and ignores invalid hex values', () => {
  expect(swatchStops(['#ffffff', 'url(x)', '#000000'])).toBe('#ffffff 50%,#000000 0')
  expect(swatchStyle(['#ffffff', '#777777', '#000000', '#123456'])).toEqual({
    '--c': '#ffffff 33%,#777777 0 67%,#000000 0',
  })
  expect(swatchStyle(['red;content:1'])).toBeUndefined()
})

test('a colour whose hex values are all invalid has a dot without its colour', () => {
  const colours = [
    { name: 'Odd', valueId: 1, hexes: ['red;content:1'] },
    { name: 'Navy', valueId: 2, hexes: ['#1d2a44'] },
  ]
  expect(render(colours)).toContain('style="--n:2;--2:#1d2a44"')
})
