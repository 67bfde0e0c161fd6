import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { summary } from '../../../shared/test/products.ts'
import { swatchCounters } from './swatch-counts.ts'
import { swatchStyle } from './swatch-style.ts'
import { Swatches } from './swatches.tsx'

test('shows 3, 4, 6, 6, 8 and 9 colours and counts the rest at each breakpoint [PLP-34] [PLP-35]', () => {
  expect(swatchCounters(12)).toEqual({
    'data-xs': '+9',
    'data-sm': '+8',
    'data-md': '+6',
    'data-lg': '+6',
    'data-xl': '+4',
    'data-2xl': '+3',
  })
})

test('has no counter at a breakpoint where every colour fits [PLP-36]', () => {
  expect(swatchCounters(6)).toEqual({ 'data-xs': '+3', 'data-sm': '+2' })
  expect(swatchCounters(3)).toEqual({})
})

test('renders no more dots than the widest screen shows, and says how many colours there are [PLP-34]', () => {
  const html = renderToStaticMarkup(<Swatches colours={summary({ colourCount: 12 }).colours} />)
  expect(html.match(/<i /g)).toHaveLength(9)
  expect(html).toContain('12 colours')
  expect(html).toContain('data-xs="+9"')
})

test('renders no counter element when three colours are all there is [PLP-36]', () => {
  expect(renderToStaticMarkup(<Swatches colours={summary({ colourCount: 3 }).colours} />)).not.toContain('<b')
})

test('says nothing of a single colour', () => {
  expect(renderToStaticMarkup(<Swatches colours={summary({ colourCount: 1 }).colours} />)).toBe('')
})

test('splits a dot between its inks and ignores what is no hex', () => {
  expect(swatchStyle(['#ffffff', 'url(x)', '#000000'])).toEqual({
    background: 'linear-gradient(135deg,#ffffff 0% 50%,#000000 50% 100%)',
  })
  expect(swatchStyle(['red;content:1'])).toBeUndefined()
})
