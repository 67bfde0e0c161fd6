import type { CartStorage } from '../objects/cart-storage.ts'
import type { Presses } from '../ports/cart-owner-port.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { type Cart, unitsInCart } from '#shared/domain/cart.ts'

/** A write whose outcome is unknown: the version that it was for, and what the cart has if it was carried out. */
type Write = { version: number; units: { variantId: number; least: number }[] }

/** `write` is `null` if the press was carried out. */
type Press = { key: string; write: Write | null; at: number }

const storageKey = 'presses'
const maxPresses = 60
const keptMs = 10 * 60_000

export function createPresses(storage: CartStorage): Presses {
  async function read(): Promise<Press[]> {
    const stored = (await storage.get<Press[]>(storageKey)) ?? []
    return stored.filter(({ at }) => Date.now() - at < keptMs)
  }
  const write = (presses: Press[]) => storage.put(storageKey, presses.slice(-maxPresses))
  const set = async (key: string, unsettled: Write | null) =>
    write([...(await read()).filter((press) => press.key !== key), { key, write: unsettled, at: Date.now() }])
  async function drop(isDropped: (press: Press) => boolean): Promise<void> {
    const presses = await read()
    const left = presses.filter((press) => !isDropped(press))
    if (left.length < presses.length) await write(left)
  }
  const wrote = (version: number | null) => drop((press) => press.write !== null && press.write.version === version)
  return {
    async isDone(key, cart) {
      const press = (await read()).find((known) => known.key === key)
      if (!press) return false
      if (press.write === null) return true
      if (!isCarriedOut(press.write, cart)) return false
      await wrote(press.write.version)
      await set(key, null)
      return true
    },
    done: (key) => set(key, null),
    forget: (key) => drop((press) => press.key === key),
    async unknown(key, cart, lines) {
      const { version } = cart
      if (version !== null) await set(key, { version, units: unitsAfter(cart, lines) })
    },
    wrote,
  }
}

function isCarriedOut({ version, units }: Write, cart: Cart): boolean {
  return cart.version !== version && units.every(({ variantId, least }) => unitsInCart(cart, { variantId }) >= least)
}

function unitsAfter(cart: Cart, lines: readonly NewLine[]): Write['units'] {
  const asked = Map.groupBy(lines, ({ variantId }) => variantId)
  return [...asked].flatMap(([variantId, ofVariant]) =>
    variantId === null
      ? []
      : [
          {
            variantId,
            least: unitsInCart(cart, { variantId }) + ofVariant.reduce((sum, { quantity }) => sum + quantity, 0),
          },
        ],
  )
}
