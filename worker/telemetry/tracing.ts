import * as workers from 'cloudflare:workers'
import { awaitAtMost } from '../lib/await-at-most.ts'
import { noTracing, type Attributes, type Tracing } from './span.ts'

/** A span that has ended, for the operations page of the sandbox. */
export type EndedSpan = {
  name: string
  /** In epoch milliseconds, as the platform's clock has it: it moves only while a request waits. */
  startedAt: number
  milliseconds: number
  attributes: Attributes
}

type PlatformSpan = {
  /** False if the platform does not keep the spans of this request. */
  isTraced: boolean
  setAttribute(name: string, value: string | number | boolean): unknown
}
type PlatformTracing = { enterSpan<Result>(name: string, work: (span: PlatformSpan) => Result): Result }

const maxWaitMs = 10_000

/** The platform's tracing; `null` where the runtime does not have it. */
function platformTracing(): PlatformTracing | null {
  return 'tracing' in workers ? workers.tracing : null
}

/**
 * The spans of one incoming request, as spans of the platform if it samples the request. `attributes` are set on all of
 * them. `onEnd` gets each span that has ended.
 * https://developers.cloudflare.com/changelog/post/2026-06-16-custom-spans/
 */
export function createTracing({
  attributes,
  onEnd,
  platform = platformTracing(),
  now = Date.now,
}: {
  attributes: Attributes
  onEnd?: (span: EndedSpan) => void
  platform?: PlatformTracing | null
  now?: () => number
}): Tracing {
  if (!platform && !onEnd) return noTracing
  const shared = { ...attributes }
  const open = new Set<Promise<unknown>>()
  let isSampled = true
  return {
    span(name, own, work) {
      const startedAt = now()
      const known: Attributes = { ...shared, ...own }
      const run = async (platformSpan?: PlatformSpan) => {
        if (platformSpan) isSampled = platformSpan.isTraced
        const span = isSampled ? platformSpan : undefined
        const set = (key: string, value: string | number | boolean) => {
          known[key] = value
          span?.setAttribute(key, value)
        }
        if (span) for (const [key, value] of Object.entries(known)) span.setAttribute(key, value)
        try {
          return await work({ set })
        } catch (cause) {
          set('failed', true)
          throw cause
        } finally {
          onEnd?.({ name, startedAt, milliseconds: now() - startedAt, attributes: known })
        }
      }
      const running = platform && isSampled ? platform.enterSpan(name, run) : run()
      const ended = running.then(
        () => void open.delete(ended),
        () => void open.delete(ended),
      )
      open.add(ended)
      return running
    },
    add: (more) => void Object.assign(shared, more),
    async settled() {
      const deadline = now() + maxWaitMs
      while (open.size > 0 && now() < deadline)
        await awaitAtMost(Promise.all(open), Math.max(0, deadline - now()), undefined)
    },
  }
}
