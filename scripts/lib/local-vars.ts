import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPorts, type Ports } from './ports.ts'
import { root } from './root.ts'
import type { Certificate } from './tls.ts'

/** The host in browsers' addresses, and its certificate. */
export type Tls = { host: string; certificate: Certificate }

/** The vars, with the ports in use instead of the default local ports. */
export function localVars(
  vars: Readonly<Record<string, string>>,
  ports: Ports,
  tls: Tls | undefined,
): Record<string, string> {
  const portOf = new Map([
    [defaultPorts.storefront, ports.storefront],
    [defaultPorts.sandbox, ports.sandbox],
  ])
  const entries = Object.entries(vars).map(([name, value]) => [
    name,
    value.replaceAll(/(http:\/\/)?\blocalhost:(\d+)/g, (address, scheme: string | undefined, port: string) => {
      const inUse = portOf.get(Number(port))
      if (inUse === undefined) return address
      const { host, origin } = originOf(inUse, tls)
      return scheme ? origin : host
    }),
  ])
  return Object.fromEntries(entries)
}

export function readConfig(config: string): { vars: Record<string, string>; d1_databases: { database_id: string }[] } {
  return JSON.parse(readFileSync(join(root, config), 'utf8'))
}

export function originOf(port: number, tls?: Tls): URL {
  return new URL(tls ? `https://${tls.host}:${port}` : `http://localhost:${port}`)
}
