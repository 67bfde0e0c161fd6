import { describeCall } from '../objects/caller.ts'
import type { Alarms, CartStorage } from '../objects/cart-storage.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import { createTaskQueue } from '../objects/task-queue.ts'
import type {
  CodeReservationPort,
  ReservationOutcome,
  ReleaseOutcome,
  ReservedCart,
} from '../ports/code-reservation-port.ts'
import { type ReservationContext, releaseCodes, reserveCodes } from './reserve-codes.ts'
import { markets } from '#shared/markets.ts'

/** How long codes stay reserved for an abandoned checkout. */
const reservedMinutes = 45
const retryMinutes = 5
// A payment that is in progress when the alarm fires gets another half hour.
const unfinishedAlarms = 6
// Two days, as long as the platform retries its reports of an order.
const maxAlarms = 576

type Entry = ReservedCart & { alarms: number }

const storageKey = 'codes'
const alarmName = 'codes'

/**
 * The reservation of one cart's codes (docs/adr/0012), a part of the cart's object. It runs its steps one after the
 * other, so a release that was requested before a checkout was opened again cannot undo the new reservation. An alarm
 * releases codes of unpaid checkouts.
 */
export class CodeReservation implements CodeReservationPort {
  readonly #inTurn = createTaskQueue()
  readonly #parts: { storage: CartStorage; alarms: Alarms; scope: ObjectScope }

  constructor(parts: { storage: CartStorage; alarms: Alarms; scope: ObjectScope }) {
    this.#parts = parts
  }

  async reserve(cart: ReservedCart): Promise<ReservationOutcome> {
    return this.#inTurn(async (): Promise<ReservationOutcome> => {
      try {
        // Set the alarm first, so that a failure in between cannot leave a reservation without an end.
        await this.#schedule({ ...cart, alarms: 0 }, reservedMinutes)
        const outcome = await reserveCodes(this.#contextOf(cart), timeout())
        if (outcome.status === 'refused') await this.#forget()
        return outcome
      } catch (cause) {
        this.#parts.scope.log.error('codes-reserve', cause)
        return { status: 'failed' }
      }
    })
  }

  async release(cart: ReservedCart): Promise<ReleaseOutcome> {
    return this.#inTurn(async (): Promise<ReleaseOutcome> => {
      try {
        const release = await releaseCodes(this.#contextOf(cart), timeout())
        if (release !== 'being-paid') await this.#forget()
        return release
      } catch (cause) {
        this.#parts.scope.log.error('codes-release', cause)
        return 'failed'
      }
    })
  }

  /** Releases the codes of an unpaid checkout, when the alarm `codes` is due. */
  async alarm(): Promise<void> {
    const entry = await this.#parts.storage.get<Entry>(storageKey)
    if (!entry) return
    await this.#inTurn(async () => {
      const { log } = this.#parts.scope
      try {
        const skipsUnfinished = entry.alarms < unfinishedAlarms
        const release = await releaseCodes({ ...this.#contextOf(entry), skipsUnfinished }, timeout())
        log.info('codes-released', { release })
        if (release !== 'being-paid') return await this.#forget()
      } catch (cause) {
        log.error('codes-release', cause, { alarms: entry.alarms })
      }
      if (entry.alarms >= maxAlarms) return this.#forget()
      await this.#schedule({ ...entry, alarms: entry.alarms + 1 }, retryMinutes)
    })
  }

  async #schedule(entry: Entry, minutes: number): Promise<void> {
    await this.#parts.storage.put(storageKey, entry)
    await this.#parts.alarms.set(alarmName, Date.now() + minutes * 60_000)
  }

  async #forget(): Promise<void> {
    await this.#parts.storage.delete(storageKey)
    await this.#parts.alarms.clear(alarmName)
  }

  #contextOf({ marketCode, cartId }: ReservedCart): ReservationContext {
    const { services } = this.#parts.scope
    describeCall({ market: marketCode })
    if (!services.promotions) throw new Error('The promotions engine is not configured.')
    return { ...services, promotions: services.promotions, market: markets[marketCode], cartId }
  }
}

function timeout(): AbortSignal {
  return AbortSignal.timeout(10_000)
}
