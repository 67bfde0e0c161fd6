import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseProducts } from '../model/products.ts'
import { openVendors } from '../model/vendors.ts'
import { playCrashRound } from './crash-round.ts'
import { randomSeed } from './random-seed.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'
import { main } from '#scripts/lib/main.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'

const { values } = parseArgs({
  options: {
    /** How often a process is killed: the storefront and the sandbox by turns. */
    kills: { type: 'string', default: '20' },
    /** Additions that run when it happens. */
    adds: { type: 'string', default: '200' },
    seed: { type: 'string', default: randomSeed() },
    /** File for the numbers of passed and failed crashes. */
    report: { type: 'string' },
  },
})
const styles = 150

await main(async () => {
  const adds = Number(values.adds)
  console.log(`Seed ${values.seed}: ${values.kills} crashes in the middle of ${adds} additions each`)
  const random = createRandom(values.seed)
  const shop = await startTemporaryShop({
    styles,
    isBare: true,
    vars: { LOG_LEVEL: 'none' },
    onLog: () => {},
    onSandboxLog: () => {},
  })
  const total = { acknowledged: 0, refused: 0, lost: 0, repeated: 0, violations: 0 }
  const tally = { passed: 0, failed: 0 }
  try {
    const products = await chooseProducts(openVendors(shop.sandbox))
    for (let kill = 0; kill < Number(values.kills); kill += 1) {
      const victim = kill % 2 === 0 ? 'storefront' : 'sandbox'
      const round = await playCrashRound({ shop, products, victim, adds, random })
      const { acknowledged, refused, lost, repeated, violations } = round
      console.log(
        `${kill + 1}. ${victim}: ${acknowledged} acknowledged, ${refused} refused, ${lost} without a response, ${repeated} repeated`,
      )
      for (const violation of violations) console.error(`  → ${violation}`)
      total.acknowledged += acknowledged
      total.refused += refused
      total.lost += lost
      total.repeated += repeated
      total.violations += violations.length
      tally[violations.length > 0 ? 'failed' : 'passed'] += 1
    }
  } finally {
    await shop.stop()
  }
  console.log(`Total: ${JSON.stringify(total)}`)
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(tally))
  if (total.violations > 0) process.exitCode = 1
})
