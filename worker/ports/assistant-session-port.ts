import type { DeliveryEstimate, EstimateRefusal } from '#shared/domain/delivery-estimate.ts'
import type { FullContact } from '#shared/domain/wallet-contact.ts'
import type { Language } from '#shared/languages.ts'
import type { MarketCode } from '#shared/markets.ts'

/**
 * Where an assistant says that its checkout goes, and what delivery costs there. Of an address, only the country and
 * the postcode are kept. `id` is the platform's own name of the destination.
 */
export type AssistantDelivery = {
  destination: { id: string; country: string; postcode: string }
  /** The estimate, or why there is none. */
  quote: { estimate: DeliveryEstimate; until: number } | { refusal: EstimateRefusal }
  optionId: string | null
}

/**
 * A payment that was begun for the cart. `content` is what the checkout showed then, because the cart is gone once it
 * is paid. `orderId` is known once the payment was authorised.
 */
export type AssistantPayment = { cartId: string; content: object; orderId: number | null }

/** What the shop keeps of an assistant's cart between two requests. */
export type AssistantSession = {
  marketCode: MarketCode
  language: Language
  /** The name of the platform that made it (`worker/assistants/agent-name.ts`). */
  agent?: string
  /** As those of a browser: they name the cart and its codes. */
  cookies: Record<string, string>
  /** False if it was made as a checkout, which has no cart of the protocol. */
  hasCart: boolean
  /** Counts the checkouts of the cart. An earlier one was cancelled. */
  checkout: { number: number; isOpen: boolean }
  /** Absent if the platform has named no destination. */
  delivery?: AssistantDelivery | undefined
  /** Who pays and gets the parcel. It is forgotten after the payment, and at `until` (epoch milliseconds). */
  contact?: { of: FullContact; until: number } | undefined
  /** The total, in minor units, that the last change of the checkout showed. Only this amount is charged. */
  shownTotal?: number | undefined
  payment?: AssistantPayment | undefined
  /** If the buyer wants the newsletter, as the platform says. Absent if it says nothing. */
  newsletter?: boolean | undefined
  /** When it expires, in epoch milliseconds. */
  until: number
}

/** The response to a request that may be repeated. */
export type AssistantResponse = { body: string; isCreated: boolean }

/**
 * `key` is the platform's name for the request, which its repetitions share, and `digest` the hash of its content.
 * `isNew`: the request makes the session.
 */
export type SessionRequest = { key: string | null; digest: string; isNew: boolean }

/**
 * `begun`: the request has the session until its end. `repeated`: the response that its first try got. `mismatched`:
 * the key belongs to a request with other content. `busy`: another request has the session. `full`: it has had too many
 * changes. `gone`: there is no session.
 */
export type BegunRequest =
  | { status: 'begun'; lease: string; session: AssistantSession | null }
  | { status: 'repeated'; response: AssistantResponse }
  | { status: 'mismatched' | 'busy' | 'full' | 'gone' }

/** The object of an assistant's cart. One request at a time changes it. */
export interface AssistantSessionPort {
  read(): Promise<AssistantSession | null>
  begin(request: SessionRequest): Promise<BegunRequest>
  /** Stores the session before the end of a request, which then gets a whole lease of time. False if it has ended. */
  save(request: { lease: string; session: AssistantSession }): Promise<boolean>
  /** Ends a request with its response. Without a session the object forgets the cart. False if the lease has ended. */
  end(request: {
    lease: string
    session: AssistantSession | null
    key: string | null
    digest: string
    response: AssistantResponse
  }): Promise<boolean>
  /** Ends a request that has failed. The session stays as it was. */
  release(request: { lease: string }): Promise<void>
}
