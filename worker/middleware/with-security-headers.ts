import { manifest } from 'virtual:asset-manifest'
import type { Configuration } from '../configuration/configuration.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import { factory } from '../context/app-env.ts'
import { setHeaders } from '../context/set-headers.ts'
import { sideOfRequest } from '../pages/side-of-request.ts'
import { endpoints } from '#shared/routes.ts'
import { type HostKind, scriptsOn, vendorHosts } from '#shared/third-parties.ts'

const reportGroup = 'browser'

/**
 * Sets the security headers that depend on the configuration. Pages get a content security policy with the response's
 * nonce.
 */
export const withSecurityHeaders = factory.createMiddleware(async function securityHeaders(c, next) {
  await next()
  const { configuration, market, nonce, allowedFrameAncestors, isStaged } = c.var
  const side = sideOfRequest(c)
  // The third-party scripts that may run on the requested page, or on a page that is swapped into it.
  const thirdParties = scriptsOn(scriptsOfMarket(configuration, market), { side })
  const hasGooglePay = thirdParties.some(([name]) => name === 'google-pay')
  const payers = hasGooglePay ? '(self "https://pay.google.com")' : '(self)'
  const { headers } = c.res
  const needsPolicy = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  const isPublic = side === 'public'
  setHeaders(c, {
    // Google Pay's sheet is a frame or a window of its own, which talks to the page that opened it.
    'cross-origin-opener-policy': hasGooglePay ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=${payers}`,
    ...(needsPolicy && {
      'reporting-endpoints': `${reportGroup}="${endpoints.browserReports.path}"`,
      'content-security-policy': contentSecurityPolicy(configuration, {
        nonce,
        allowedFrameAncestors,
        thirdParties,
        isStaged,
        isPublic,
      }),
    }),
  })
})

type ThirdParties = ReturnType<typeof scriptsOn>

type ResponsePolicy = {
  nonce: string
  allowedFrameAncestors: readonly string[]
  thirdParties: ThirdParties
  isStaged: boolean
  isPublic: boolean
}

/**
 * Scripts run only by nonce, and only `allowedFrameAncestors` may frame the page. The hosted checkout, the markets' own
 * hosts and the German site are named because a form post may be redirected to them. Only a preview may load media of
 * staging hosts.
 */
export function contentSecurityPolicy(configuration: Configuration, policy: ResponsePolicy): string {
  const mediaOrigins = configuration.media.origins[policy.isStaged ? 'preview' : 'published'].join(' ')
  const checkoutHosts = configuration.checkoutHosts
    .map((host) => (isLocal(host) ? `http://${host}` : `https://${host}`))
    .join(' ')
  const germanySite = configuration.germanySiteUrl === null ? '' : ` ${new URL(configuration.germanySiteUrl).origin}`
  const origins = new Set(Object.values(configuration.sites).map(({ origin }) => origin))
  const marketSites = origins.size === 1 ? '' : ` ${[...origins].join(' ')}`
  // Third-party scripts may run because ours load them; their requests are listed by kind.
  const scripts = policy.thirdParties.map(([name, script]) => ({ name, origin: new URL(script).origin }))
  const thirdParties = (kind: HostKind) =>
    [...new Set(scripts.flatMap(({ name, origin }) => [origin, ...vendorHosts(name, kind)]))]
      .map((host) => ` ${host}`)
      .join('')
  const { isDevelopment } = manifest
  // Raw HTML, the consent service and Google Pay write `<style>` elements.
  const hasInlineStyles =
    (policy.isPublic && configuration.inlineHtmlIds.length > 0) ||
    scripts.some(({ name }) => name === 'consent' || name === 'google-pay')
  return [
    "default-src 'self'",
    `script-src 'nonce-${policy.nonce}' 'strict-dynamic'`,
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self'${hasInlineStyles ? ` 'nonce-${policy.nonce}'` : ''}${thirdParties('style')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${mediaOrigins}${thirdParties('img')}`,
    `media-src 'self' ${mediaOrigins}${thirdParties('img')}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${thirdParties('connect')}`,
    `frame-src 'self'${thirdParties('frame')}`,
    `form-action 'self' ${checkoutHosts}${marketSites}${germanySite}`,
    `frame-ancestors ${policy.allowedFrameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `report-to ${reportGroup}`,
  ].join('; ')
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
}
