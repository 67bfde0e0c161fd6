import { DurableObject } from 'cloudflare:workers'
import { createServices } from './adapters/services.ts'
import type { Env } from './configuration/env.ts'
import { createOwner } from './owner/create-owner.ts'
import type { CartOwnerPort } from './ports/cart-owner-port.ts'

type Name = keyof CartOwnerPort

const ofBag = ['run', 'write', 'remember', 'assign', 'addLines', 'moveLines', 'drop'] as const
const ofOrder = ['orderChanged', 'claimReport'] as const
const ofCodes = ['reserve', 'endLater', 'release'] as const
const ofSheet = ['open', 'repeat', 'reprice', 'contact', 'option', 'authorise', 'dismiss'] as const
const ofPayment = ['returned', 'report', 'giveUp', 'standing'] as const

/** The names of all methods of the port. If one is missing, the types are wrong. */
const allOf = <Given extends Name>(...names: Given[] & ([Name] extends [Given] ? unknown : never)) => names

/**
 * The owner of one cart (docs/adr/0011). Every write to the cart, its codes and its payments goes through its object,
 * one at a time.
 */
export class CartOwner extends DurableObject<Env> {
  readonly #owner = createOwner({
    storage: this.ctx.storage,
    env: this.env,
    createServices,
    waitUntil: (work) => this.ctx.waitUntil(work),
    requestId: this.ctx.id.toString().slice(0, 16),
  })

  // A stub calls methods of the prototype only.
  static {
    for (const name of allOf(...ofBag, ...ofOrder, ...ofCodes, ...ofSheet, ...ofPayment))
      Object.defineProperty(this.prototype, name, {
        value(this: CartOwner, ...ask: [never]) {
          return this.#owner[name](...ask)
        },
      })
  }

  override async alarm() {
    return this.#owner.alarm()
  }
}
