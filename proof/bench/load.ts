import { Agent, get } from 'node:http'
import { cpuOf, processOnPort } from './processes.ts'
import { shopperAgent } from '#scripts/lib/shopper-agent.ts'

export type PageResponse = { body: Buffer; cache: string }
export type Load = { cpuPerRequest: number; requestsPerSecond: number; requests: number }

const warmUp = 100
const batch = 50
const minCpuMs = 800
const maxRequests = 5000
const connections = 8

/**
 * Measures two things. First CPU per request of the serving process in milliseconds, with sequential requests on one
 * keep-alive connection, until enough CPU was used for an exact value. Then requests per second over several
 * connections.
 */
export async function measure(address: URL, check: (response: PageResponse) => void): Promise<Load> {
  const pid = processOnPort(Number(address.port))
  const single = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = async (agent: Agent) => check(await fetchPage(address, agent))
  for (let sent = 0; sent < warmUp; sent += 1) await request(single)

  const before = cpuOf(pid)
  let requests = 0
  do {
    for (let sent = 0; sent < batch; sent += 1) await request(single)
    requests += batch
  } while (cpuOf(pid) - before < minCpuMs && requests < maxRequests)
  const cpuPerRequest = (cpuOf(pid) - before) / requests
  single.destroy()

  const many = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let sent = 0; sent < requests / connections; sent += 1) await request(many)
    }),
  )
  const requestsPerSecond = (Math.ceil(requests / connections) * connections * 1000) / (performance.now() - started)
  many.destroy()
  return { cpuPerRequest, requestsPerSecond, requests }
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
