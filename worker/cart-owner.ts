import { DurableObject } from 'cloudflare:workers'
import { createServices } from './adapters/services.ts'
import type { Env } from './configuration/env.ts'
import type { Ask } from './objects/caller.ts'
import { createOwner } from './owner/create-owner.ts'
import type { CartOwnerPort } from './ports/cart-owner-port.ts'
import { storefront } from './storefront.ts'

type AskFor<Name extends keyof CartOwnerPort> = Ask<CartOwnerPort[Name]>

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

  async write(...ask: AskFor<'write'>) {
    return this.#owner.write(...ask)
  }

  async remember(...ask: AskFor<'remember'>) {
    return this.#owner.remember(...ask)
  }

  async assign(...ask: AskFor<'assign'>) {
    return this.#owner.assign(...ask)
  }

  async addLines(...ask: AskFor<'addLines'>) {
    return this.#owner.addLines(...ask)
  }

  async moveLines(...ask: AskFor<'moveLines'>) {
    return this.#owner.moveLines(...ask)
  }

  async drop(...ask: AskFor<'drop'>) {
    return this.#owner.drop(...ask)
  }

  async orderChanged(...ask: AskFor<'orderChanged'>) {
    return this.#owner.orderChanged(...ask)
  }

  async claimReport(...ask: AskFor<'claimReport'>) {
    return this.#owner.claimReport(...ask)
  }

  async reserve(...ask: AskFor<'reserve'>) {
    return this.#owner.reserve(...ask)
  }

  async release(...ask: AskFor<'release'>) {
    return this.#owner.release(...ask)
  }

  async open(...ask: AskFor<'open'>) {
    return this.#owner.open(...ask)
  }

  async reprice(...ask: AskFor<'reprice'>) {
    return this.#owner.reprice(...ask)
  }

  async contact(...ask: AskFor<'contact'>) {
    return this.#owner.contact(...ask)
  }

  async option(...ask: AskFor<'option'>) {
    return this.#owner.option(...ask)
  }

  async authorise(...ask: AskFor<'authorise'>) {
    return this.#owner.authorise(...ask)
  }

  async returned(...ask: AskFor<'returned'>) {
    return this.#owner.returned(...ask)
  }

  async report(...ask: AskFor<'report'>) {
    return this.#owner.report(...ask)
  }

  async giveUp(...ask: AskFor<'giveUp'>) {
    return this.#owner.giveUp(...ask)
  }

  async dismiss(...ask: AskFor<'dismiss'>) {
    return this.#owner.dismiss(...ask)
  }

  async standing(...ask: AskFor<'standing'>) {
    return this.#owner.standing(...ask)
  }

  override async alarm() {
    return this.#owner.alarm()
  }
}
