import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { json, recordedFetch, recordedLog, untilDone } from '../test/recorded-fetch.ts'
import { createCall } from './call.ts'

const NameSchema = v.object({ name: v.string() })
const url = 'https://vendor.example.com/things'

function setUp() {
  let responses = 0
  const { fetch, requests } = recordedFetch(() => json({ name: `response ${(responses += 1)}` }))
  const call = createCall({
    service: 'commerce',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log: recordedLog().log,
  })
  const signal = untilDone()
  return {
    call,
    requests,
    signal,
    read: (path = '', by = signal) => call('thing', NameSchema, { url: url + path, signal: by }),
  }
}

describe('equal reads of a request', () => {
  test('equal reads of a request are sent once while one is in flight', async () => {
    const { read, requests } = setUp()
    expect(await Promise.all([read(), read(), read('/2')])).toEqual([
      { name: 'response 1' },
      { name: 'response 1' },
      { name: 'response 2' },
    ])
    expect(requests).toHaveLength(2)
  })

  test('equal reads of a request are sent again after the first has its response', async () => {
    const { read } = setUp()
    expect([await read(), await read()]).toEqual([{ name: 'response 1' }, { name: 'response 2' }])
  })

  test('equal reads are not shared with another visitor', async () => {
    const { read, requests } = setUp()
    await Promise.all([read(), read('', untilDone())])
    expect(requests).toHaveLength(2)
  })

  test('reads that send something different are sent separately', async () => {
    const { call, requests, signal } = setUp()
    const query = (body: object) => call('thing', NameSchema, { url, signal, method: 'POST', isIdempotent: true, body })
    await Promise.all([query({ id: 1 }), query({ id: 2 }), query({ id: 1 })])
    expect(requests).toHaveLength(2)
  })

  test('writes are never shared, and a read after a write is sent again', async () => {
    const { call, read, requests, signal } = setUp()
    const write = () => call('thing', NameSchema, { url, signal, method: 'POST', body: {} })
    await Promise.all([read(), write(), write(), read()])
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET'])
  })

  test('equal reads share a failure, and the next read is sent again', async () => {
    const { fetch, requests } = recordedFetch(json({}, { status: 404 }), json({ name: 'Mabel' }))
    const call = createCall({ service: 'commerce', fetch, timeoutMs: 1000, log: recordedLog().log })
    const signal = untilDone()
    const read = () => call('thing', NameSchema, { url, signal })
    const both = await Promise.allSettled([read(), read()])
    expect([both.map(({ status }) => status), requests.length]).toEqual([['rejected', 'rejected'], 1])
    expect(await read()).toEqual({ name: 'Mabel' })
  })
})
