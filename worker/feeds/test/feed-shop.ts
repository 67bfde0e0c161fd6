import { env } from 'cloudflare:workers'
import { decodeXML } from 'entities'
import { createServices, type CreateServices } from '../../adapters/services.ts'
import type { Env } from '../../configuration/env.ts'
import { mapLazily } from '../../lib/lazily.ts'
import type { Ports } from '../../ports/ports.ts'
import { isolate } from '../../test/isolate.ts'
import { type BrokenPorts, openShop } from '../../test/shop.ts'
import { refreshFeeds } from '../refresh-feeds.ts'

/** The bucket of the tests. */
export const bucket = (env as unknown as { FEEDS: R2Bucket }).FEEDS

/** Empties the bucket, in which a feed of another file was found once although the bindings had been reset. */
export async function emptyBucket(): Promise<void> {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
}

export type Ticking = {
  broken?: BrokenPorts
  vars?: Partial<Record<string, string>>
  bindings?: Partial<Env>
  now?: () => number
  /** Calls that each read of products counts, besides its own. */
  callsOfRead?: number
}

/** One tick of the cron trigger. The ports are those of the sandbox, with the replaced methods. */
export async function tick({ broken = {}, vars = {}, bindings = {}, now, callsOfRead = 0 }: Ticking = {}) {
  const create: CreateServices = (options) => {
    const ports = createServices({ caches: isolate.caches, ...options })
    return mapLazily<Ports>(ports, (name) => {
      const methods = broken[name]
      const port = name in broken ? methods && { ...ports[name], ...methods } : ports[name]
      if (name !== 'catalogue' || callsOfRead === 0) return port
      const catalogue = port as Ports['catalogue']
      const productsFrom: typeof catalogue.productsFrom = (...given) => {
        for (let call = 0; call < callsOfRead; call += 1) options.timing?.call('commerce', 1, true)
        return catalogue.productsFrom(...given)
      }
      return { ...catalogue, productsFrom }
    })
  }
  const waiting: Promise<unknown>[] = []
  await refreshFeeds({
    env: { ...env, LOG_LEVEL: 'none', ...vars, ...bindings } as unknown as Env,
    createServices: create,
    waitUntil: (work) => void waiting.push(work),
    ...(now && { now }),
  })
  await Promise.all(waiting)
}

/** The items of a feed, by their ids; each with the texts of its attributes. A nested one is its XML. */
export function itemsOf(xml: string): Map<string, Record<string, string>> {
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g)].map(([, name = '', value = '']) => [name, decodeXML(value)]),
    ),
  )
  return new Map(items.map((item) => [item['id'] ?? '', item]))
}

export const feedOf = (name: string, options: Parameters<typeof openShop>[0] = {}, init: RequestInit = {}) =>
  openShop(options).get(`/feeds/${name}.xml`, init)
