import { readGraph } from './boundaries/graph.ts'
import { definitionFaults, titleFaults, unknownIdFaults } from './boundaries/ids.ts'
import {
  adapterFaults,
  blockFaults,
  cartFaults,
  cycleFaults,
  entryFaults,
  jotaiFaults,
  knotFaults,
  layerFaults,
} from './boundaries/imports.ts'
import { classNameFaults, longStyleFaults } from './boundaries/styles.ts'
import { root } from './lib/root.ts'

const graph = readGraph(root)
const found = [
  ...[layerFaults, adapterFaults, blockFaults, jotaiFaults, cartFaults, entryFaults, cycleFaults, knotFaults].flatMap(
    (check) => check(graph),
  ),
  ...[classNameFaults, longStyleFaults, definitionFaults].flatMap((check) => check(root)),
  ...[unknownIdFaults, titleFaults].flatMap((check) => check(root, graph)),
]
for (const fault of found) console.error(fault)
console.log(
  found.length === 0
    ? `${graph.size} files checked: no boundary is crossed.`
    : `${found.length} boundaries are crossed: see the lines above.`,
)
process.exitCode = found.length === 0 ? 0 : 1
