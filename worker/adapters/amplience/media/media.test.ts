import { describe, expect, test } from 'vitest'
import { createAmplienceMedia, createMediaMemory } from './media.ts'
import { hangingFetch, json, recordedFetch, recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'
import { createCall } from '#worker/upstream/call.ts'

const configuration = {
  url: 'https://media.example.com',
  account: 'selvedge',
  defaultPicture: 'default-product',
  videoProfile: 'mp4_720p',
  contentVideoProfile: 'mp41080p',
  origins: { published: [], preview: [] },
}
const request = { style: '440123', colour: 'French Navy', name: 'Cotton Tee' }

const fallback = {
  colour: 'French Navy',
  images: [
    {
      src: 'https://media.example.com/i/selvedge/default-product',
      alt: 'Cotton Tee, French Navy',
      width: 1600,
      height: 2133,
    },
  ],
  videos: [],
}

function portOf(fetch: ReturnType<typeof recordedFetch>['fetch'], timeoutMs = 1000) {
  const call = createCall({ service: 'media', fetch, timeoutMs, retryDelayMs: () => 0, log: recordedLog().log })
  return createAmplienceMedia({ configuration, call, memory: createMediaMemory(), waitUntil: () => {} })
}

const image = (src: string, type = 'img') => ({ type, src, width: 1600, height: 2133, format: 'JPEG', opaque: 'true' })

describe('media', () => {
  test('the media port reads the pictures of the set named by style and colour, with its videos at 720p [PDP-44, PDP-47]', async () => {
    const items = [
      image('https://cdn.example.com/i/acct/440123_French_Navy_1?x=1'),
      image('//cdn.example.com/i/acct/440123_French_Navy_2'),
      image('https://cdn.example.com/v/acct/film', 'video'),
    ]
    const { fetch, requests } = recordedFetch(json({ name: '440123-French_Navy-SET', items }))
    expect(await portOf(fetch).productMedia(request, untilDone())).toEqual({
      colour: 'French Navy',
      images: [
        {
          src: 'https://cdn.example.com/i/acct/440123_French_Navy_1',
          alt: 'Cotton Tee, French Navy, 1 of 2',
          width: 1600,
          height: 2133,
        },
        {
          src: 'https://cdn.example.com/i/acct/440123_French_Navy_2',
          alt: 'Cotton Tee, French Navy, 2 of 2',
          width: 1600,
          height: 2133,
        },
      ],
      videos: [
        {
          src: 'https://cdn.example.com/v/acct/film/mp4_720p',
          poster: 'https://cdn.example.com/v/acct/film',
          alt: 'Cotton Tee, French Navy',
        },
      ],
    })
    expect(requests[0]?.url.href).toBe('https://media.example.com/s/selvedge/440123-French_Navy-SET.json')
  })

  test('the media port requests a set once, and again after a failure [PDP-45]', async () => {
    const { fetch, requests } = recordedFetch(
      json({}, { status: 500 }),
      json({}, { status: 500 }),
      json({ items: [image('https://cdn.example.com/i/acct/one')] }),
    )
    const port = portOf(fetch)
    expect(await port.productMedia(request, untilDone())).toEqual(fallback)
    for (const _turn of [1, 2]) expect((await port.productMedia(request, untilDone())).images).toHaveLength(1)
    expect(requests).toHaveLength(3)
  })

  test('the media port escapes a colour name with special characters [PDP-44]', async () => {
    const { fetch, requests } = recordedFetch(json({ items: [] }))
    await portOf(fetch).productMedia({ ...request, colour: 'Ecru/Red?' }, untilDone())
    expect(requests[0]?.url.pathname).toBe('/s/selvedge/440123-Ecru%2FRed%3F-SET.json')
  })

  test.each([
    ['a missing set', () => json({ status: 'error', errorMsg: 'Failed to get set' }, { status: 404 })],
    ['a missing set that is a 200', () => json({ status: 'error', errorMsg: 'Failed to get set' })],
    ['a set without pictures', () => json({ items: [] })],
    ['an outage', () => json({}, { status: 500 })],
    ['no connection', () => new TypeError('fetch failed')],
    ['a response that is not JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['pictures without size', () => json({ items: [{ type: 'img', src: 'https://cdn.example.com/i/a/b' }] })],
    ['a script for an address', () => json({ items: [image('javascript:alert(1)')] })],
  ])('the media port shows the default picture of 1600 by 2133 for %s [PDP-45, CONST-15]', async (_what, response) => {
    expect(await portOf(recordedFetch(response).fetch).productMedia(request, untilDone())).toEqual(fallback)
  })

  test('the media port shows the default picture if the service does not respond in time [PDP-45]', async () => {
    expect(await portOf(hangingFetch, 1).productMedia(request, untilDone())).toEqual(fallback)
  })
})
