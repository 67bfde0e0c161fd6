import { whenIdle } from '../../island/idle.ts'

/** Runs tasks after the page's `load` event, one in each idle period, so that no tap waits for several of them. */
export function createIdleQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  let isRunning = false
  const runNext = () => {
    const task = tasks.shift()
    isRunning = task !== undefined
    if (!task) return
    task()
    whenIdle(runNext)
  }
  return (task) => {
    tasks.push(task)
    if (isRunning) return
    isRunning = true
    if (document.readyState === 'complete') whenIdle(runNext)
    else addEventListener('load', () => whenIdle(runNext), { once: true })
  }
}
