import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

/** Default ports of the storefront and the sandbox. The addresses in both `wrangler.toml` contain the same ports. */
export const defaultPorts = { storefront: 8787, sandbox: 8788 }

export type Ports = typeof defaultPorts

/**
 * The port in the environment variable `name`, or the default. @throws Error that says what to do if it is not a port
 * or is in use
 */
export async function readFreePort(name: 'PORT' | 'SANDBOX_PORT'): Promise<number> {
  const chosen = process.env[name]
  const port = Number(chosen ?? (name === 'PORT' ? defaultPorts.storefront : defaultPorts.sandbox))
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is ${chosen}, which is not a port. Set it to a number from 1 to 65535.`)
  if (await isPortFree(port)) return port
  throw new Error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: ${name}=${name === 'PORT' ? 9000 : 9001} npm start`,
  )
}

/**
 * A port that is free at the moment. Below those that systems give to outgoing connections, because one of these may
 * take a port before the server that it was chosen for listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000)
  return (await isPortFree(port)) ? port : freePort()
}

async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (await isListening(host, port)) return false
  return canListen(port)
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
