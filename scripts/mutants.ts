import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { drawn } from './mutants/draw.ts'
import { nameOf, staleMutants, type Mutant } from './mutants/mutant.ts'
import { mutants } from './mutants/mutants.ts'
import { readResults, toDocument } from './mutants/report.ts'
import { runTests } from './mutants/run-tests.ts'
import { createWorkspace, type Workspace } from './mutants/workspace.ts'
import { readRequirements } from './requirements/read-requirements.ts'

const document = join(root, 'docs/mutants.md')

// Tries out every mutant and writes docs/mutants.md. Fails if no test notices one of them.
await main(async () => {
  const { only, list, draw, seed } = readOptions({
    only: { type: 'string' },
    list: { type: 'boolean' },
    /** Prints so many requirements without a mutant, chosen at random. */
    draw: { type: 'string' },
    seed: { type: 'string' },
  })
  if (draw !== undefined) return printDraw(Number(draw), seed)
  const chosen = mutants.filter((mutant) => isChosen(mutant, only?.split(',')))
  if (chosen.length === 0) throw new Error(`No mutant has an id or group of ${only}.`)
  if (list) return console.log(chosen.map((mutant) => `${mutant.file}  ${nameOf(mutant)}`).join('\n'))
  const stale = staleMutants(root, chosen)
  if (stale.length > 0) throw new Error(stale.join('\n'))

  const workspace = createWorkspace(root)
  const results = existsSync(document) ? readResults(readFileSync(document, 'utf8')) : new Map<string, string>()
  let survivors = 0
  try {
    await assertTestsPass(workspace, chosen)
    for (const mutant of chosen) {
      const noticedBy = await tryOut(workspace, mutant)
      if (noticedBy) results.set(nameOf(mutant), noticedBy)
      else results.delete(nameOf(mutant))
      if (!noticedBy) survivors++
      console.log(
        `${noticedBy ? 'noticed ' : 'SURVIVED'}  ${nameOf(mutant)}${noticedBy ? `\n          by ${noticedBy}` : ''}`,
      )
    }
  } finally {
    workspace.discard()
  }
  writeFileSync(document, toDocument(mutants, results))
  console.log(`${chosen.length - survivors} of ${chosen.length} mutants were noticed.`)
  if (survivors > 0) throw new Error(`${survivors} mutants survived: see the lines above.`)
})

function printDraw(count: number, seed = String(Math.floor(Math.random() * 2 ** 31))): void {
  const tried = new Set(mutants.flatMap(({ ids }) => ids))
  const untried = readRequirements(root).filter(({ id }) => !tried.has(id))
  console.log(`seed ${seed}`)
  for (const { id, text } of drawn(untried, count, Number(seed))) console.log(`${id}  ${text}`)
}

/** `only` holds ids (`BAG-18`) and groups (`BAG`). */
function isChosen({ ids }: Mutant, only: readonly string[] | undefined): boolean {
  return !only || ids.some((id) => only.some((wanted) => id === wanted || id.startsWith(`${wanted}-`)))
}

/** Without a change every test must pass, or a failure would say nothing. @throws Error that names what failed */
async function assertTestsPass({ root: copy }: Workspace, chosen: readonly Mutant[]): Promise<void> {
  const ids = [...new Set(chosen.flatMap((mutant) => mutant.ids))]
  const { failed, output } = await runTests(copy, ids, [...new Set(chosen.flatMap(({ tests }) => tests))])
  if (failed.length > 0) throw new Error(`${output}\nThese tests fail without any mutant:\n${failed.join('\n')}`)
}

/** The title of the test that noticed the mutant. @throws Error if no test ran, as with a mutant that does not compile */
async function tryOut(workspace: Workspace, mutant: Mutant): Promise<string | undefined> {
  const undo = workspace.apply(mutant)
  try {
    const { failed, passed, output } = await runTests(workspace.root, mutant.ids, mutant.tests)
    if (failed.length + passed.length === 0) throw new Error(`${output}\n${nameOf(mutant)}: no test ran.`)
    return failed[0]
  } finally {
    undo()
  }
}
