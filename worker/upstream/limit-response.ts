type Send = (input: string, init: RequestInit) => Promise<Response>

/** A fetch whose responses fail when more than `maxBytes` are read. For hosts that we do not fully control. */
export function limitResponse(send: Send, maxBytes: number): Send {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) throw new Error(`The response is larger than ${maxBytes} bytes.`)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
}
