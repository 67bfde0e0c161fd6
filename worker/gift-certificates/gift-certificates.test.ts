import { expect, test } from 'vitest'
import { anAddress, dataCentre, unlimited } from '../test/limits.ts'
import { openShop, textOf } from '../test/shop.ts'
import { type Market, markets } from '#shared/markets.ts'

// Tests ask from one network.
const free = { LIMIT_ATTEMPTS: unlimited, LIMIT_FEW: unlimited }
const every: Market[] = Object.values(markets)
const ask = (code: string, { prefix } = markets.en as Pick<Market, 'prefix'>, shop = openShop({ bindings: free })) =>
  shop.post(`${prefix}/gift-certificates`, { code })
/** The text of the page, without what was typed. */
const answerTo = async (code: string) => {
  const html = await textOf(ask(code))
  return /<main.*?<\/main>/s.exec(html)?.[0].replace(/ value="[^"]*"/, '')
}

test.each(every)('shows the balance of a certificate in the market $code, with no script [GIFT-01]', async (market) => {
  const shop = openShop({ bindings: free })
  const page = await textOf(shop.get(`${market.prefix}/gift-certificates`))
  expect(page).toContain(`<form class="account-form" method="post" action="${market.prefix}/gift-certificates"`)
  const response = await ask(` ${market.currency.toLowerCase()}-25s–elv-234 `, market, shop)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await response.text()
  expect(html).toMatch(/role="status"><p><b>Gift certificate ····V234: (?:£25\.00|\$25\.00|€25\.00) left<\/b>/)
  expect(html).not.toContain('25S-ELV')
})

test('shows the balance in German [GIFT-01]', async () => {
  const html = await textOf(ask('EUR-25S-ELV-234', { prefix: '/eu/de' }))
  expect(html).toContain('Geschenkgutschein ····V234: noch 25,00')
})

test.each(['GBP-OFF-ELV-000', 'GBP-OLD-ELV-000', 'EUR-25S-ELV-234', 'AAA', '', '<b>', 'A'.repeat(2000)])(
  'answers %j in the same words as an unknown code [GIFT-02]',
  async (code) => {
    const unknown = await answerTo('AAA-AAA-AAA-AAA')
    expect(unknown).toContain('This code does not work here.')
    expect(unknown).toContain('aria-invalid="true"')
    expect(await answerTo(code)).toBe(unknown)
    expect((await ask(code)).status).toBe(422)
  },
)

test('says that nothing is left of a certificate that was used up [GIFT-01]', async () => {
  expect(await textOf(ask('GBP-NIL-ELV-000'))).toContain('There is nothing left on it.')
})

test('takes ten tries a minute of one network, and asks the platform no more [GIFT-03]', async () => {
  const shop = openShop({ bindings: dataCentre().bindings, headers: anAddress })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await ask(`AAA-AAA-AAA-A${10 + attempt}`, markets.en, shop)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  expect((await ask('GBP-25S-ELV-234', markets.en, shop)).status).toBe(429)
})

test('names no code in the log, also if the platform repeats it [GIFT-02]', async () => {
  const lines: string[] = []
  const shop = openShop({
    bindings: free,
    vars: { LOG_LEVEL: 'debug' },
    upstream: {
      fetch: async (input, init) =>
        String(init?.body).includes('giftCertificate(')
          ? Response.json({ errors: [{ message: 'No certificate GBP-25S-ELV-234' }] })
          : fetch(input, init),
    },
  })
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[level] = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '))
  expect((await ask('GBP-25S-ELV-234', markets.en, shop)).status).toBe(500)
  expect(lines.join('\n')).toContain('gift-certificate: rejected')
  expect(lines.join('\n')).not.toContain('25S')
})

test('has no page and no answer if the setting is off [GIFT-11]', async () => {
  const shop = openShop({ vars: { GIFT_CERTIFICATES: 'off' } })
  expect((await shop.get('/gift-certificates')).status).toBe(404)
  expect((await ask('GBP-25S-ELV-234', markets.en, shop)).status).toBe(404)
  expect((await textOf(shop.get('/'))).includes('href="/gift-certificates"')).toBe(false)
})
