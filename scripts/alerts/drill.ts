import type { Shop } from '../lib/shop.ts'
import { shopperAgent } from '../lib/shopper-agent.ts'
import { startTemporaryShop } from '../lib/temporary-shop.ts'
import { createPointCollector, type PointCollector } from './collect-points.ts'
import { createPointDatabase } from './point-database.ts'
import type { Alert } from './read-alerts.ts'

type Database = ReturnType<typeof createPointDatabase>
type Drill = { shop: Shop; points: PointCollector; database: Database }

const week = 7 * 86_400
const confirmation = '/order-confirmation/:first/:second'

/** Makes what an alert is for happen. What it stores is then found by the alert's queries, each of them. */
const breakdowns: Readonly<Record<string, (drill: Drill) => Promise<void>>> = {
  'Failed actions': (drill) => withFault(drill, failing('bigcommerce'), () => repeat(4, () => add(drill))),
  'Failed calls': (drill) =>
    withFault(drill, failing('bigcommerce'), () => repeat(12, (turn) => page(drill, `/search?query=${turn}`))),
  'No orders': async (drill) => {
    // The confirmations of a week ago are those of today, moved back in time.
    const [seen] = await drill.points.during(() => page(drill, '/order-confirmation/1/made-up'))
    for (let order = 0; order < 8; order += 1)
      drill.database.add({ ...present(seen), route: confirmation, status: '200' }, week + 600)
  },
  'Error rate': (drill) =>
    withFault(drill, failing('bigcommerce'), () => repeat(110, (turn) => page(drill, `/p/${1100 + turn}/x/y`))),
  'Left-out content': leaveOut,
  p95: (drill) =>
    withFault(drill, { service: 'bigcommerce', kind: 'delay', delayMs: 3000 }, () =>
      repeat(110, (turn) => page(drill, `/p/${1300 + turn}/x/y`), 30),
    ),
  'Stale content': (drill) =>
    withFault(drill, failing('amplience'), () => repeat(25, (turn) => page(drill, `/a-page-${turn}`))),
  'Refused reversals': async ({ database }) => {
    const wallet = {
      page: 'wallet',
      market: 'en',
      build: '',
      version: '',
      colo: '',
      detail: '',
      source: '',
      navigation: '',
      value: 1,
    }
    for (let tries = 0; tries < 3; tries += 1) database.add({ ...wallet, kind: 'undo-failed', name: 'cancel-payment' })
  },
  'Unsent webhooks': async (drill) => {
    const [seen] = await drill.points.during(() => page(drill, '/order-confirmation/1/made-up'))
    for (let order = 0; order < 6; order += 1) {
      drill.database.add({ ...present(seen), route: confirmation, status: '200' })
      drill.database.add({ ...present(seen), route: '/api/payments/walletAuthorise', status: '200' })
    }
    await repeat(3, () => post(drill, '/hooks/orders', '{}'))
  },
}

/**
 * Starts a shop, breaks in its sandbox what each alert is for, and asks the alert's queries over the data points that
 * the shop has written.
 *
 * @throws Error that names the alerts that would not fire, or that fire while nothing is broken
 */
export async function runDrill(alerts: readonly Alert[]): Promise<void> {
  const points = await createPointCollector()
  const shop = await startTemporaryShop({
    vars: { OPERATIONS_PAGE_URL: points.url, LOG_LEVEL: 'none', PAGE_CACHE: 'off' },
  })
  const wrong: string[] = []
  try {
    const database = createPointDatabase()
    const context = { shop, points, database }
    for (const point of await points.during(() => healthy(context))) database.add(point)
    for (const { name, queries } of alerts)
      if (queries.some((query) => database.rows(query).length > 0)) wrong.push(`${name} fires while nothing is broken`)
    for (const { name, queries } of alerts) {
      database.clear()
      const breakDown = breakdowns[name]
      if (!breakDown) throw new Error(`scripts/alerts/drill.ts breaks nothing for the alert ${name}.`)
      for (const point of await points.during(() => breakDown(context))) database.add(point)
      const silent = queries.filter((query) => database.rows(query).length === 0)
      console.log(`${silent.length === 0 ? 'fires ' : 'silent'}  ${name}`)
      if (silent.length > 0) wrong.push(`${name} does not fire`)
    }
  } finally {
    await Promise.all([shop.stop(), points.stop()])
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

async function healthy(drill: Drill): Promise<void> {
  await repeat(6, (turn) => page(drill, ['/', '/browse/womens', '/help'][turn % 3] ?? '/'))
  await add(drill)
}

const visitor = { 'user-agent': shopperAgent }

async function page({ shop }: Drill, path: string): Promise<void> {
  await (await fetch(new URL(path, shop.storefront), { headers: { ...visitor, accept: 'text/html' } })).text()
}

async function post({ shop }: Drill, path: string, body: string): Promise<void> {
  const headers = { ...visitor, origin: shop.storefront.origin, 'content-type': 'application/json' }
  await (await fetch(new URL(path, shop.storefront), { method: 'POST', headers, body })).text()
}

/** Adds a product as a visitor without a bag. */
async function add(drill: Drill): Promise<void> {
  const line = { product_id: 1008, variant_id: 1008, quantity: 1 }
  await post(drill, '/api/bigcommerce/addCartItems', JSON.stringify([{ data: { line_items: [line] } }]))
}

async function repeat(times: number, run: (turn: number) => Promise<void>, atOnce = 10): Promise<void> {
  for (let first = 0; first < times; first += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, times - first) }, (_, index) => run(first + index)))
}

const control = { 'content-type': 'application/json', 'x-control': 'drill' }

const failing = (service: string) => ({ service, kind: 'status', status: 500 })

async function withFault({ shop }: Drill, fault: object, run: () => Promise<void>): Promise<void> {
  const faults = new URL('/control/faults', shop.sandbox)
  const set = await fetch(faults, { method: 'POST', headers: control, body: JSON.stringify(fault) })
  if (set.status !== 201) throw new Error(`The sandbox refused the fault: ${await set.text()}`)
  try {
    await run()
  } finally {
    await fetch(faults, { method: 'DELETE', headers: control })
  }
}

/** Publishes a page with a part whose type the shop does not know, and visits it. */
async function leaveOut(drill: Drill): Promise<void> {
  const { shop } = drill
  const key = new URL('/amplience/content/key/uk/page/help?depth=all&format=inlined', shop.sandbox)
  const { content } = (await (await fetch(key)).json()) as {
    content: { _meta: { deliveryId: string } } & Record<string, unknown>
  }
  const fields = Object.entries(content).filter(([name]) => name !== '_meta')
  const form = new URLSearchParams(
    Object.fromEntries(
      fields.map(([name, value]) => [
        `field.${name}`,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
      ]),
    ),
  )
  const unknown = { _meta: { schema: 'https://example.com/a-type-of-another-shop', name: 'drill' } }
  // A page of which the shop knows nothing fails, and is no page with a part left out.
  const blocks = Array.isArray(content['content']) ? (content['content'] as unknown[]) : []
  form.set('field.content', JSON.stringify([...blocks, unknown]))
  form.set('action', 'publish')
  const editor = new URL(`/amplience/editor/item/${content._meta.deliveryId}`, shop.sandbox)
  const saved = await fetch(editor, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (saved.status !== 303) throw new Error(`The sandbox did not publish the page: ${saved.status}`)
  await page(drill, '/help')
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The shop has written no data point.')
  return value
}
