import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Ports of the storefront and the sandbox where none are chosen: those in the configured addresses. */
export const defaultPorts = { storefront: 8787, sandbox: 8788 }

export type Ports = typeof defaultPorts

/**
 * The port that the variable `name` chooses, or the default. @throws for what is no port, and for one that is taken,
 * with advice in one line.
 */
export async function claimPort(name: 'PORT' | 'SANDBOX_PORT'): Promise<number> {
  const chosen = process.env[name]
  const port = Number(chosen ?? (name === 'PORT' ? defaultPorts.storefront : defaultPorts.sandbox))
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is ${chosen}, which is not a port: choose one from 1 to 65535.`)
  if (await isPortFree(port)) return port
  throw new Error(
    `Port ${port} is taken. Stop what uses it, or choose another: ${name}=${name === 'PORT' ? 9000 : 9001} npm start`,
  )
}

/** A port that is free at the time of asking. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (await answers(host, port)) return false
  return canListen(port)
}

function answers(host: string, port: number): Promise<boolean> {
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
