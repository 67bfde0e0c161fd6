import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Download = { address: string; out: string; fetch?: typeof globalThis.fetch }

/**
 * Writes a product feed to a file, and returns the number of its items. The file is there only when the feed is whole.
 *
 * @throws Error if the shop has no such feed, or cuts it short
 */
export async function downloadFeed({ address, out, fetch = globalThis.fetch }: Download): Promise<number> {
  const response = await fetch(address)
  if (!response.ok || !response.body) {
    const after = response.headers.get('retry-after')
    throw new Error(
      `${address} responded with ${response.status}.${after === null ? '' : ` Try again in ${after} seconds.`}`,
    )
  }
  const part = `${out}.part`
  try {
    // The length of the response is checked: a feed that is cut short fails here.
    await pipeline(Readable.fromWeb(response.body), createWriteStream(part))
    await rename(part, out)
  } catch (cause) {
    await rm(part, { force: true })
    throw new Error(`${address} was cut short.`, { cause })
  }
  return Number(response.headers.get('x-feed-items') ?? 0)
}
