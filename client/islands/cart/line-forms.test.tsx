import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lineOf } from '../../atoms/test/fake-worker.ts'
import { LineForms } from './line-forms.tsx'
import type { LineItem } from '#shared/domain/cart.ts'

const optionsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value], nameId) => ({ name, nameId, value, valueId: null }))

/** The names of all controls: their label, or else their text with what only screen readers read. */
function controlNames(line: LineItem, isLive: boolean, lines: readonly LineItem[] = [line]): string[] {
  const html = renderToStaticMarkup(<LineForms line={line} lines={lines} prefix="" max={9} isLive={isLive} />)
  return [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>|<input\b([^>]*)>/gs)]
    .filter(([, , outer = '', , input = '']) => !/hidden=""|type="hidden"/.test(outer + input))
    .map(([, , outer = '', text = '', input = '']) => {
      const label = /aria-label="([^"]*)"/.exec(outer + input)?.[1]
      return label ?? text.replace(/<[^>]*>/g, '')
    })
}

const medium = lineOf('a', { name: 'Overshirt', options: optionsOf({ Color: 'Rose', Size: 'M' }) })
const large = lineOf('b', { name: 'Overshirt', options: optionsOf({ Color: 'Rose', Size: 'L', Length: 'Long' }) })

test.each([
  ['with', true, ['One fewer, Overshirt, Rose, M', 'One more, Overshirt, Rose, M']],
  ['without', false, ['Update Overshirt, Rose, M']],
])('%s scripts, each control of a line names the product with its colour, size and fit', (_, isLive, own) => {
  const names = controlNames(medium, isLive)
  expect(names).toEqual(expect.arrayContaining(own))
  expect(names).toEqual(
    expect.arrayContaining([
      'Quantity, Overshirt, Rose, M',
      'Remove Overshirt, Rose, M',
      'Change size or colour Overshirt, Rose, M',
      'Move to wishlist Overshirt, Rose, M',
    ]),
  )
  const others = controlNames({ ...large, sizeName: 'UK L' }, isLive)
  expect(others).toContain('Remove Overshirt, Rose, UK L, Long')
  expect(names.filter((name) => others.includes(name))).toEqual([])
})

test('the controls of two gift cards of one design differ by the person who gets them', () => {
  const cardFor = (name: string) =>
    lineOf(name, {
      sku: '100000-1',
      name: 'Gift card',
      options: optionsOf({ Color: 'Meadow', 'Recipient name': name }),
    })
  expect(controlNames(cardFor('Grace'), true)).toContain('Remove Gift card, Meadow, Grace')
  expect(controlNames(cardFor('Ada'), true)).toContain('Remove Gift card, Meadow, Ada')
})

test('controls of lines whose names would be equal go on with their other options, without the internal one', () => {
  const mug = (id: string, options: Record<string, string>) =>
    lineOf(id, { name: 'Mug', options: optionsOf({ Color: 'Rose', Glaze: 'Matt', uid: id, ...options }) })
  const lines = [mug('a', { Engraving: 'For Ada' }), mug('b', { Engraving: 'For Grace' }), mug('c', { Color: 'Sage' })]
  const removals = lines.map((line) => controlNames(line, false, lines).find((name) => name.startsWith('Remove')))
  expect(removals).toEqual(['Remove Mug, Rose, Matt, For Ada', 'Remove Mug, Rose, Matt, For Grace', 'Remove Mug, Sage'])
})

test('with scripts the link that changes a line says that it opens a dialog, and without them it leads to the page [BAG-73]', () => {
  const link = (isLive: boolean) =>
    /<a [^>]*>/.exec(
      renderToStaticMarkup(<LineForms line={medium} lines={[medium]} prefix="/us" max={9} isLive={isLive} />),
    )?.[0]
  expect(link(false)).toContain('href="/us/bag/change?line=a"')
  expect([link(false), link(true)].map((tag) => tag?.includes('aria-haspopup="dialog"'))).toEqual([false, true])
})
