import type { Context } from 'hono'
import { manifest } from 'virtual:asset-manifest'
import type { Side } from '../../shared/paths.ts'
import { type AppEnv, factory } from '../app-env.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { featuresOf } from '../configuration/features.ts'
import { sideOfRequest } from '../pages/side-of-request.ts'

/** Sets the security headers of every response. Pages get a content security policy with the response's nonce. */
export const withSecurityHeaders = factory.createMiddleware(async function securityHeaders(c, next) {
  await next()
  c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  c.header('x-content-type-options', 'nosniff')
  // A page may set a stricter policy.
  if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin')
  c.header('cross-origin-opener-policy', 'same-origin')
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  const hasOwnPolicy = c.res.headers.has('content-security-policy')
  if (c.res.headers.get('content-type')?.startsWith('text/html') && !hasOwnPolicy) {
    c.header(
      'content-security-policy',
      contentSecurityPolicy(c.var.configuration, {
        nonce: c.var.nonce,
        allowedFrameAncestors: c.var.allowedFrameAncestors,
        guests: guestsOf(c),
        isPublic: sideOfRequest(c) === 'public',
      }),
    )
  }
})

type ResponsePolicy = {
  nonce: string
  allowedFrameAncestors: readonly string[]
  guests: readonly string[]
  isPublic: boolean
}

/** Addresses of the third-party scripts that may run on the requested page. */
function guestsOf(c: Context<AppEnv>): string[] {
  const { configuration, market } = c.var
  const wallet = market ? featuresOf(configuration, market).expressWalletScript : null
  const wallets = wallet ? [wallet] : []
  const bySide: Record<Side, string[]> = {
    public: [...Object.values(configuration.thirdPartyScripts), ...wallets],
    wallet: wallets,
    personal: [],
  }
  return bySide[sideOfRequest(c)]
}

/**
 * Scripts run only by nonce, and only `allowedFrameAncestors` may frame the page. The hosted checkout and the German
 * site are named because a form post may be redirected to them.
 */
export function contentSecurityPolicy(configuration: Configuration, answer: ResponsePolicy): string {
  const mediaOrigin = new URL(configuration.media.url).origin
  const checkoutHosts = configuration.checkoutHosts
    .map((host) => (isLocal(host) ? `http://${host}` : `https://${host}`))
    .join(' ')
  const germanySite = configuration.germanySiteUrl === null ? '' : ` ${new URL(configuration.germanySiteUrl).origin}`
  // Services whose widgets are in our pages; their scripts may run because ours load them.
  const guests = [...new Set(answer.guests.map((script) => ` ${new URL(script).origin}`))].join('')
  const { isDevelopment } = manifest
  return [
    "default-src 'self'",
    `script-src 'nonce-${answer.nonce}' 'strict-dynamic'`,
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : answer.isPublic && configuration.inlineHtmlIds.length > 0
        ? `style-src 'self' 'nonce-${answer.nonce}'`
        : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${mediaOrigin}${guests}`,
    `media-src 'self' ${mediaOrigin}${guests}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${guests}`,
    `frame-src 'self'${guests}`,
    `form-action 'self' ${checkoutHosts}${germanySite}`,
    `frame-ancestors ${answer.allowedFrameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
}
