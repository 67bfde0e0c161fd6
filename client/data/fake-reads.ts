import type { PageServices } from '../api/page-services.ts'

/** Services of a page in the US market whose GET requests a test answers; `asked` are their addresses. */
export function createGetPage(answer: (url: string) => Response): { services: PageServices; asked: string[] } {
  const asked: string[] = []
  const services: PageServices = {
    settings: { market: 'us', prefix: '/us', currency: 'USD', channelId: '1' },
    fetch: async (input, init) => {
      asked.push(String(input))
      // Every read ends by itself: a shopper must not wait forever.
      if (!init?.signal) throw new Error('This read has no deadline.')
      return answer(String(input))
    },
    assign: () => undefined,
    onLeave: () => undefined,
  }
  return { services, asked }
}
