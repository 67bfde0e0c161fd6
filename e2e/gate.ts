import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Stands before a service and hands requests on, except those whose address holds a text that a test has named:
 * they wait until the test lets go. `POST /hold/{text}`, `POST /release/{text}`, and `GET /held/{text}`: how many wait.
 */
export async function startGate(port: number, service: URL): Promise<{ stop: () => Promise<void> }> {
  const held = new Map<string, (() => void)[]>()
  const server = createServer((request, response) => {
    const [, command, text = ''] = /^\/(hold|release|held)\/(.+)$/.exec(request.url ?? '') ?? []
    if (command) return void answer(command, decodeURIComponent(text), response)
    const key = [...held.keys()].find((candidate) => request.url?.includes(candidate))
    const waiters = key === undefined ? undefined : held.get(key)
    if (waiters) waiters.push(() => void forward(service, request, response))
    else void forward(service, request, response)
  })
  const answer = (command: string, text: string, response: ServerResponse) => {
    if (command === 'hold') held.set(text, [])
    const count = held.get(text)?.length ?? 0
    if (command === 'release') {
      for (const go of held.get(text) ?? []) go()
      held.delete(text)
    }
    response.end(String(count))
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function forward(service: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // A connection that is kept may be closed over there while the next call is on its way.
    const answer = await fetch(new URL(request.url ?? '/', service), { headers: { connection: 'close' } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(new Uint8Array(await answer.arrayBuffer()))
  } catch {
    response.writeHead(502).end()
  }
}
