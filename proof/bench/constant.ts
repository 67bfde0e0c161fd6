import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { freePort } from '#scripts/lib/ports.ts'

export type ConstantWorker = { origin: URL; stop: () => Promise<void> }

/** A Worker that responds to every request with the same page, on the same workerd as the shop: the baseline. */
export async function startConstantWorker(html: string): Promise<ConstantWorker> {
  const port = await freePort()
  const script = `const page = ${JSON.stringify(html)}
export default { fetch: () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      workers: [
        {
          name: 'constant',
          modules: true,
          script,
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  )
  await miniflare.ready
  return { origin: new URL(`http://localhost:${port}`), stop: () => miniflare.dispose() }
}
