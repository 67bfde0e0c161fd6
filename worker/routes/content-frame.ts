import type { Configuration } from '../configuration/configuration.ts'
import { factory } from '../context/app-env.ts'
import { inlineCall } from '../pages/ssr/inline-script.ts'
import { showContent } from '#client/inline/show-content.ts'
import { endpoints } from '#shared/routes.ts'

const cacheControl = 'public, max-age=3600'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Content</title><base target="_blank"><style>body{margin:0}</style><script>${inlineCall(showContent)}</script></head><body></body></html>`

/** The empty page in which raw HTML is shown. It has no origin, even if it is opened by itself (D-17). */
export const contentFrame = factory.createApp().get(endpoints.contentFrame.path, (c) =>
  c.body(page, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
    'content-security-policy': framePolicy(c.get('configuration')),
  }),
)

function framePolicy(configuration: Configuration): string {
  const mediaOrigins = configuration.media.origins.published.join(' ')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    `img-src https: data: ${mediaOrigins}`,
    `media-src https: ${mediaOrigins}`,
    'font-src https: data:',
    'connect-src https:',
    'frame-src https:',
    "form-action 'none'",
    "base-uri 'none'",
    // In a visualisation, the page that contains the frame is itself framed by the content service's app.
    ["frame-ancestors 'self'", ...configuration.preview.frameAncestors].join(' '),
  ].join('; ')
}
