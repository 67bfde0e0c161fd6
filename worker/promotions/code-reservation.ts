import { marketInLanguage } from '../language/language.ts'
import { describeCall } from '../objects/caller.ts'
import type { Alarms, CartStorage } from '../objects/cart-storage.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import type { CodeReservationPort, OwnCart } from '../ports/code-reservation-port.ts'
import { type ReservationContext, releaseCodes, reserveCodes } from './reserve-codes.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

/** How long an abandoned checkout keeps its discounts and the codes that it has reserved. */
const reservedMinutes = 45
const retryMinutes = 5
// A payment that is in progress when the alarm fires gets another half hour.
const unfinishedAlarms = 6
// Two days, as long as the platform retries its reports of an order.
const maxAlarms = 576

type Entry = OwnCart & { alarms: number }

const storageKey = 'codes'
const alarmName = 'codes'

/** The reservation of a cart's codes, with its alarm `codes`, which ends the discounts and codes of an unpaid checkout. */
export type CodeReservation = CodeReservationPort & { alarm(): Promise<void> }

/**
 * The reservation of one cart's codes (docs/adr/0012), a part of the cart's object. It runs its steps one after the
 * other, so a release that was requested before a checkout was opened again cannot undo the new reservation.
 */
export function createCodeReservation({
  storage,
  alarms,
  scope: { log, services },
}: {
  storage: CartStorage
  alarms: Alarms
  scope: Pick<ObjectScope, 'log' | 'services'>
}): CodeReservation {
  const inTurn = createTaskQueue()

  async function schedule(entry: Entry, minutes: number): Promise<void> {
    await storage.put(storageKey, entry)
    await alarms.set(alarmName, Date.now() + minutes * 60_000)
  }

  async function forget(): Promise<void> {
    await storage.delete(storageKey)
    await alarms.clear(alarmName)
  }

  function contextOf({ marketCode, cartId }: OwnCart): ReservationContext {
    describeCall({ market: marketCode })
    const { promotions, orders, cart } = services
    if (!promotions) throw new Error('The promotions engine is not configured.')
    return { promotions, orders, cart, market: marketInLanguage(marketCode), cartId }
  }

  return {
    reserve: (cart) =>
      inTurn(async () => {
        try {
          // Set the alarm first, so that a failure in between cannot leave a reservation without an end.
          await schedule({ ...cart, alarms: 0 }, reservedMinutes)
          const outcome = await reserveCodes(contextOf(cart), timeout())
          if (outcome.status === 'refused') await forget()
          return outcome
        } catch (cause) {
          log.error('codes-reserve', cause)
          return { status: 'failed' }
        }
      }),
    endLater: (cart) => inTurn(() => schedule({ ...cart, alarms: 0 }, reservedMinutes)),
    release: (cart) =>
      inTurn(async () => {
        try {
          const release = await releaseCodes(contextOf(cart), timeout())
          if (release !== 'being-paid') await forget()
          return release
        } catch (cause) {
          log.error('codes-release', cause)
          return 'failed'
        }
      }),
    async alarm() {
      const entry = await storage.get<Entry>(storageKey)
      if (!entry) return
      await inTurn(async () => {
        try {
          const skipsUnfinished = entry.alarms < unfinishedAlarms
          const release = await releaseCodes({ ...contextOf(entry), skipsUnfinished, endsDiscounts: true }, timeout())
          log.info('codes-released', { release })
          if (release !== 'being-paid') return await forget()
        } catch (cause) {
          log.error('codes-release', cause, { alarms: entry.alarms })
        }
        if (entry.alarms >= maxAlarms) return forget()
        await schedule({ ...entry, alarms: entry.alarms + 1 }, retryMinutes)
      })
    },
  }
}

function timeout(): AbortSignal {
  return AbortSignal.timeout(10_000)
}
