import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { media } from './routes.ts'

const bindings = { ...env, SANDBOX_ORIGIN: 'https://sandbox.test' }
const ask = (path: string, headers: Record<string, string> = {}) => media.request(path, { headers }, bindings)

const row = {
  id: 990001,
  style: '990001',
  name: 'Posy Roll Neck Jumper',
  slug: 'posy-roll-neck-jumper-990001',
  description: '',
  department: 'women',
  garment: 'jumper',
  pattern: 'spot',
  colours: JSON.stringify([{ id: 1, name: 'French Navy', code: 'FNV', hex: ['#1f2a44', '#f4f1e8'] }]),
  sizes: '[]',
  lengths: '[]',
  custom_fields: '[]',
  price_gbp: 1,
  price_usd: 1,
  price_eur: 1,
  date_created: '2026-01-01T00:00:00.000Z',
  base_variant_id: 990001,
  variant_count: 0,
}

const productWithVideo = {
  ...row,
  id: 990413,
  style: '413632',
  slug: 'a-filmed-dress',
  colours: JSON.stringify([{ id: 1, name: 'Bracken', code: 'BRA', hex: ['#7a4b2a', '#f4f1e8'] }]),
}

const mug = {
  ...row,
  id: 990777,
  style: '990777',
  slug: 'a-mug',
  garment: 'mug',
  colours: JSON.stringify([{ id: 1, name: 'Cream', code: 'CRE', hex: ['#f4f1e8', '#1f2a44'] }]),
}

