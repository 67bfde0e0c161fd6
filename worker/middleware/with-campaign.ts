import { factory } from '../context/app-env.ts'
import { isReading } from '../http/is-reading.ts'
import { keepCampaign } from '../http/keep-query.ts'

/** A redirect to another page of the shop keeps the values by which a campaign is measured. */
export const withCampaign = factory.createMiddleware(async function campaign(c, next) {
  await next()
  const location = c.res.headers.get('location')
  if (location === null || !location.startsWith('/') || !isReading(c.req.method)) return
  const target = keepCampaign(location, c.req.url)
  if (target !== location) c.res.headers.set('location', target)
})
