import { helpUrl } from '../configuration/help-url.ts'
import { factory } from '../context/app-env.ts'
import { defaultMarket } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/** The file must say until when it holds; readers fetch it again long before. */
const validMs = 90 * 24 * 60 * 60_000

/** Tells who finds a weakness where to report it (RFC 9116). */
export const securityText = factory.createApp().get(endpoints.securityText.path, (c) => {
  const configuration = c.get('configuration')
  const { publicOrigin } = configuration
  const lines = [
    `Contact: ${helpUrl(configuration, defaultMarket)}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}${endpoints.securityText.path}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
})
