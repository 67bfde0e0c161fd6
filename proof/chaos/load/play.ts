import autocannon, { type AutocannonRequest } from 'autocannon'
import { journeys, type Step, type World } from './journeys.ts'
import type { Outcome } from './outcomes.ts'
import type { Random } from '#sandbox/catalogue/random.ts'

/** The visitor of a connection, who is replaced at the start of each journey. */
type Visitor = { address: string; cookies: Map<string, string>; sentAt: number }

export type Played = {
  outcomes: Outcome[]
  /** Connections that failed, including timeouts. */
  broken: number
  seconds: number
}

type PlayOptions = { origin: URL; world: World; random: Random; seconds: number; connections: number }

const timeoutSeconds = 30

/** Plays journeys on all connections at once; each connection sends its next request after the last response. */
export async function playJourneys({ origin, world, random, seconds, connections }: PlayOptions): Promise<Played> {
  const outcomes: Outcome[] = []
  let visitors = 0
  let connection = 0

  function toRequest(step: Step, isFirst: boolean): AutocannonRequest<Visitor> {
    return {
      setupRequest(request, context) {
        if (isFirst || !context.cookies) {
          // Each visitor has an address, because attempts are limited by address.
          visitors += 1
          context.address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
          context.cookies = new Map()
        }
        const cookie = [...context.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const form = step.form?.(world, random)
        context.sentAt = performance.now()
        return {
          ...request,
          method: form ? 'POST' : 'GET',
          path: step.path(world, random),
          headers: {
            accept: 'text/html',
            origin: origin.origin,
            'cf-connecting-ip': context.address ?? '',
            ...(cookie && { cookie }),
            ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(form && { body: new URLSearchParams(form).toString() }),
        }
      },
      onResponse(...[status, , context, headers]) {
        const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()]))
        for (const line of byName.get('set-cookie') ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          context.cookies?.set(name, value)
        }
        outcomes.push({
          route: step.route,
          milliseconds: performance.now() - (context.sentAt ?? 0),
          status,
          expected: step.status,
          cache: byName.get('x-cache')?.[0] ?? '',
        })
      },
    }
  }

  const { errors, duration } = await autocannon<Visitor>({
    url: origin.origin,
    connections,
    duration: seconds,
    timeout: timeoutSeconds,
    setupClient(client) {
      const start = (connection += 1) % journeys.length
      const rotated = [...journeys.slice(start), ...journeys.slice(0, start)]
      client.setRequests(rotated.flatMap((steps) => steps.map((step, index) => toRequest(step, index === 0))))
    },
  })
  return { outcomes, broken: errors, seconds: duration }
}
