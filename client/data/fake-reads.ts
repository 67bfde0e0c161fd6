import type { PageServices } from '../api/page-services.ts'

/** Page services of the US market for tests, with faked GET requests. `asked` lists their URLs. */
export function createGetPage(answer: (url: string) => Response): { services: PageServices; asked: string[] } {
  const asked: string[] = []
  const services: PageServices = {
    settings: { market: 'us', prefix: '/us', currency: 'USD', channelId: '1' },
    fetch: async (input, init) => {
      asked.push(String(input))
      // Every read has a deadline, so that a shopper never waits forever.
      if (!init?.signal) throw new Error('This read has no deadline.')
      return answer(String(input))
    },
    assign: () => undefined,
    onLeave: () => undefined,
  }
  return { services, asked }
}
