import { expect, test } from 'vitest'
import { measureCpu, measureRate, stages } from './stages.ts'

test('sends the same warm-up to the shop and the constant Worker, and then measures both by turns', async () => {
  const { targets, sent } = fakeTargets()
  const measured = await measureCpu(targets, { warmUp: 20, pairs: 3, requests: 5 })
  const pair = ['shop 5', 'constant 5']
  expect(sent).toEqual(['shop 20', 'constant 20', ...pair, ...pair, ...pair])
  expect(measured).toEqual(Array.from({ length: 3 }, () => ({ shop: 6, constant: 2 })))
})

test('measures late after 2,000 requests of the page', async () => {
  const { targets, sent } = fakeTargets()
  await measureCpu(targets, stages.early)
  await targets.shop.send(stages.late.warmUp)
  const requests = sent.filter((line) => line.startsWith('shop')).map((line) => Number(line.split(' ')[1]))
  expect(requests.reduce((sum, count) => sum + count, 0)).toBe(2000)
})

test('measures the rate of the shop and the constant Worker by turns, over several connections', async () => {
  const { targets, sent } = fakeTargets()
  const measured = await measureRate(targets)
  expect(measured).toHaveLength(3)
  expect(sent).toEqual(measured.flatMap(() => ['shop 400 over 8', 'constant 400 over 8']))
})

/** Targets with a fixed CPU per request: 6 ms for the shop and 2 ms for the constant Worker. */
function fakeTargets() {
  const sent: string[] = []
  const fake = (name: string, cpuPerRequest: number) => {
    let cpu = 0
    return {
      async send(requests: number, connections?: number) {
        sent.push(`${name} ${requests}${connections ? ` over ${connections}` : ''}`)
        cpu += requests * cpuPerRequest
      },
      cpu: () => cpu,
    }
  }
  return { targets: { shop: fake('shop', 6), constant: fake('constant', 2) }, sent }
}
