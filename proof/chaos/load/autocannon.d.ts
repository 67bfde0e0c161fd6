// The package has no types. Only what this folder uses.
declare module 'autocannon' {
  type Fields = { method: string; path: string; headers: Record<string, string>; body?: string }
  type Client<Context> = { setRequests(requests: AutocannonRequest<Context>[]): void }
  export type AutocannonRequest<Context> = {
    /** Called right before the request is sent. `context` is of this connection. */
    setupRequest(request: Fields, context: Partial<Context>): Fields
    /** Called when the body has arrived. A header that occurs twice is a list. */
    onResponse(
      status: number,
      body: string,
      context: Partial<Context>,
      headers: Readonly<Record<string, string | string[]>>,
    ): void
  }
  export type AutocannonResult = { duration: number; errors: number; timeouts: number }
  export default function autocannon<Context>(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Seconds. */
    timeout: number
    setupClient(client: Client<Context>): void
  }): Promise<AutocannonResult>
}
