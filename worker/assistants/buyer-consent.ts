import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import type { AssistantSession } from '../ports/assistant-session-port.ts'
import { buyerFields } from './buyer-contact.ts'
import type { Message } from './protocol.ts'
import * as messages from '#shared/messages/panels.ts'

/** The only marketing that the shop does is its newsletter, so the purpose has no segments. */
const purpose = 'dev.ucp.consent.marketing'

/** The buyer, and what the platform confirms. Purposes that the shop does not advertise are not read. */
export const BuyerSchema = v.optional(
  v.object({
    ...buyerFields,
    consent: v.optional(
      v.object({
        [purpose]: v.optional(v.object({ granted: v.boolean(), source: v.picklist(['business', 'platform']) })),
      }),
    ),
  }),
)

type Buyer = v.InferOutput<typeof BuyerSchema>

/** True if the extension `buyer_consent` is on: without e-mail marketing there is nothing to consent to. */
export function takesBuyerConsent({ configuration }: Pick<Visit, 'configuration'>): boolean {
  return configuration.marketing !== null
}

/** The session with what the buyer says of the newsletter, as the platform reports it. Without a word it stays. */
export function withConsent(session: AssistantSession, buyer: Buyer): AssistantSession {
  const stated = buyer?.consent?.[purpose]
  if (!stated) return session
  return { ...session, newsletter: stated.source === 'platform' ? stated.granted : undefined }
}

const confirmedByBuyer: Message = {
  type: 'info',
  code: 'consent_confirmed_by_buyer',
  content:
    'Nothing is sent yet. The page of continue_url leads the buyer to the newsletter, for which they sign up themselves.',
  path: '$.buyer.consent',
}

/** The consent that the shop offers, and its state: nothing is granted unless the buyer said so (D-451). */
export function toConsent({ newsletter }: AssistantSession) {
  return {
    buyer: {
      consent: {
        [purpose]: {
          granted: newsletter ?? false,
          source: newsletter === undefined ? 'business' : 'platform',
          description: messages.newsletter.description,
        },
      },
    },
    messages: newsletter ? [confirmedByBuyer] : [],
  }
}
