import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

/** A certificate and its key, as PEM. */
export type Certificate = { cert: string; key: string }

const days = 365

/**
 * A self-signed certificate for a host name or an address, and for `localhost`. It is kept in the folder, so that a
 * browser has to accept it only once.
 *
 * @throws Error if `openssl` is missing
 */
export function localCertificate(folder: string, host: string): Certificate {
  const [keyFile, certFile] = ['key', 'cert'].map((name) => join(folder, `${host}-${name}.pem`)) as [string, string]
  if (!existsSync(certFile)) {
    mkdirSync(folder, { recursive: true })
    const names = `subjectAltName=${isIP(host) ? 'IP' : 'DNS'}:${host},DNS:localhost,IP:127.0.0.1`
    const subject = ['-subj', `/CN=${host}`, '-addext', names]
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)]
    try {
      execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' })
    } catch (cause) {
      throw new Error('Serving with HTTPS needs the program openssl. Install it.', { cause })
    }
  }
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
}

/** The addresses at which other devices of the network reach this computer. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((found) => (found && found.family === 'IPv4' && !found.internal ? [found.address] : []))
}

/**
 * Serves HTTPS on a port of all interfaces, and hands the requests to a port of this computer in the form for proxies,
 * which tells the Worker its public address.
 */
export async function startTlsFront({
  port,
  target,
  certificate,
}: {
  port: number
  target: number
  certificate: Certificate
}): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, headers } = incoming
    const path = `https://${headers.host}${incoming.url}`
    const upstream = request({ host: '127.0.0.1', port: target, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
      response.on('error', () => outgoing.destroy())
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
