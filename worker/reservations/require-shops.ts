import { featuresOf } from '../configuration/features.ts'
import type { Services } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import { NotFoundError } from '#shared/errors.ts'

type Needed = { [Name in 'shops' | 'marketing']: NonNullable<Services[Name]> }

/** What a reservation needs. @throws NotFoundError if nothing can be reserved in the shops of the market */
export function requireShops({ services, configuration, market }: Visit): Needed {
  const { shops, marketing } = services
  if (!shops || !marketing || !featuresOf(configuration, market).hasReservations)
    throw new NotFoundError('Nothing can be reserved in shops of this market.')
  return { shops, marketing }
}
