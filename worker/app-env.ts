import { createFactory } from 'hono/factory'
import type { Market } from '../shared/markets.ts'
import type { Device } from './device.ts'
import type { Configuration, Env } from './env.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'
import type { Signer } from './session/signed-value.ts'

/** What handlers find on the context: bindings, and what the middleware has put there. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    nonce: string
    configuration: Configuration
    log: Log
    services: Services
    signer: Signer
    device: Device
    market: Market
  }
}

export const factory = createFactory<AppEnv>()
