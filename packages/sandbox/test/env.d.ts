/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from 'cloudflare:test'
import type { SandboxEnv } from '../env.ts'

declare global {
  // The runtime's types leave `env` to be declared here, which requires a namespace.
  namespace Cloudflare {
    interface Env extends SandboxEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
