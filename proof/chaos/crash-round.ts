import { linesOf, unitsByItem } from '../model/cart-lines.ts'
import { openJar, type Jar } from '../model/http.ts'
import type { ItemName, ModelProducts } from '../model/products.ts'
import { repeatUntil } from './repeat-until.ts'
import type { createRandom } from '#sandbox/catalogue/random.ts'
import { processOnPort } from '#scripts/lib/processes.ts'
import type { Shop } from '#scripts/lib/shop.ts'

export type CrashRound = { acknowledged: number; refused: number; lost: number; repeated: number; violations: string[] }
type Victim = 'storefront' | 'sandbox'
/** `lost`: there was no response, as when the connection breaks. */
type Outcome = 'acknowledged' | 'refused' | 'lost'
type Press = { item: ItemName; send: () => Promise<Outcome> }
type Shopper = { jar: Jar; presses: Press[]; before: ItemName | null }

/** Items with enough stock for each shopper to add one. */
const added: readonly ItemName[] = ['jumper', 'cushion', 'dress', 'sale piece']
const first: ItemName = 'last pieces'
const requestTimeoutMs = 30_000
// Circuit breakers refuse calls for some seconds after a crash of the sandbox. On a busy computer, the start takes more.
const recoveryMs = 40_000

/**
 * Kills the process of one Worker while `adds` additions are running, starts it again, and checks the bags. Every
 * shopper then repeats what was not acknowledged: at once if the shop refused it, and after a look at the bag if there
 * was no response.
 */
export async function playCrashRound({ shop, products, victim, adds, random }: CrashRoundOptions): Promise<CrashRound> {
  const shoppers = await Promise.all(
    Array.from({ length: adds / added.length }, (_, index) => openShopper(shop, products, index)),
  )
  const killAfter = random.int(1, Math.floor(adds / 2))
  let acknowledged = 0
  let isKilled = false
  const outcomes = new Map<Press, Outcome>()
  async function play(press: Press): Promise<void> {
    const outcome = await press.send()
    outcomes.set(press, outcome)
    if (outcome !== 'acknowledged') return
    acknowledged += 1
    if (acknowledged < killAfter || isKilled) return
    isKilled = true
    process.kill(processOnPort(Number(shop[victim].port)), 'SIGKILL')
  }
  await Promise.all(
    shoppers.map(async ({ presses, before }) => {
      if (before !== null) return Promise.all(presses.map(play))
      for (const press of presses) await play(press)
    }),
  )
  await shop.restart(victim)

  const violations: string[] = []
  let repeated = 0
  await Promise.all(
    shoppers.map(async ({ jar, presses, before }) => {
      const expected = presses.map(({ item }) => item).concat(before ?? [])
      const found = await unitsOf(jar, products)
      const sure = presses.filter((press) => outcomes.get(press) === 'acknowledged').map(({ item }) => item)
      for (const item of sure.concat(before ?? []))
        if (found.get(item) === 0) violations.push(`The ${item} was acknowledged and is not in the bag.`)
      for (const press of presses) {
        const outcome = outcomes.get(press)
        if (outcome === 'acknowledged' || (outcome === 'lost' && found.get(press.item) !== 0)) continue
        repeated += 1
        const isAdded = await repeatUntil(async () => (await press.send()) === 'acknowledged', recoveryMs)
        if (!isAdded) violations.push(`The ${press.item} could not be added after the crash.`)
      }
      const last = await unitsOf(jar, products)
      for (const item of expected)
        if (last.get(item) !== 1) violations.push(`The bag has ${last.get(item)} pieces of the ${item} instead of 1.`)
    }),
  )
  const countOf = (outcome: Outcome) => [...outcomes.values()].filter((each) => each === outcome).length
  if (!isKilled) violations.push(`No process was killed: ${acknowledged} of ${adds} additions were acknowledged.`)
  return {
    acknowledged: countOf('acknowledged'),
    refused: countOf('refused'),
    lost: countOf('lost'),
    repeated,
    violations,
  }
}

/**
 * Every other shopper has a bag already and adds several pieces at the same time. The others add one after the other,
 * because two first additions at the same moment create two carts (docs/adr/0011).
 */
async function openShopper({ storefront }: Shop, products: ModelProducts, index: number): Promise<Shopper> {
  const jar = openJar(storefront, new Map(), { timeoutMs: requestTimeoutMs })
  const pressOf = (item: ItemName, isForm: boolean): Press => ({
    item,
    send: senderOf(jar, products, { item, isForm }),
  })
  const before = index % 2 === 0 ? first : null
  if (
    before !== null &&
    !(await repeatUntil(async () => (await pressOf(before, false).send()) === 'acknowledged', recoveryMs))
  )
    throw new Error('A bag could not be prepared.')
  return { jar, before, presses: added.map((item, place) => pressOf(item, (index + place) % 2 === 0)) }
}

function senderOf(jar: Jar, products: ModelProducts, { item, isForm }: { item: ItemName; isForm: boolean }) {
  const { productId, variantId, form } = products.items[item]
  const line = { product_id: productId, variant_id: variantId, quantity: 1 }
  const data = { line_items: [line], operation_id: crypto.randomUUID() }
  return async (): Promise<Outcome> => {
    try {
      const response = isForm
        ? await jar.post('/bag/items', form)
        : await jar.call('/api/bigcommerce/addCartItems', { data })
      if (isForm) return response.location.includes('/bag?added=') ? 'acknowledged' : 'refused'
      return response.status === 200 ? 'acknowledged' : 'refused'
    } catch {
      return 'lost'
    }
  }
}

async function unitsOf(jar: Jar, products: ModelProducts): Promise<Map<ItemName, number>> {
  let body: unknown
  let last = 'no response'
  const isRead = await repeatUntil(async () => {
    const response = await jar.call('/api/bigcommerce/getCart', {})
    last = `${response.status} ${response.body.slice(0, 200)}`
    if (response.status === 200) body = JSON.parse(response.body)
    return response.status === 200
  }, recoveryMs)
  if (!isRead) throw new Error(`The bag could not be read after the crash: ${last}`)
  return unitsByItem(linesOf(body), products)
}

type CrashRoundOptions = {
  shop: Shop
  products: ModelProducts
  victim: Victim
  adds: number
  random: ReturnType<typeof createRandom>
}
