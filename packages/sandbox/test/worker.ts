import { DurableObject } from 'cloudflare:workers'
import { createSandbox } from '../app.ts'
import { seedCatalogue } from '../catalogue/seed-d1.ts'
import type { SandboxEnv } from '../env.ts'

type TestEnv = Omit<Cloudflare.Env, 'DB'> & { SANDBOX: DurableObjectNamespace<SeededSandbox> }

/**
 * The sandbox with a database in the object itself, because a call of a local D1 database takes more than a millisecond
 * of the processor. The tests of the sandbox and of the browser use D1.
 */
export class SeededSandbox extends DurableObject<TestEnv> {
  readonly #app = createSandbox()
  readonly #env: SandboxEnv

  constructor(state: DurableObjectState, env: TestEnv) {
    super(state, env)
    const DB = createDatabase(state.storage)
    this.#env = { ...env, DB }
    for (const query of env.TEST_MIGRATIONS.flatMap(({ queries }) => queries)) state.storage.sql.exec(query)
    void state.blockConcurrencyWhile(() => seedCatalogue(DB))
  }

  override fetch(request: Request): Response | Promise<Response> {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work)
    return this.#app.fetch(request, this.#env, { waitUntil, passThroughOnException() {}, props: {} })
  }
}

/** Receives every fetch of the Worker tests. None of them reaches the network. */
export default {
  async fetch(request: Request, { SANDBOX, SANDBOX_ORIGIN }: TestEnv): Promise<Response> {
    if (new URL(request.url).origin !== SANDBOX_ORIGIN)
      throw new Error(`A test asked for ${request.url}, which is not the sandbox.`)
    // Read first: a test may abort a call whose response is late, and a vendor has received all of it by then.
    const body = request.body && (await request.arrayBuffer())
    // A browser at the hosted checkout follows redirects by itself, with its cookies.
    const whole = new Request(request, { redirect: 'manual', ...(body && { body }) })
    return SANDBOX.get(SANDBOX.idFromName('sandbox')).fetch(whole)
  },
}

/** What the sandbox uses of a D1 database. */
function createDatabase(storage: DurableObjectStorage): D1Database {
  const database = {
    prepare: (query: string) => new Statement(storage.sql, query),
    batch: async (statements: Statement[]) =>
      storage.transactionSync(() => statements.map((statement) => statement.result())),
  }
  return database as unknown as D1Database
}

class Statement {
  readonly #sql: SqlStorage
  readonly #query: string
  readonly #values: unknown[]

  constructor(sql: SqlStorage, query: string, values: unknown[] = []) {
    this.#sql = sql
    this.#query = query
    this.#values = values
  }

  bind(...values: unknown[]): Statement {
    const numbered = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
    return new Statement(this.#sql, this.#query, numbered)
  }

  result() {
    const results = this.#rows()
    return { success: true, results, meta: { changes: this.#sql.exec('SELECT changes() AS n').one()['n'] } }
  }

  async all() {
    return this.result()
  }

  async run() {
    return this.result()
  }

  async first(column?: string) {
    const [row] = this.#rows()
    if (!row) return null
    return column === undefined ? row : row[column]
  }

  #rows() {
    return this.#sql.exec(this.#query, ...this.#values).toArray()
  }
}