beforeAll(async () => {
  const columns = Object.keys(row)
  const statement = env.DB.prepare(
    `INSERT OR REPLACE INTO products (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  await env.DB.batch([row, productWithVideo, mug].map((product) => statement.bind(...Object.values(product))))
})

describe('GET /i/{account}/{name}', () => {
  test('serves a product picture at the requested width, cacheable [CNT-17]', async () => {
    const response = await ask('/i/selvedge/990001_French_Navy_1?w=323&fmt=auto&qlt=default')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=1800',
      vary: 'Accept',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toMatch(/^<svg [^>]*width="323" height="431"/)
  })

  test('serves a square of wrapping paper for each print that there is', async () => {
    const bodies = await Promise.all(
      ['meadow', 'harbour', 'herbarium'].map(async (print) => (await ask(`/i/selvedge/wrap-${print}?w=88`)).text()),
    )
    for (const body of bodies) expect(body).toMatch(/^<svg [^>]*width="88" height="88"/)
    expect(new Set(bodies).size).toBe(3)
    expect((await ask('/i/selvedge/wrap-constructor')).status).toBe(404)
  })

  test('serves a WebP where the browser accepts one, and the drawing for a moment while the WebP is being made', async () => {
    const path = '/i/selvedge/990001_French_Navy_1?w=323&fmt=auto&qlt=default'
    const asked: string[] = []
    const response = (status: number) => ({
      ...bindings,
      RASTERS: {
        fetch: async (url: string, { body }: { body: string }) => {
          asked.push(`${url} ${body.slice(0, 4)}`)
          return new Response(status === 200 ? 'RIFF' : null, { status })
        },
      },
    })
    const get = (status: number, accept: string, query = '') =>
      media.request(path + query, { headers: { accept } }, response(status))

    const made = await get(200, 'image/avif,image/webp,*/*')
    expect([made.headers.get('content-type'), await made.text()]).toEqual(['image/webp', 'RIFF'])
    expect(made.headers.get('cache-control')).toBe('public, max-age=1800')

    const waiting = await get(202, 'image/webp')
    expect(waiting.headers.get('content-type')).toContain('image/svg+xml')
    expect(waiting.headers.get('cache-control')).toBe('public, max-age=10')
    expect(waiting.headers.get('etag')).not.toBe(made.headers.get('etag'))

    await get(200, 'image/webp', '&qlt=60')
    expect(asked).toEqual([
      'http://rasters/?quality=80 <svg',
      'http://rasters/?quality=80 <svg',
      'http://rasters/?quality=60 <svg',
    ])
    const unaccepted = await get(200, 'image/png,*/*')
    expect(unaccepted.headers.get('content-type')).toContain('image/svg+xml')
    expect(unaccepted.headers.get('cache-control')).toBe('public, max-age=1800')
    expect(asked).toHaveLength(3)
  })

  test('responds 304 to a browser that has the picture, and 200 if the size differs', async () => {
    const etag = (await ask('/i/selvedge/990001_French_Navy_1?w=200')).headers.get('etag') ?? ''
    const cached = await ask('/i/selvedge/990001_French_Navy_1?w=200', { 'if-none-match': `"other", W/${etag}` })
    expect(cached.status).toBe(304)
    expect(await cached.text()).toBe('')
    expect((await ask('/i/selvedge/990001_French_Navy_1?w=201', { 'if-none-match': etag })).status).toBe(200)
  })

  test.each([
    '990001_french_navy_2.jpg',
    '990001_FRENCH_NAVY_2/a-lovely-jumper',
    '990001_French_Navy_2/a-lovely-jumper.webp',
  ])('accepts any case of the colour, an extension and a name for search engines: %s', async (path) => {
    expect((await ask(`/i/selvedge/${path}`)).status).toBe(200)
  })

  test('shows who wears a product in its second picture, and whom of the women the query names [WORN-03]', async () => {
    const worn = async (query = '') => (await ask(`/i/selvedge/990001_French_Navy_2?w=323${query}`)).text()
    const [usual, ...women] = await Promise.all(['', '&on=amelia', '&on=grace', '&on=joan'].map(worn))
    expect(new Set(women).size).toBe(3)
    expect(women).toContain(usual)
    expect(await worn('&on=edwin')).toBe(usual)
    expect(await worn('&on=<script>')).toBe(usual)
  })

  test('serves a plain picture of the requested size where tests ask for plain pictures', async () => {
    const plain = { ...bindings, PICTURES: 'plain' }
    const svg = await (await media.request('/i/selvedge/990001_French_Navy_1?w=323', {}, plain)).text()
    expect(svg).toMatch(/^<svg [^>]*width="323" height="431"><path [^>]*><\/svg>$/)
    expect((await media.request('/i/selvedge/990001_Puce_1', {}, plain)).status).toBe(404)
  })

  test('serves a swatch 68 wide and square [PLP-60]', async () => {
    const svg = await (await ask('/i/selvedge/990001_French_Navy_swatch?w=68')).text()
    expect(svg).toMatch(/^<svg [^>]*width="68" height="68"/)
    expect(svg.length).toBeLessThan(2000)
  })

  test('serves a default picture of 1600x2133 [CONST-15]', async () => {
    expect(await (await ask('/i/selvedge/default-product')).text()).toMatch(/^<svg [^>]*width="1600" height="2133"/)
  })

  test('composes campaigns at 16:9, or at the requested ratio', async () => {
    expect(await (await ask('/i/selvedge/campaign-coast?w=1280')).text()).toMatch(
      /^<svg [^>]*width="1280" height="720"/,
    )
    expect(await (await ask('/i/selvedge/campaign-coast-2?w=480&aspect=4:5&sm=aspect')).text()).toMatch(
      /^<svg [^>]*width="480" height="600"/,
    )
  })

  test('crops a campaign around its point of interest, at full height and within its edges', async () => {
    const view = async (query: string) =>
      /viewBox="([^"]*)"/
        .exec(await (await ask(`/i/selvedge/campaign-coast?w=480&sm=aspect&aspect=2:3&${query}`)).text())?.[1]
        ?.split(' ')
        .map((side) => Math.round(Number(side)))
    expect(await view('scaleFit=poi&poi=0.5,0.5,0,0')).toEqual([444, 0, 533, 800])
    expect(await view('scaleFit=poi&poi=0.4,0.1,0.2,0.1')).toEqual([444, 0, 533, 800])
    expect(await view('scaleFit=poi&poi=0.95,0.5,0,0')).toEqual([889, 0, 533, 800])
    expect(await view('scaleFit=poi&poi=0,0.9,0,0')).toEqual([0, 0, 533, 800])
    const composed = await view('')
    for (const query of [
      'poi=0.5,0.5,0,0',
      'scaleFit=poi',
      'scaleFit=poi&poi=7,0.5,0,0',
      'scaleFit=center&poi=0.5,0.5,0,0',
    ])
      expect(await view(query)).toEqual(composed)
  })

  test.each(['990002_French_Navy_1', '990001_Puce_1', '990001', 'campaign-moonscape', 'default'])(
    'responds 404 to the picture %s',
    async (name) => {
      const response = await ask(`/i/selvedge/${name}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: 'error', errorMsg: 'Failed to get image' })
    },
  )

  test('describes a picture as JSON and as a script', async () => {
    const described = {
      isImage: true,
      alpha: false,
      width: 1600,
      height: 2133,
      format: 'SVG',
      status: 'ok',
      name: '990001_French_Navy_1',
      url: 'https://sandbox.test/media/i/selvedge/990001_French_Navy_1',
    }
    expect(await (await ask('/i/selvedge/990001_French_Navy_1.json')).json()).toEqual(described)
    const script = await ask('/i/selvedge/990001_French_Navy_1.js')
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await script.text()).toBe(`amp.jsonReturn("990001_French_Navy_1", ${JSON.stringify(described)});`)
  })

  test('accepts only function names as callbacks, and escapes names in literals', async () => {
    expect(await (await ask('/i/selvedge/default-product.js?func=alert(1)//')).text()).toMatch(
      /^amp\.jsonReturn\("default-product"/,
    )
    expect(await (await ask('/i/selvedge/default-product.js?func=shop.onImage')).text()).toMatch(/^shop\.onImage\(/)
    expect(await (await ask('/i/selvedge/%22%3Cscript%3E.js')).text()).toBe(
      'amp.jsonReturn("\\"\\u003cscript>", {"status":"error","errorMsg":"Failed to get image"});',
    )
  })
})

