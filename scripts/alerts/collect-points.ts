import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { AnyPoint } from '#worker/telemetry/data-points.ts'

export type PointCollector = {
  /** For the setting `OPERATIONS_PAGE_URL`. */
  url: string
  /** The points of the requests that `run` makes. */
  during(run: () => Promise<void>): Promise<AnyPoint[]>
  stop(): Promise<void>
}

/** A point is sent after the response. */
const lateMs = 1500

/** Takes the copies of data points that a storefront sends for the operations page of the sandbox. */
export async function createPointCollector(): Promise<PointCollector> {
  let points: AnyPoint[] = []
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      points.push(...(sent as { points: AnyPoint[] }).points)
      return response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async during(run) {
      points = []
      await run()
      await new Promise((resolve) => setTimeout(resolve, lateMs))
      return points
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
