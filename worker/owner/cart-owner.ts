import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import type { CartOwnerPort } from '../ports/cart-owner-port.ts'
import { createServices } from '../services.ts'
import { storefront } from '../storefront.ts'
import { createOwner } from './create-owner.ts'

/** The request of a method. */
type Ask<Name extends keyof CartOwnerPort> = Parameters<CartOwnerPort[Name]>[0]

/**
 * The owner of one cart (docs/adr/0011). Every write to the cart, its codes and its payments goes through its object,
 * one at a time.
 */
export class CartOwner extends DurableObject<Env> implements CartOwnerPort {
  readonly #owner = createOwner({
    storage: this.ctx.storage,
    env: this.env,
    createServices,
    handle: async (request, env) =>
      storefront.fetch(request, env, {
        waitUntil: (work: Promise<unknown>) => this.ctx.waitUntil(work),
        passThroughOnException: () => undefined,
        props: {},
      }),
    waitUntil: (work) => this.ctx.waitUntil(work),
    requestId: this.ctx.id.toString().slice(0, 16),
  })

  override async fetch(request: Request) {
    return this.#owner.fetch(request)
  }

  async write(request: Ask<'write'>) {
    return this.#owner.write(request)
  }

  async remember(request: Ask<'remember'>) {
    return this.#owner.remember(request)
  }

  async assign(request: Ask<'assign'>) {
    return this.#owner.assign(request)
  }

  async addLines(request: Ask<'addLines'>) {
    return this.#owner.addLines(request)
  }

  async moveLines(request: Ask<'moveLines'>) {
    return this.#owner.moveLines(request)
  }

  async drop(request: Ask<'drop'>) {
    return this.#owner.drop(request)
  }

  async orderChanged(request: Ask<'orderChanged'>) {
    return this.#owner.orderChanged(request)
  }

  async reserve(request: Ask<'reserve'>) {
    return this.#owner.reserve(request)
  }

  async release(request: Ask<'release'>) {
    return this.#owner.release(request)
  }

  async open(request: Ask<'open'>) {
    return this.#owner.open(request)
  }

  async reprice(request: Ask<'reprice'>) {
    return this.#owner.reprice(request)
  }

  async contact(request: Ask<'contact'>) {
    return this.#owner.contact(request)
  }

  async option(request: Ask<'option'>) {
    return this.#owner.option(request)
  }

  async authorise(request: Ask<'authorise'>) {
    return this.#owner.authorise(request)
  }

  async returned(request: Ask<'returned'>) {
    return this.#owner.returned(request)
  }

  async report(request: Ask<'report'>) {
    return this.#owner.report(request)
  }

  async giveUp() {
    return this.#owner.giveUp()
  }

  async dismiss() {
    return this.#owner.dismiss()
  }

  async standing() {
    return this.#owner.standing()
  }

  override async alarm() {
    return this.#owner.alarm()
  }
}
