import type { PageServices } from '../../api/page-services.ts'

/** Page services of the US market for tests, with faked GET requests. `requestedUrls` lists their URLs. */
export function createGetPage(respond: (url: string) => Response): { services: PageServices; requestedUrls: string[] } {
  const requestedUrls: string[] = []
  const services: PageServices = {
    settings: { market: 'us', prefix: '/us', currency: 'USD', channelId: '1' },
    fetch: async (input, init) => {
      requestedUrls.push(String(input))
      // Every read has a timeout, so that a shopper never waits forever.
      if (!init?.signal) throw new Error('This read has no timeout.')
      return respond(String(input))
    },
    assign: () => undefined,
    onLeave: () => undefined,
  }
  return { services, requestedUrls }
}
