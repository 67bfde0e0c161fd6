/// <reference types="@cloudflare/vitest-plugin/types" />

// The runtime's types leave the shape of `env` to be said here; there is no other way to say it than an ambient namespace.
declare namespace Cloudflare {
  interface Env extends Omit<import('../env.ts').SandboxEnv, never> {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
