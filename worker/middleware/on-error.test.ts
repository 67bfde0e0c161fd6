import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '../context/app-env.ts'
import { Redirect } from '../http/redirect.ts'
import { onError, problemOf, statusOf } from './on-error.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

describe('status of an error', () => {
  test.each([
    [{ statusCode: 404, status: 500 }, 404],
    [{ status: 418 }, 418],
    [{ response: { status: 409 } }, 409],
    [{}, 500],
    [null, 500],
    ['boom', 500],
    [{ status: 200 }, 500],
    [{ status: 'x', response: { status: 422 } }, 422],
  ])('the error %j has the status %d [NET-28]', (cause, status) => {
    expect(statusOf(cause)).toBe(status)
  })
})

describe('an error becomes a response', () => {
  test('missing things are 404 with one message [RTE-36, RTE-44]', () => {
    expect(problemOf(new NotFoundError('x'))).toMatchObject({ status: 404, title: 'This page could not be found' })
  })

  test('an outage is a 503 with a Retry-After', () => {
    expect(problemOf(new ServiceError('commerce', 'timeout'))).toMatchObject({ status: 503, retryAfterSeconds: 30 })
    expect(problemOf(new ServiceError('commerce', 'rate-limited', { retryAfterSeconds: 7 }))).toMatchObject({
      status: 503,
      retryAfterSeconds: 7,
    })
  })

  test('the end of a timeout of the shop itself is an outage too, because a service was too slow [RTE-45]', () => {
    const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    expect(problemOf(timeout)).toMatchObject({ status: 503, slug: 'unavailable', retryAfterSeconds: 30 })
  })

  test('any other failure is a 500 without its cause [RTE-45]', () => {
    expect(problemOf(new Error('secret'))).toEqual({ status: 500, slug: 'failed', title: 'Something went wrong.' })
    expect(problemOf(new ServiceError('commerce', 'malformed'))).toMatchObject({ status: 500 })
  })

  test('a refusal keeps its own message', () => {
    expect(problemOf(new HTTPException(403, { message: 'The request came from another site.' }))).toMatchObject({
      status: 403,
      title: 'The request came from another site.',
    })
  })
})

describe('a redirect that was thrown', () => {
  test('a redirect that was thrown becomes that redirect, and is not logged as an error [RTE-43]', async () => {
    const logged: string[] = []
    const app = new Hono<AppEnv>()
    app.onError(onError)
    app.use(async (c, next) => {
      const write = (event: string) => void logged.push(event)
      c.set('log', {
        debug: write,
        info: write,
        warn: write,
        error: write,
        fallback: (event, value) => () => (write(event), value),
      })
      await next()
    })
    app.get('/signal', () => {
      throw new Redirect('/us/bag', 303)
    })
    app.get('/response', () => {
      throw new HTTPException(302, { res: new Response(null, { status: 302, headers: { location: '/bag' } }) })
    })
    const [signal, response] = [await app.request('/signal'), await app.request('/response')]
    expect([signal.status, signal.headers.get('location')]).toEqual([303, '/us/bag'])
    expect([response.status, response.headers.get('location')]).toEqual([302, '/bag'])
    expect(logged).toEqual([])
  })
})
