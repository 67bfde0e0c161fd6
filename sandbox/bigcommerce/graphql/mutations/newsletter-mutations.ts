import * as v from 'valibot'
import { findSubscriber, insertSubscriber, updateSubscriber } from '../../customers/subscriber-store.ts'
import { businessError } from '../business-error.ts'
import type { StorefrontScope } from '../context.ts'

const newsletterConsent = 'marketing_newsletter'
const maxName = 255
const Email = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.maxLength(255))

type Subscriber = { email: string; firstName?: string | null; lastName?: string | null }

/** `Mutation.newsletter`. */
export function newsletterMutations({ env: { DB: db }, channel }: StorefrontScope) {
  return {
    subscribe: async ({ input: { email, firstName, lastName } }: { input: Subscriber }) => {
      if (!v.is(Email, email)) return failed('CreateSubscriberEmailInvalidError', 'The email address is not valid.')
      if ((firstName ?? '').length > maxName)
        return failed('CreateSubscriberFirstNameInvalidError', 'The first name is too long.')
      if ((lastName ?? '').length > maxName)
        return failed('CreateSubscriberLastNameInvalidError', 'The last name is too long.')
      const columns = {
        email: email.trim(),
        first_name: firstName ?? '',
        last_name: lastName ?? '',
        source: 'storefront',
        channel_id: channel.id,
        consents: JSON.stringify([newsletterConsent]),
      }
      if (await insertSubscriber(db, columns)) return { errors: [] }
      const subscriber = await findSubscriber(db, { email })
      if (!subscriber || subscriber.consents.includes(newsletterConsent))
        return failed('CreateSubscriberAlreadyExistsError', 'The email address is already subscribed.')
      await updateSubscriber(db, subscriber.id, {
        consents: JSON.stringify([...(JSON.parse(subscriber.consents) as string[]), newsletterConsent]),
      })
      return { errors: [] }
    },
    unsubscribe: async ({ input: { email } }: { input: { email: string } }) => {
      if (!v.is(Email, email)) return failed('RemoveSubscriberEmailInvalidError', 'The email address is not valid.')
      const subscriber = await findSubscriber(db, { email })
      if (subscriber)
        await updateSubscriber(db, subscriber.id, {
          consents: JSON.stringify(
            (JSON.parse(subscriber.consents) as string[]).filter((consent) => consent !== newsletterConsent),
          ),
        })
      return { errors: [] }
    },
  }
}

function failed(name: string, message: string) {
  return { errors: [businessError(name, message)] }
}
