import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../lib/root.ts'
import { describeSkips, type SkippedTest, skipsOf } from '../lib/skips.ts'

/**
 * A reporter of Vitest that prints how many tests of which files were skipped, and why: the default reporter marks a
 * file whose tests are all skipped like one that passed. Also writes them to the file of `SKIPPED_TESTS_FILE`, if set.
 */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skips = skipsOf(modules.flatMap(skippedTestsOf))
    const file = process.env['SKIPPED_TESTS_FILE']
    if (file) writeFileSync(file, JSON.stringify(skips))
    if (skips.length > 0) console.log(`\n${describeSkips(skips).join('\n')}`)
  }
}

function skippedTestsOf(module: TestModule): SkippedTest[] {
  return [...module.children.allTests('skipped')].map((test) => {
    const result = test.result()
    return {
      file: relative(root, module.moduleId),
      reason: (result.state === 'skipped' && result.note) || 'No reason is given.',
    }
  })
}
