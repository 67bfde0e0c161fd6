import type { AnyPoint } from './data-points.ts'
import type { EndedSpan } from './tracing.ts'

const maxSpans = 200
const maxPoints = 40
const timeoutMs = 2000

/** Collects the spans and points of one request for the operations page of the sandbox. */
export type Recorder = {
  onEnd(span: EndedSpan): void
  onPoint(point: AnyPoint): void
  /** Sends what was collected. It never rejects: the page may be missing. */
  send(): Promise<void>
}

export function createRecorder({
  url,
  requestId,
  send = (input, init) => fetch(input, init),
}: {
  url: string
  requestId: string
  send?: (input: string, init: RequestInit) => Promise<Response>
}): Recorder {
  const spans: EndedSpan[] = []
  const points: AnyPoint[] = []
  return {
    onEnd: (span) => void (spans.length < maxSpans && spans.push(span)),
    onPoint: (point) => void (points.length < maxPoints && points.push(point)),
    async send() {
      try {
        const response = await send(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-control': 'storefront' },
          body: JSON.stringify({ requestId, spans, points }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
      } catch {
        // The sandbox is stopped, or is an older one.
      }
    },
  }
}