describe('GET /s/{account}/{set}', () => {
  test('lists the pictures of a colour, the fifth of them its cloth [PDP-44] [WORN-01]', async () => {
    const response = await ask('/s/selvedge/990001-French_Navy-SET.json')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      name: '990001-French_Navy-SET',
      items: [1, 2, 3, 4, 5].map((nth) => ({
        type: 'img',
        src: `https://sandbox.test/media/i/selvedge/990001_French_Navy_${nth}`,
        width: 1600,
        height: 2133,
        format: 'SVG',
        opaque: 'true',
      })),
    })
  })

  test('lists no cloth of what is not made of it, and serves none [WORN-01]', async () => {
    const { items } = await (await ask('/s/selvedge/990777-Cream-SET.json')).json<{ items: { src: string }[] }>()
    expect(items.map(({ src }) => src.slice(-1))).toEqual(['1', '2', '3', '4'])
    expect((await ask('/i/selvedge/990777_Cream_5')).status).toBe(404)
    expect((await ask('/i/selvedge/990001_French_Navy_5')).status).toBe(200)
  })

  test('adds the video of a colour at the end of its set [PDP-47]', async () => {
    const { items } = await (
      await ask('/s/selvedge/413632-Bracken-SET.json')
    ).json<{ items: { type: string; src: string }[] }>()
    const video = items.at(-1)
    expect([items.length, video]).toEqual([
      6,
      { type: 'video', src: 'https://sandbox.test/media/v/selvedge/413632_Bracken_scene' },
    ])
    const path = (video?.src ?? '').replace('https://sandbox.test/media', '')
    expect((await ask(path)).headers.get('content-type')).toMatch(/^image\/svg/)
    expect((await ask(`${path}/mp4_720p`)).headers.get('content-type')).toBe('video/mp4')
  })

  test.each(['990001-Puce-SET', '990002-French_Navy-SET', 'nonsense'])(
    'responds 404 for an unknown set: %s [PDP-45]',
    async (name) => {
      const response = await ask(`/s/selvedge/${name}.json`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: 'error', errorMsg: 'Failed to get set' })
    },
  )

  test('wraps a set in a callback for scripts', async () => {
    expect(await (await ask('/s/selvedge/990001-French_Navy-SET.js')).text()).toMatch(
      /^amp\.jsonReturn\("990001-French_Navy-SET", \{"name":/,
    )
  })
})

describe('GET /v/{account}/{name}', () => {
  test('serves a video at any profile, whole or in parts [CNT-19] [CNT-20]', async () => {
    const whole = await ask('/v/selvedge/campaign-autumn-lane/mp41080p')
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(4, 8))).toBe('ftyp')
    const part = await ask('/v/selvedge/campaign-autumn-lane/mp4_720p', { range: 'bytes=4-7' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${bytes.length}`,
      'ftyp',
    ])
    expect(
      (await ask('/v/selvedge/campaign-autumn-lane/mp4_720p', { range: 'bytes=-10' })).headers.get('content-length'),
    ).toBe('10')
    expect((await ask('/v/selvedge/campaign-autumn-lane/mp4_720p', { range: `bytes=${bytes.length}-` })).status).toBe(
      416,
    )
  })

  test('serves a poster for a picture without a video', async () => {
    expect((await ask('/v/selvedge/campaign-coast?protocol=https')).headers.get('content-type')).toMatch(/^image\/svg/)
    const video = await ask('/v/selvedge/campaign-coast/mp4_720p')
    expect(video.status).toBe(404)
    expect(await video.json()).toEqual({ status: 'error', errorMsg: 'Failed to get video' })
  })
})
