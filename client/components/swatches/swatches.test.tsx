import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { swatchCounters } from './swatch-counts.ts'
import { swatchStyle } from './swatch-style.ts'
import { Swatches } from './swatches.tsx'
import type { Colour } from '#shared/domain/product.ts'
import { summary } from '#shared/test/products.ts'

const render = (colours: Colour[]) =>
  renderToStaticMarkup(<Swatches product={{ style: '200123', colours }} mediaBase="https://media.example/i/acct" />)

test('a colour without hex colours shows its picture, 68 wide, and the others their hex colours [PLP-60] [D-168]', () => {
  const navy = { name: 'Navy', valueId: 1, hexes: ['#1d2a44'] }
  const html = render([navy, { name: 'Rose Ditsy', valueId: 2, hexes: [] }])
  expect(html).toContain('<i title="Navy" style="--c:#1d2a44"></i>')
  expect(html).toMatch(
    /<i title="Rose Ditsy"><img src="https:\/\/media\.example\/i\/acct\/200123_Rose_Ditsy_swatch\?w=68&[^"]*" width="68" height="68"/,
  )
})

test('swatches show 3, 4, 6, 6, 8 and 9 colours and count the rest at each breakpoint [PLP-34] [PLP-35]', () => {
  expect(swatchCounters(12)).toEqual({
    'data-xs': '+9',
    'data-sm': '+8',
    'data-md': '+6',
    'data-lg': '+6',
    'data-xl': '+4',
    'data-2xl': '+3',
  })
})

test('swatches have no counter at a breakpoint where every colour fits [PLP-36]', () => {
  expect(swatchCounters(6)).toEqual({ 'data-xs': '+3', 'data-sm': '+2' })
  expect(swatchCounters(3)).toEqual({})
})

test('swatches render only the dots that the widest screen shows, and say how many colours there are [PLP-34]', () => {
  const html = render(summary({ colourCount: 12 }).colours)
  expect(html.match(/<i /g)).toHaveLength(9)
  expect(html).toContain('12 colours')
  expect(html).toContain('data-xs="+9"')
})

test('swatches render no counter element for three colours [PLP-36]', () => {
  expect(render(summary({ colourCount: 3 }).colours)).not.toContain('<b')
})

test('swatches render nothing for a single colour', () => {
  expect(render(summary({ colourCount: 1 }).colours)).toBe('')
})

test('a swatch splits its dot between its colours and ignores invalid hex values', () => {
  expect(swatchStyle(['#ffffff', 'url(x)', '#000000'])).toEqual({
    '--c': '#ffffff 50%,#000000 0',
  })
  expect(swatchStyle(['#ffffff', '#777777', '#000000', '#123456'])).toEqual({
    '--c': '#ffffff 33%,#777777 0 67%,#000000 0',
  })
  expect(swatchStyle(['red;content:1'])).toBeUndefined()
})
