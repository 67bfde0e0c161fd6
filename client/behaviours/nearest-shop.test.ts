import { afterEach, expect, test, vi } from 'vitest'
import { distanceKm } from '../pages/shop-finder/distance.ts'
import { connect } from './nearest-shop.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const edinburgh = { latitude: 55.9533, longitude: -3.1883 }
const bath = { latitude: 51.38, longitude: -2.36 }

afterEach(() => void vi.unstubAllGlobals())

/** A list of two shops on stand-ins for its elements, and a visitor whose browser answers with `locate`. */
function press(unit: string, locate: (found: (position: object) => void, failed: () => void) => void) {
  const shop = (name: string, { latitude, longitude }: typeof bath) => {
    const text = { textContent: '' }
    return { name, text, dataset: { at: `${latitude} ${longitude}` }, querySelector: () => text }
  }
  const children = [shop('Edinburgh', edinburgh), shop('Bath', bath)]
  const list = {
    children,
    append: (moved: (typeof children)[number]) => children.push(...children.splice(children.indexOf(moved), 1)),
  }
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' }, querySelector: () => list })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } })
  const status = { textContent: '' }
  const button = new EventTarget()
  connect(
    {
      dataset: { unit, away: '{distance} from you', sorted: 'Nearest first.', failed: 'Not known.' },
      querySelector: (selector: string) => (selector === 'button' ? button : status),
    } as unknown as HTMLElement,
    new AbortController().signal,
  )
  button.dispatchEvent(new Event('click'))
  return { names: children.map(({ name }) => name), texts: children.map(({ text }) => text.textContent), status }
}

test('the distance between London and Edinburgh is 534 km', () => {
  expect(Math.round(distanceKm(london, edinburgh))).toBe(534)
})

test('the shops are sorted by their distance from the visitor, in the unit of the market [RTE-21]', () => {
  const miles = press('mile', (found) => found({ coords: london }))
  expect(miles.names).toEqual(['Bath', 'Edinburgh'])
  expect(miles.texts).toEqual(['97 miles from you', '332 miles from you'])
  expect(miles.status.textContent).toBe('Nearest first.')
  const kilometres = press('kilometer', (found) => found({ coords: edinburgh }))
  expect(kilometres.names).toEqual(['Edinburgh', 'Bath'])
  expect(kilometres.texts[0]).toBe('0 kilometres from you')
})

test('the shops stay as they are if the visitor’s place is not known', () => {
  const { names, texts, status } = press('mile', (_found, failed) => failed())
  expect(names).toEqual(['Edinburgh', 'Bath'])
  expect(texts).toEqual(['', ''])
  expect(status.textContent).toBe('Not known.')
})
