import type { Group } from './play.ts'
import type { ChaosFault, Service } from './targets.ts'
import type { Random } from '#sandbox/catalogue/random.ts'

const pagesEach = 3
const actionsEach = 2

/**
 * Some cells, so that each service and each fault occurs at least once. They are few for each pair, so that no circuit
 * breaker opens, for which the next pair would have to wait.
 */
export function sampleGroups({ services, faults, pages, actions }: Chosen, random: Random): Omit<Group, 'hangMs'>[] {
  const shuffled = random.sample(faults, faults.length)
  return Array.from({ length: Math.max(services.length, shuffled.length) }, (_, index) => ({
    service: at(services, index),
    fault: at(shuffled, index),
    pages: random.sample(pages, pagesEach),
    actions: random.sample(actions, actionsEach),
  }))
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

type Chosen = { services: readonly Service[]; faults: readonly ChaosFault[] } & Pick<Group, 'pages' | 'actions'>
