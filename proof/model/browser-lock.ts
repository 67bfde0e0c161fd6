import type { Action } from './steps.ts'

const changesLines: ReadonlySet<Action['kind']> = new Set(['add', 'change', 'remove', 'clear'])

/** The tabs of a browser take turns for what may make or empty the cart, because they share its cookie. */
export function createBrowserLock(cookies: ReadonlyMap<string, string>) {
  const running: { isAlone: boolean; ended: Promise<void> }[] = []
  return async function lock(action: Action, work: () => Promise<void>): Promise<void> {
    if (!changesLines.has(action.kind)) return work()
    const hasCart = [...cookies.keys()].some((name) => name.startsWith('cart-id'))
    const mayEmpty =
      action.kind === 'remove' || action.kind === 'clear' || (action.kind === 'change' && action.quantity === 0)
    const isAlone = !hasCart || mayEmpty
    const before = running.filter((change) => isAlone || change.isAlone).map(({ ended }) => ended)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const change = { isAlone, ended }
    running.push(change)
    await Promise.all(before)
    await work().finally(() => {
      running.splice(running.indexOf(change), 1)
      end()
    })
  }
}
