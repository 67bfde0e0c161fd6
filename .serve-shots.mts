import { writeFileSync } from 'node:fs'
import { startTemporaryShop } from './scripts/lib/temporary-shop.ts'
const shop = await startTemporaryShop({ storefrontPort: 9280, vars: { LOG_LEVEL: 'error' } } as never)
writeFileSync('/tmp/shell-shots/origin', shop.storefront.origin)
console.log(shop.storefront.origin)
process.on('SIGTERM', () => void shop.stop().then(() => process.exit(0)))
setInterval(() => {}, 1e6)
