import { oldBrowserViolations } from './boundaries/browsers.ts'
import { bareTextViolations, missingTextViolations, readCatalogue } from './boundaries/catalogues.ts'
import { brokenLinkViolations, missingFileViolations, wideTableViolations } from './boundaries/documents.ts'
import { readGraph } from './boundaries/graph.ts'
import {
  adapterViolations,
  blockViolations,
  cartViolations,
  climbingViolations,
  cycleViolations,
  entryViolations,
  jotaiViolations,
  folderCycleViolations,
  frameworkViolations,
  layerViolations,
} from './boundaries/imports.ts'
import { loadTimeTextViolations } from './boundaries/load-time-texts.ts'
import { pathLiteralViolations } from './boundaries/path-literals.ts'
import {
  definitionViolations,
  linkViolations,
  titleViolations,
  unknownIdViolations,
  untestedViolations,
} from './boundaries/requirement-ids.ts'
import {
  breakpointViolations,
  broadRuleViolations,
  classNameViolations,
  longStylesheetViolations,
} from './boundaries/styles.ts'
import { forbiddenWordViolations, merchantWordViolations } from './boundaries/words.ts'
import { root } from './lib/root.ts'
import { languages } from '#shared/languages.ts'

const graph = readGraph(root)
const catalogue = await readCatalogue(root, languages[0])
const violations = [
  ...[
    layerViolations,
    frameworkViolations,
    climbingViolations,
    adapterViolations,
    blockViolations,
    jotaiViolations,
    cartViolations,
    entryViolations,
    cycleViolations,
    folderCycleViolations,
    pathLiteralViolations,
    oldBrowserViolations,
  ].flatMap((check) => check(graph)),
  ...[
    broadRuleViolations,
    classNameViolations,
    longStylesheetViolations,
    breakpointViolations,
    definitionViolations,
    linkViolations,
    wideTableViolations,
    brokenLinkViolations,
    missingFileViolations,
    forbiddenWordViolations,
    merchantWordViolations,
  ].flatMap((check) => check(root)),
  ...loadTimeTextViolations(graph, catalogue),
  ...bareTextViolations(catalogue),
  ...(await missingTextViolations(root, catalogue)),
  ...[unknownIdViolations, titleViolations, untestedViolations].flatMap((check) => check(root, graph)),
]
for (const violation of violations) console.error(violation)
console.log(
  violations.length === 0
    ? `${graph.size} files checked: no boundary is crossed.`
    : `${violations.length} boundaries are crossed: see the lines above.`,
)
process.exitCode = violations.length === 0 ? 0 : 1
