import type { Browser } from '@playwright/test'
import * as v from 'valibot'
import { phone } from '../lib/phone.ts'

const ArgumentsSchema = v.object({
  data: v.optional(v.object({ url: v.optional(v.string()), frame: v.optional(v.string()) })),
  beginData: v.optional(
    v.object({
      frame: v.optional(v.string()),
      dirtyObjects: v.optional(v.number(), 0),
      totalObjects: v.optional(v.number(), 0),
    }),
  ),
  elementCount: v.optional(v.number(), 0),
})
const EventSchema = v.object({
  name: v.string(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(ArgumentsSchema, {}),
})
type TraceEvent = v.InferOutput<typeof EventSchema>

const workNames = ['UpdateLayoutTree', 'Layout']
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const scriptNames = ['EvaluateScript', 'FunctionCall', 'v8.evaluateModule']

/**
 * Work of a browser for one document, without the documents within its pictures. `styled`: elements whose style was
 * computed, each time that it was. `laidOut`: boxes that were laid out, each time. `objects`: boxes of the largest
 * layout. `passes`: how often it computed styles or a layout. `paints`: how often it painted. `tiles`: parts of the
 * page that it drew as pixels. `executed`: characters of the functions and branches of scripts that ran, before
 * compression. `forced`: the scripts that made the browser compute styles or a layout while they ran.
 */
export type Work = {
  styled: number
  laidOut: number
  objects: number
  passes: number
  paints: number
  tiles: number
  executed: number
  forced: string[]
}

/** Counts the work of a phone that visits a page cold, until the page has requested nothing for half a second. */
export async function traceWork(browser: Browser, address: URL): Promise<Work> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    // Starts the process of the shop's pages: Chromium waits five seconds for a trace if one starts or ends during it.
    await page.goto(new URL('/robots.txt', address).href)
    const session = await context.newCDPSession(page)
    const { frameTree } = await session.send('Page.getFrameTree')
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await browser.startTracing(page, { categories })
    await page.goto(address.href, { waitUntil: 'networkidle' })
    const trace = JSON.parse((await browser.stopTracing()).toString())
    return { ...workOf(trace, frameTree.frame.id), executed: executedOf(await page.coverage.stopJSCoverage()) }
  } finally {
    await context.close()
  }
}

/** Reads the work in a frame from a trace of Chromium. @throws Error if there is none */
export function workOf(
  { traceEvents }: { traceEvents: readonly { name: string }[] },
  frame: string,
): Omit<Work, 'executed'> {
  const eventsOf = (names: readonly string[]) =>
    traceEvents.filter(({ name }) => names.includes(name)).map((event) => v.parse(EventSchema, event))
  const scripts = eventsOf(scriptNames)
  const own = eventsOf(workNames).filter(({ args }) => args.beginData?.frame === frame)
  if (own.length === 0) throw new Error(`The trace has no work in the frame ${frame}.`)
  const styles = own.filter(({ name }) => name === 'UpdateLayoutTree')
  const layouts = own.filter(({ name }) => name === 'Layout').map(({ args }) => args.beginData)
  return {
    styled: sum(styles.map(({ args }) => args.elementCount)),
    laidOut: sum(layouts.map((layout) => layout?.dirtyObjects ?? 0)),
    objects: Math.max(0, ...layouts.map((layout) => layout?.totalObjects ?? 0)),
    passes: own.length,
    paints: eventsOf(['Paint']).filter(({ args }) => args.data?.frame === frame).length,
    tiles: eventsOf(['RasterTask']).length,
    forced: own.flatMap((event) => scripts.findLast((script) => contains(script, event)) ?? []).map(nameOf),
  }
}

type Coverage = { source?: string; functions: readonly { ranges: readonly Range[] }[] }
type Range = { startOffset: number; endOffset: number; count: number }

/** The characters that ran. A range within another one says more about its part. */
export function executedOf(scripts: readonly Coverage[]): number {
  return sum(
    scripts.map(({ source = '', functions }) => {
      const hasRun = new Uint8Array(source.length)
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
        hasRun.fill(Math.min(count, 1), startOffset, endOffset)
      return sum([...hasRun])
    }),
  )
}

function contains(outer: TraceEvent, inner: TraceEvent): boolean {
  return outer.pid === inner.pid && outer.tid === inner.tid && outer.ts <= inner.ts && inner.ts < outer.ts + outer.dur
}

function nameOf({ args }: TraceEvent): string {
  return args.data?.url?.split('/').at(-1) ?? 'a script'
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
