import { manifest } from 'virtual:asset-manifest'
import type { Configuration } from '../configuration/configuration.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import { factory } from '../context/app-env.ts'
import { setHeaders } from '../context/set-headers.ts'
import { sideOfRequest } from '../pages/side-of-request.ts'
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
 * Sets the security headers that depend on the configuration. Pages get a content security policy with the response's
 * nonce.
 */
export const withSecurityHeaders = factory.createMiddleware(async function securityHeaders(c, next) {
  await next()
  const { configuration, market, nonce, allowedFrameAncestors, isStaged } = c.var
  const { headers } = c.res
  const needsPolicy = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  const key = JSON.stringify({ market: market?.code, side: sideOfRequest(c), allowedFrameAncestors, isStaged })
  const { policy, ...others } = headersOf(configuration)(key)
  setHeaders(c, {
    ...others,
    ...(needsPolicy && {
      'reporting-endpoints': `${reportGroup}="${endpoints.browserReports.path}"`,
      'content-security-policy': policy.replaceAll(nonceMark, nonce),
    }),
  })
})

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
  const checkoutHosts = configuration.checkoutHosts
    .map((host) => (isLocal(host) ? `http://${host}` : `https://${host}`))
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

function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
}
