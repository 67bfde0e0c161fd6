import type { CreateServices } from '../adapters/services.ts'
import type { Env } from '../configuration/env.ts'
import type { CartStorage } from '../objects/cart-storage.ts'
import { createOwner, createTurns } from '../owner/create-owner.ts'

type Stored = { values: Map<string, unknown>; alarmAt: number | null; inTurn: ReturnType<typeof createTurns> }

/** The stored state of the carts' objects of a test file, which the shops of the file share. */
let carts = new Map<string, Stored>()

export function forgetCartOwners(): void {
  carts = new Map()
}

/** The objects of carts in this isolate, with the services of one shop of a test. */
export function createCartOwners(createServices: CreateServices, waitUntil: (work: Promise<unknown>) => void) {
  const ownerOf = (cartId: string, env: Env) => {
    const { storage, inTurn } = storedOf(cartId)
    return createOwner({ createServices, storage, env, inTurn, waitUntil, requestId: 'cart' })
  }
  return {
    /** `env` is that of what an object does by itself, `commandEnv` that of commands. */
    namespace: (env: () => Env, commandEnv: () => Env) =>
      ({
        idFromName: (name: string) => name,
        get: (cartId: string) => ({ ...ownerOf(cartId, env()), run: ownerOf(cartId, commandEnv()).run }),
      }) as unknown as Env['CARTS'],
    /** Runs the alarm of the cart's object now. False if none is set. */
    async alarm(cartId: string, env: Env): Promise<boolean> {
      const { alarmAt } = storedOf(cartId).stored
      if (alarmAt === null) return false
      await ownerOf(cartId, env).alarm(Math.max(alarmAt, Date.now()))
      return true
    },
  }
}

function storedOf(cartId: string): { stored: Stored; storage: CartStorage; inTurn: Stored['inTurn'] } {
  const stored = carts.get(cartId) ?? { values: new Map(), alarmAt: null, inTurn: createTurns() }
  carts.set(cartId, stored)
  const { values } = stored
  const storage = {
    get: async (key: string) => structuredClone(values.get(key)),
    put: async (key: string, value: unknown) => void values.set(key, structuredClone(value)),
    delete: async (key: string) => values.delete(key),
    setAlarm: async (at: number) => void (stored.alarmAt = at),
    deleteAlarm: async () => void (stored.alarmAt = null),
  } as CartStorage
  return { stored, storage, inTurn: stored.inTurn }
}
