import { factory } from '../app-env.ts'

const closed = ['/bag', '/checkout', '/checkout-identity', '/order-confirmation', '/search', '/api']

/** What crawlers may read. */
export const robots = factory.createApp().get('/robots.txt', (c) => {
  const lines = ['User-agent: *', ...['', '/us', '/eu'].flatMap((prefix) => closed.map((path) => `Disallow: ${prefix}${path}`))]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})
