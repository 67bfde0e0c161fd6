/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from 'cloudflare:test'
import type { SandboxEnv } from '../env.ts'

declare global {
  // The runtime's types leave the shape of `env` to be said here, and only a namespace can say it.
  namespace Cloudflare {
    interface Env extends SandboxEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
