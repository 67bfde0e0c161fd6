import { Agent, get } from 'node:http'
import { cpuOf, processOnPort } from '#scripts/lib/processes.ts'
import { shopperAgent } from '#scripts/lib/shopper-agent.ts'

export type PageResponse = { body: Buffer; cache: string }

/** A page of a server in a process of its own. */
export type Target = {
  /** Sends requests over keep-alive connections, by default one after the other over one. */
  send: (requests: number, connections?: number) => Promise<void>
  /** CPU of the serving process until now, in milliseconds. */
  cpu: () => number
}

/** `check` may throw, to reject a response that must not be measured. */
export function targetAt(address: URL, check: (response: PageResponse) => void = () => {}): Target {
  const pid = processOnPort(Number(address.port))
  return {
    async send(requests, connections = 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: connections })
      const sendShare = async () => {
        for (let sent = 0; sent < requests / connections; sent += 1) check(await fetchPage(address, agent))
      }
      await Promise.all(Array.from({ length: connections }, sendShare)).finally(() => agent.destroy())
    },
    cpu: () => cpuOf(pid),
  }
}

export function fetchPage(address: URL, agent?: Agent): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      ...(agent && { agent }),
      headers: { accept: 'text/html', 'user-agent': shopperAgent },
    }
    const request = get(address, { family: 4, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve({ body, cache: String(response.headers['x-cache'] ?? '') })
        else reject(new Error(`${address} responded with ${response.statusCode}: ${body.toString().slice(0, 300)}`))
      })
    })
    request.on('error', reject)
  })
}
