import type { HttpResponse } from '../model/http.ts'
import { isRedirect, type ChaosAction, type Trial } from './action.ts'
import { judgePage, judgeRefusal, judgeWhole, type Found } from './judge.ts'
import type { ChaosPage } from './pages.ts'
import { repeatUntil } from './repeat-until.ts'
import type { Stage } from './stage.ts'
import type { ChaosFault, Service } from './targets.ts'
import type { Visitor } from './visitors.ts'

export type Group = {
  service: Service
  fault: ChaosFault
  pages: readonly (readonly [string, ChaosPage])[]
  actions: readonly (readonly [string, ChaosAction])[]
  /** A page that takes longer is a violation. A press may consist of several changes, each with its own timeout. */
  hangMs: number
}

export type Cell = {
  kind: 'page' | 'action'
  name: string
  status: number | null
  ms: number
  /** Milliseconds from the end of the fault until the page or the press was right again. */
  recoveryMs: number
  violations: string[]
}

// Circuit breakers probe a failed service every two seconds. The rest is for repeated presses and a busy computer.
const maxRecoveryMs = 25_000
const settleMs = 5000
// A sign-in may be tried ten times a minute.
const pressPauseMs = 2500
const pagePauseMs = 500
const limitedPauseMs = 4000
const preparedAtOnce = 4

/**
 * Plays all cells of one service and fault. Requests of all cells run at the same time. Afterwards the fault is lifted;
 * each page must be whole again, and each press that reported no success is repeated.
 */
export async function playGroup(stage: Stage, { service, fault, pages, actions, hangMs }: Group): Promise<Cell[]> {
  await stage.faults.lift()
  const newCustomer = pages.some(([, { visitor }]) => visitor === 'new customer')
    ? await stage.visitors.customer()
    : null
  const open = (page: ChaosPage) => openPage(stage, page, newCustomer)
  await Promise.all(pages.map(([name, page]) => untilWhole(name, page, open)))
  const trials = await prepareAll(stage, actions)
  const cookies = new Map(trials.map(({ trial }) => [trial, [...trial.visitor.cookies.keys()]]))

  await stage.faults.set(service, fault)
  const [seen, pressed] = await Promise.all([
    Promise.all(pages.map(([, page]) => timed(() => open(page)))),
    Promise.all(trials.map(({ trial }) => timed(trial.press))),
  ])
  await stage.faults.lift()
  const liftedAt = Date.now()
  const struck = { service, fault, hangMs }

  const pageCells = pages.map(async ([name, page], index): Promise<Cell> => {
    const found = seen[index] ?? nothing
    const violations = judgePage(found, page, struck)
    const isWhole = await repeatWhole(page, open)
    if (!isWhole) violations.push('not whole again after the fault')
    return { kind: 'page', name, ...summary(found), recoveryMs: Date.now() - liftedAt, violations }
  })
  const actionCells = trials.map(async ({ name, action, trial }, index): Promise<Cell> => {
    const found = pressed[index] ?? nothing
    const violations: string[] = []
    if (!isDone(trial, found.response)) {
      violations.push(...judgeRefusal(found, action, struck))
      for (const cookie of cookies.get(trial) ?? [])
        if (!trial.visitor.cookies.has(cookie)) violations.push(`the cookie ${cookie} is lost`)
      violations.push(...(await pressAgain(trial)))
    }
    const recoveryMs = Date.now() - liftedAt
    const wrong = await settledCheck(trial)
    if (wrong !== null) violations.push(wrong)
    return { kind: 'action', name, ...summary(found), recoveryMs, violations }
  })
  return Promise.all([...pageCells, ...actionCells])
}

const nothing: Found = { response: null, ms: 0 }

function summary({ response, ms }: Found) {
  return { status: response?.status ?? null, ms }
}

type Open = (page: ChaosPage) => Promise<HttpResponse>

async function untilWhole(name: string, page: ChaosPage, open: Open): Promise<void> {
  if (await repeatWhole(page, open)) return
  const { status, body } = await open(page)
  throw new Error(`The page ${name} lacks something without a fault: status ${status} ${body.slice(0, 300)}`)
}

function repeatWhole(page: ChaosPage, open: Open): Promise<boolean> {
  const isWhole = async () => {
    const response = await open(page)
    return response.status === page.status && judgeWhole(response, page).length === 0
  }
  return repeatUntil(isWhole, maxRecoveryMs, page.visitor === 'new customer' ? limitedPauseMs : pagePauseMs)
}

function openPage(stage: Stage, page: ChaosPage, newCustomer: Visitor | null): Promise<HttpResponse> {
  const { visitors, shopper, buyer } = stage
  const visitor = { guest: visitors.guest(), shopper, buyer, 'new customer': newCustomer ?? buyer }[page.visitor]
  return visitor.jar.get(page.path(stage))
}

async function prepareAll(stage: Stage, actions: Group['actions']) {
  const trials: { name: string; action: ChaosAction; trial: Trial }[] = []
  for (let start = 0; start < actions.length; start += preparedAtOnce)
    trials.push(
      ...(await Promise.all(
        actions
          .slice(start, start + preparedAtOnce)
          .map(async ([name, action]) => ({ name, action, trial: await action.prepare(stage) })),
      )),
    )
  return trials
}

async function timed(send: () => Promise<HttpResponse>): Promise<Found> {
  const startedAt = performance.now()
  const response = await send().catch(() => null)
  return { response, ms: Math.round(performance.now() - startedAt) }
}

function isDone({ isDone: own = isRedirect }: Trial, response: HttpResponse | null): boolean {
  return response !== null && own(response)
}

/** Repeats the press. A repeat may be refused if all was done before: an address is taken, or a line is gone. */
async function pressAgain(trial: Trial): Promise<string[]> {
  let last = 'no response'
  const isSettled = await repeatUntil(
    async () => {
      const response = await trial.press()
      last = `${response.status} ${response.location}`
      return isDone(trial, response) || (response.status < 500 && (await trial.check()) === null)
    },
    maxRecoveryMs,
    pressPauseMs,
  )
  return isSettled ? [] : [`the repeated press did not succeed: ${last}`]
}

/** The shop may finish some work after its response. */
async function settledCheck(trial: Trial): Promise<string | null> {
  let wrong: string | null = null
  await repeatUntil(async () => (wrong = await trial.check()) === null, settleMs)
  return wrong
}
