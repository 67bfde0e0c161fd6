/** What the compatibility flag `nodejs_als` provides; `@cloudflare/workers-types` does not declare it. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result
    getStore(): Store | undefined
  }
}
