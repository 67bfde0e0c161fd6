import { request } from '../model/http.ts'
import type { ChaosFault, Service } from './targets.ts'

const headers = { 'x-control': 'chaos', 'content-type': 'application/json' }

/** The fault switches of a sandbox. */
export function openFaults(sandbox: URL) {
  const control = new URL('/control/faults', sandbox)
  return {
    /** Makes every call of the service fail until the faults are lifted. */
    async set(service: Service, { settings }: ChaosFault): Promise<void> {
      const { status, body } = await request(control, {
        method: 'POST',
        headers,
        body: JSON.stringify({ service, ...settings }),
      })
      if (status !== 201) throw new Error(`The sandbox refused the fault: ${body}`)
    },
    async lift(): Promise<void> {
      const { status } = await request(control, { method: 'DELETE', headers })
      if (status !== 204) throw new Error(`The sandbox did not lift the faults: status ${status}`)
    },
  }
}

export type Faults = ReturnType<typeof openFaults>
