import { chaosPages, type ChaosPage } from './pages.ts'
import type { Slowdown } from './slowdown.ts'
import type { Stage } from './stage.ts'
import type { Service } from './targets.ts'
import type { Random } from '#sandbox/catalogue/random.ts'

/** The visitors' requests and how they ended. */
export type Traffic = {
  /** The stage, which notes the faults. */
  stage: Stage
  outcomes: Map<string, number>
  unexpected: string[]
  /** The same, while other programs kept the computer busy, so that healthy calls may miss their timeouts. */
  busy: string[]
  count: () => number
  visit: (name: string, page: Visit) => Promise<void>
}
type Browser = Exclude<ChaosPage['visitor'], 'new customer'>
type Visit = Pick<ChaosPage, 'needs'> & { visitor: Browser; path: string; statuses: readonly number[] }

// After a fault, circuit breakers refuse calls for some seconds, and again if a probe fails on a closed connection.
const recoveryMs = 21_000
const hangMs = 10_000
const pauseMs = 20

export function openTraffic(stage: Stage, slowdown: Slowdown): Traffic {
  const endedAt = new Map<Service, number>()
  const running = new Set<Service>()
  const outcomes = new Map<string, number>()
  const unexpected: string[] = []
  const busy: string[] = []
  let requests = 0
  const noted: Stage = {
    ...stage,
    faults: {
      async set(service, fault) {
        running.add(service)
        await stage.faults.set(service, fault)
      },
      async lift() {
        await stage.faults.lift()
        for (const service of running) endedAt.set(service, Date.now())
        running.clear()
      },
    },
  }
  const isStruck = (service: Service, since: number) =>
    running.has(service) || (endedAt.get(service) ?? 0) > since - recoveryMs

  async function visit(name: string, { visitor, needs, path, statuses }: Visit): Promise<void> {
    const { jar } = { guest: stage.visitors.guest(), shopper: stage.shopper, buyer: stage.buyer }[visitor]
    const startedAt = Date.now()
    const response = await jar.get(path).catch(() => null)
    const ms = Date.now() - startedAt
    requests += 1
    const isExcused = needs.some((service) => isStruck(service, startedAt))
    const status = response?.status ?? 'no response'
    const outcome = `visit ${isExcused ? 'during or soon after a fault that it meets' : 'without such a fault'}: ${status}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    const isRight =
      response !== null && (statuses.includes(response.status) || (isExcused && [500, 503].includes(response.status)))
    if (!isRight || ms > hangMs)
      (slowdown.isBusySince(startedAt) ? busy : unexpected).push(
        `${name}: ${path.slice(0, 100)} ${status} after ${ms} ms`,
      )
  }

  return { stage: noted, outcomes, unexpected, busy, count: () => requests, visit }
}

/** One visitor: mostly pages of the table, sometimes an address that no one has requested before. */
export async function browse(traffic: Traffic, { until, random }: { until: number; random: Random }): Promise<void> {
  const pages = Object.entries(chaosPages)
  while (Date.now() < until) {
    if (random.chance(0.2)) await visitUnique(traffic, random)
    else {
      const [name, page] = random.pick(pages)
      const { visitor, needs, status } = page
      if (visitor === 'new customer') continue
      await traffic.visit(name, { visitor, needs, path: page.path(traffic.stage), statuses: [status] })
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function visitUnique(traffic: Traffic, random: Random): Promise<void> {
  const word = random.next().toString(36).slice(2)
  const visits: [string, Service[]][] = [
    [`/search?query=${word}`, ['constructor']],
    [`/browse/womens?page=${random.int(1, 3)}&x=${word}`, ['bigcommerce']],
    [`/browse/womens/${word}`, ['bigcommerce']],
    [`/${word}`, ['amplience']],
    [`/p/${random.int(1, 9_999_999)}/${word}/Red`, ['bigcommerce']],
    [`${traffic.stage.productPath}?utm_source=${word}`, ['bigcommerce']],
  ]
  const [path, needs] = random.pick(visits)
  return traffic.visit('unique address', { visitor: 'guest', needs, path, statuses: [200, 301, 404] })
}
