import type { ResponseFault } from './fault.ts'
import { wait } from './wait.ts'

/** Changes the response according to the fault. A response without a body is unchanged. */
export async function spoilResponse(response: Response, fault: ResponseFault): Promise<Response> {
  if (response.body === null) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  switch (fault.kind) {
    case 'cut-off':
      return new Response(cutOff(bytes), { status, headers })
    case 'malformed-json':
      return new Response(malformed(bytes), { status, headers })
    case 'wrong-content-type':
      headers.set(
        'content-type',
        headers.get('content-type')?.startsWith('text/html') ? 'application/octet-stream' : 'text/html; charset=utf-8',
      )
      return new Response(bytes, { status, headers })
    case 'drip':
      return new Response(drip(bytes, fault), { status, headers })
    default:
      return fault satisfies never
  }
}

/** Announces the whole length, sends the first half, and closes the connection. */
function cutOff(bytes: Uint8Array): ReadableStream {
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length))
  const writer = writable.getWriter()
  const send = async () => {
    await writer.write(bytes.subarray(0, Math.floor(bytes.length / 2)))
    await writer.abort(new Error('Cut off by a fault'))
  }
  // If the reader is already gone, closing makes no difference to it.
  send().catch(() => {})
  return readable
}

// Half of the text plus an unmatched bracket is never valid JSON.
function malformed(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return `${text.slice(0, Math.ceil(text.length / 2))},}`
}

function drip(bytes: Uint8Array, { bytes: size, everyMs }: { bytes: number; everyMs: number }): ReadableStream {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent >= bytes.length) return controller.close()
      if (sent > 0) await wait(everyMs)
      controller.enqueue(bytes.slice(sent, sent + size))
      sent += size
    },
  })
}
