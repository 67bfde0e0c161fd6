import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatStylesheets } from './repeat-stylesheets.ts'

class Link {
  isInPage = true
  readonly rel: string
  href: string
  constructor(href: string, rel = 'stylesheet') {
    this.href = href
    this.rel = rel
  }
  getAttribute = () => this.href
  setAttribute = (_name: string, value: string) => void (this.href = value)
  remove = () => void (this.isInPage = false)
}

let listen: (event: object) => void
let reported: Error[]

beforeEach(() => {
  reported = []
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof listen) => (listen = listener))
  vi.stubGlobal('reportError', (error: Error) => reported.push(error))
  repeatStylesheets()
})
afterEach(() => void vi.unstubAllGlobals())

/** Returns whether other listeners hear of the failure. */
function fail(target: object): boolean {
  let isHeard = true
  listen({ target, stopImmediatePropagation: () => (isHeard = false) })
  return isHeard
}

test('a stylesheet that failed to load is requested once more, and only a second failure is heard and reported', () => {
  const link = new Link('/assets/plp-1.css')
  expect(fail(link)).toBe(false)
  expect(link.href).toBe('/assets/plp-1.css?again')
  expect(reported).toEqual([])
  expect(fail(link)).toBe(true)
  expect(link.isInPage).toBe(false)
  expect(reported.map(({ name, message, stack }) => [name, message, stack])).toEqual([
    ['StylesheetError', '/assets/plp-1.css?again', ''],
  ])
})

test.each([
  ['a stylesheet of another site', new Link('https://other.example/a.css')],
  ['another link', new Link('/favicon.svg', 'icon')],
  ['a picture', {}],
])('%s is not requested again', (_name, target) => {
  const before = JSON.stringify(target)
  expect(fail(target)).toBe(true)
  expect(JSON.stringify(target)).toBe(before)
})
