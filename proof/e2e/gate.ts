import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * A proxy in front of a service. It forwards requests, except those whose URL or body contains every part (separated by
 * `&&`) of a text that a test has named: these are held until the test releases them. `POST /hold/{text}`, `POST
 * /release/{text}`, and `GET /held/{text}`: the number of held requests.
 */
export async function startGate(port: number, service: URL): Promise<{ stop: () => Promise<void> }> {
  const held = new Map<string, (() => void)[]>()
  const server = createServer((request, response) => {
    const [, command, text = ''] = /^\/(hold|release|held)\/(.+)$/.exec(request.url ?? '') ?? []
    if (command) return answer(command, decodeURIComponent(text), response)
    void handOn(request, response)
  })
  async function handOn(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    const said = `${request.url} ${body}`
    const key = [...held.keys()].find((candidate) => candidate.split('&&').every((part) => said.includes(part)))
    const waiters = key === undefined ? undefined : held.get(key)
    if (waiters) waiters.push(() => void forward(service, { request, body }, response))
    else await forward(service, { request, body }, response)
  }
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

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function forward(
  service: URL,
  { request, body }: { request: IncomingMessage; body: string },
  response: ServerResponse,
): Promise<void> {
  // What the shop says of its request. The service may close a kept-alive connection while the next request is in flight.
  const said = ['content-type', 'authorization', 'accept-language'].flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  try {
    const answer = await fetch(new URL(request.url ?? '/', service), {
      method: request.method ?? 'GET',
      headers: { ...Object.fromEntries(said), connection: 'close' },
      ...(body !== '' && { body }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(new Uint8Array(await answer.arrayBuffer()))
  } catch {
    response.writeHead(502).end()
  }
}
