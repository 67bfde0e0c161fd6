import type { Context } from 'hono'
import { manifest } from 'virtual:asset-manifest'
import type { Configuration } from '../configuration/configuration.ts'
import { isLocalHost } from '../configuration/setting-schemas.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { isReading } from '../http/is-reading.ts'
import { keepCampaign } from '../http/keep-query.ts'
import { sideOfRequest } from '../pages/side-of-request.ts'
import { storeChoice } from './arrival.ts'
import { setHeaders } from './set-headers.ts'
import { type MarketCode, markets } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { oncePerText } from '#shared/once-per-text.ts'
import type { Side } from '#shared/paths.ts'
import { endpoints } from '#shared/routes.ts'
import { type HostKind, scriptsOn, vendorHosts } from '#shared/third-parties.ts'

const reportGroup = 'browser'
/** The place of the response's nonce in a policy. */
const nonceMark = '{nonce}'

/**
 * Sets the headers that every response has, also that of the health check and of refused addresses, those that depend
 * on the configuration, once there is one, and the choice of a visitor who has arrived. A page gets a content security
 * policy with the response's nonce.
 */
export const withResponseHeaders = factory.createMiddleware(async function responseHeaders(c, next) {
  await next()
  if (c.get('hasArrived')) storeChoice(c)
  const { headers } = c.res
  setHeaders(c, {
    ...(!isServedLocallyWithTls(c) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // A page may set a stricter policy.
    'referrer-policy': headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin',
    ...(!isCacheable(c) && { 'cache-control': 'private, no-store' }),
    // Pages that are public otherwise show drafts here.
    ...(c.get('preview') && { 'x-robots-tag': 'noindex' }),
    ...campaignHeaders(c),
    ...(c.get('configuration') && securityHeaders(c)),
  })
})

/** A browser would ask every program on this computer for TLS from then on. */
function isServedLocallyWithTls(c: Context<AppEnv>): boolean {
  const configuration = c.get('configuration')
  const origin = new URL(configuration?.publicOrigin ?? 'http://localhost')
  return origin.protocol === 'https:' && isLocalHost(origin.hostname)
}

/**
 * Every response is `private, no-store`, unless the path table marks the path as public and the handler sets how long
 * the response may be cached. Redirects, errors, previews and responses that set a cookie are never cached.
 */
function isCacheable(c: Context<AppEnv>): boolean {
  return (
    c.get('row').access === 'public' &&
    !c.get('preview') &&
    c.res.ok &&
    c.res.headers.get('cache-control')?.startsWith('public') === true &&
    !c.res.headers.has('set-cookie')
  )
}

/** A redirect to another page of the shop keeps the values by which a campaign is measured. */
function campaignHeaders(c: Context<AppEnv>): { location?: string } {
  const location = c.res.headers.get('location')
  if (location === null || !location.startsWith('/') || !isReading(c.req.method)) return {}
  return { location: keepCampaign(location, c.req.url) }
}

function securityHeaders(c: Context<AppEnv>): Record<string, string> {
  const { configuration, market } = c.get('visit')
  const nonce = c.get('nonce')
  const allowedFrameAncestors = c.get('allowedFrameAncestors')
  const isStaged = c.get('isStaged')
  const { headers } = c.res
  const needsPolicy = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  const key = JSON.stringify({ market: market?.code, side: sideOfRequest(c), allowedFrameAncestors, isStaged })
  const { policy, ...others } = headersOf(configuration)(key)
  return {
    ...others,
    ...(needsPolicy && {
      'reporting-endpoints': `${reportGroup}="${endpoints.browserReports.path}"`,
      'content-security-policy': policy.replaceAll(nonceMark, nonce),
    }),
  }
}

type ResponseKind = {
  market?: MarketCode
  side: Side
  allowedFrameAncestors: readonly string[]
  isStaged: boolean
}

/** The headers of each kind of response, which is given as JSON. There are few kinds. */
const headersOf = oncePerObject((configuration: Configuration) =>
  oncePerText((key) => {
    const kind = JSON.parse(key) as ResponseKind
    // The third-party scripts that may run on the requested page, or on a page that is swapped into it.
    const thirdParties = scriptsOn(scriptsOfMarket(configuration, kind.market && markets[kind.market]), kind)
    const hasGooglePay = thirdParties.some(([name]) => name === 'google-pay')
    const payers = hasGooglePay ? '(self "https://pay.google.com")' : '(self)'
    return {
      // Google Pay's sheet is a frame or a window of its own, which talks to the page that opened it.
      'cross-origin-opener-policy': hasGooglePay ? 'same-origin-allow-popups' : 'same-origin',
      'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=${payers}`,
      policy: contentSecurityPolicy(configuration, { ...kind, thirdParties }),
    }
  }),
)

type ThirdParties = ReturnType<typeof scriptsOn>

/**
 * Scripts run only by nonce, and only `allowedFrameAncestors` may frame the page. The hosted checkout, the markets' own
 * hosts and the German site are named because a form post may be redirected to them. Only a preview may load media of
 * staging hosts.
 */
function contentSecurityPolicy(
  configuration: Configuration,
  { thirdParties: scriptsOfPage, ...kind }: ResponseKind & { thirdParties: ThirdParties },
): string {
  const mediaOrigins = configuration.media.origins[kind.isStaged ? 'preview' : 'published'].join(' ')
  const { protocol: scheme } = new URL(configuration.publicOrigin)
  const checkoutHosts = configuration.checkoutHosts
    .map((host) => (isLocalHost(host.split(':')[0] ?? '') ? `${scheme}//${host}` : `https://${host}`))
    .join(' ')
  const germanySite = configuration.germanySiteUrl === null ? '' : ` ${new URL(configuration.germanySiteUrl).origin}`
  const origins = new Set(Object.values(configuration.sites).map(({ origin }) => origin))
  const marketSites = origins.size === 1 ? '' : ` ${[...origins].join(' ')}`
  // Third-party scripts may run because ours load them; their requests are listed by kind.
  const scripts = scriptsOfPage.map(([name, script]) => ({ name, origin: new URL(script).origin }))
  const thirdParties = (of: HostKind) =>
    [...new Set(scripts.flatMap(({ name, origin }) => [origin, ...vendorHosts(name, of)]))]
      .map((host) => ` ${host}`)
      .join('')
  const { isDevelopment } = manifest
  // Raw HTML, the consent service and Google Pay write `<style>` elements.
  const hasInlineStyles =
    (kind.side === 'public' && configuration.inlineHtmlIds.length > 0) ||
    scripts.some(({ name }) => name === 'consent' || name === 'google-pay')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonceMark}' 'strict-dynamic'`,
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self'${hasInlineStyles ? ` 'nonce-${nonceMark}'` : ''}${thirdParties('style')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${mediaOrigins}${thirdParties('img')}`,
    `media-src 'self' ${mediaOrigins}${thirdParties('img')}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${thirdParties('connect')}`,
    `frame-src 'self'${thirdParties('frame')}`,
    `form-action 'self' ${checkoutHosts}${marketSites}${germanySite}`,
    `frame-ancestors ${kind.allowedFrameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `report-to ${reportGroup}`,
  ].join('; ')
}
