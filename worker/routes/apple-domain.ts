import { factory } from '../context/app-env.ts'
import { NotFoundError } from '#shared/errors.ts'
import { endpoints } from '#shared/routes.ts'

/** The file by which Apple checks that the shop may use Apple Pay on this host. Apple reads it again from time to time. */
export const appleDomain = factory.createApp().get(endpoints.appleDomain.path, (c) => {
  const file = c.get('configuration').appleDomainAssociation
  if (file === null) throw new NotFoundError('Apple Pay is not set up for this host.')
  return c.text(file)
})
