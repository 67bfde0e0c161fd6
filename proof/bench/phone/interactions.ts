import type { Locator, Page } from '@playwright/test'

/**
 * One interaction, timed as the browser reports it. `ms` is the time from the input to the next frame, in steps of 8
 * ms; the browser reports none below 16 ms, which counts as 16. `cause` names the longest part of it.
 */
export type Interaction = { step: string; ms: number; cause: string }

/** A tap on the first visible match of a selector, or a key that is pressed in the focused element. */
export type Step = { step: string; tap: string } | { step: string; key: string } | { open: 'home' | 'plp' | 'pdp' }

/** The longest time that the effects of an input take to arrive, such as a script or an answer of the Worker. */
const settleMs = 1200
/** Nobody taps in the frame in which the page stops scrolling. */
const aimMs = 300
const shortestMs = 16
/** The time for which a finger touches the screen. */
const touchMs = 80

/** In the page: keeps the timing of each event that belongs to an interaction, and of each long frame. */
export const watchInteractions = `
  window.timings = { events: [], frames: [] }
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, processingStart, processingEnd, interactionId } of list.getEntries())
      if (interactionId) timings.events.push({ name, startTime, duration, processingStart, processingEnd })
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries())
      timings.frames.push({
        startTime, duration, styleAndLayout: styleAndLayoutStart ? startTime + duration - styleAndLayoutStart : 0,
        scripts: scripts.map(({ invoker, sourceURL, duration }) => ({ invoker, sourceURL, duration })),
      })
  }).observe({ type: 'long-animation-frame' })`

type Timings = {
  events: { name: string; startTime: number; duration: number; processingStart: number; processingEnd: number }[]
  frames: {
    startTime: number
    duration: number
    styleAndLayout: number
    scripts: { invoker: string; sourceURL: string; duration: number }[]
  }[]
}

/** Plays one step and waits until its effects have arrived. @throws Error if there is nothing to tap */
export async function interact(page: Page, step: Exclude<Step, { open: string }>): Promise<Interaction> {
  const target = 'tap' in step ? page.locator(`${step.tap} >> visible=true`).first() : null
  await target?.scrollIntoViewIfNeeded({ timeout: 10_000 })
  await page.waitForTimeout(aimMs)
  await page.evaluate('timings.events.length = timings.frames.length = 0')
  if (target) await touch(page, target)
  else if ('key' in step) await page.keyboard.press(step.key)
  await page.waitForTimeout(settleMs)
  return toInteraction(step.step, await page.evaluate<Timings>('timings'))
}

/** Playwright's own `tap` lifts the finger in the moment in which it touches the screen. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true, timeout: 10_000 })
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing is shown of ${target}.`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** The slowest event of the interaction, with its cause. */
export function toInteraction(step: string, { events, frames }: Timings): Interaction {
  const slowest = events.toSorted((a, b) => b.duration - a.duration)[0]
  if (!slowest) return { step, ms: shortestMs, cause: 'none' }
  const { startTime, duration, processingStart, processingEnd, name } = slowest
  const end = startTime + duration
  const parts = {
    waiting: processingStart - startTime,
    handling: processingEnd - processingStart,
    drawing: end - processingEnd,
  }
  const frame = frames
    .filter((each) => each.startTime < end && each.startTime + each.duration > startTime)
    .toSorted((a, b) => b.duration - a.duration)[0]
  const script = frame?.scripts.toSorted((a, b) => b.duration - a.duration)[0]
  const times = Object.entries(parts).map(([part, ms]) => `${part} ${ms.toFixed(0)}`)
  const details = [
    frame && `style and layout ${frame.styleAndLayout.toFixed(0)}`,
    script && `${script.invoker} of ${fileOf(script.sourceURL)} ${script.duration.toFixed(0)}`,
  ].filter((detail) => detail !== undefined)
  return { step, ms: duration, cause: [`${name}: ${times.join(', ')}`, ...details].join('; ') }
}

/** A script's name without its hash. */
function fileOf(url: string): string {
  return (url.split('/').at(-1) ?? '').replace(/-[\w-]{7,8}\.js.*$/, '.js') || 'the document'
}
