import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { rebrandings, toIdentity } from './version/rebrand.ts'
import { brand, brandSlug, contentTypeBase } from '#shared/merchant.ts'

const byHand = [
  'the icon, the picture for social networks and the logo: public/',
  'colours, type and spaces: client/styles/tokens.css; another font: client/fonts, client/styles/fonts.css',
  'texts in your own voice: shared/messages/en',
  'where the pages of errors lead, the size system and categories of your catalogue: shared/own-catalogue.ts',
  'size charts: shared/domain/size-charts.ts',
  'markets: shared/own-markets.ts',
  'accounts of the vendors: npm run doctor names what is missing',
]

// Gives the shop another name: npm run rebrand -- --name {name} --domain {domain} [--slug {slug}].
await main(async () => {
  const given = readOptions({ name: { type: 'string' }, slug: { type: 'string' }, domain: { type: 'string' } })
  const after = toIdentity(given)
  const before = { name: brand, slug: brandSlug, domain: new URL(contentTypeBase).host }
  for (const [path, change] of Object.entries(rebrandings(before, after))) {
    const file = join(root, path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    console.log(`changed ${path}`)
  }
  console.log(`\nThe shop is called ${after.name}. What only you can do (docs/your-own-brand.md):`)
  for (const line of byHand) console.log(`- ${line}`)
})
