import type { Context } from 'hono'
import type { SandboxEnv } from '../env.ts'
import type { Application } from './applications.ts'

/** The context of a request with a valid key: it acts in that key's application. */
export type TalononeContext = { Bindings: SandboxEnv; Variables: { application: Application } }
export type TalononeRequest = Context<TalononeContext>
