import { describe, expect, test } from 'vitest'
import type { HttpResponse } from '../model/http.ts'
import { judgePage, judgeRefusal, type Found } from './judge.ts'
import { chaosFaults } from './targets.ts'

const page = { status: 200, shows: 'In your bag', needs: ['bigcommerce'] as const }
const errorText = 'data-page-type="error" An error occured. Please go back or try again. '.repeat(3)
const html = (text: string) => `<!doctype html><html><body>${text}</body></html>`

function found(response: Partial<HttpResponse> & { retryAfter?: string }, ms = 10): Found {
  const { retryAfter, ...rest } = response
  const headers = new Headers({ 'content-type': 'text/html', ...(retryAfter && { 'retry-after': retryAfter }) })
  return { ms, response: { path: '/bag', status: 200, body: html('In your bag'), location: '', headers, ...rest } }
}

function struckBy(name: string, service: 'bigcommerce' | 'media' = 'bigcommerce') {
  const fault = chaosFaults.find((each) => each.name === name)
  if (!fault) throw new Error(`There is no fault ${name}.`)
  return { service, fault, hangMs: 10_000 }
}

const outage = { status: 503, body: html(errorText), retryAfter: '30' }

describe('the judgement of a page under a fault', () => {
  test.each([
    ['a whole page', found({}), struckBy('hang')],
    ['a 503 with Retry-After after a passing fault of a service that it needs', found(outage), struckBy('hang')],
    ['a 500 after a lasting fault', found({ ...outage, status: 500 }), struckBy('malformed-json')],
  ])('%s is right', (_what, response, struck) => {
    expect(judgePage(response, page, struck)).toEqual([])
  })

  test.each([
    ['no response', { response: null, ms: 20_000 }, struckBy('hang'), /no response/],
    ['a late page', found({}, 10_001), struckBy('hang'), /took 10.0 s/],
    ['a page without its content', found({ body: html('') }), struckBy('hang'), /lacks In your bag/],
    ['a page that ends early', found({ body: '<!doctype html><body>In your bag' }), struckBy('hang'), /cut off/],
    ['a 500 after a passing fault', found({ ...outage, status: 500 }), struckBy('hang'), /500 instead of 503/],
    ['a 503 after a lasting fault', found(outage), struckBy('malformed-json'), /503 instead of 500/],
    ['a 503 without Retry-After', found({ status: 503, body: html(errorText) }), struckBy('hang'), /no Retry-After/],
    ['an error for a service that it does not need', found(outage), struckBy('hang', 'media'), /does not need/],
    ['a blank error page', found({ status: 503, body: '' }), struckBy('hang'), /blank/],
    [
      'an error that names a vendor',
      found({ ...outage, body: html(`${errorText} BigCommerce`) }),
      struckBy('hang'),
      /names/,
    ],
  ])('%s is wrong', (...[, response, struck, violation]) => {
    expect(judgePage(response, page, struck).join()).toMatch(violation)
  })
})

describe('the judgement of a press that reported no success', () => {
  const back = found({ status: 303, body: '', location: '/newsletter?outcome=failed' })

  test('a form with a message is right if the action needs the service', () => {
    expect(judgeRefusal(back, { needs: ['bigcommerce'] }, struckBy('hang'))).toEqual([])
  })

  test('a form with a message is wrong if the action does not need the service', () => {
    expect(judgeRefusal(back, { needs: [] }, struckBy('hang')).join()).toMatch('does not need')
  })

  test('an action may have one status for each kind of fault', () => {
    expect(judgeRefusal(found(outage), { needs: ['bigcommerce'], failure: 503 }, struckBy('malformed-json'))).toEqual(
      [],
    )
  })
})
