import { build } from './lib/build.ts'

try {
  await Promise.all([build('storefront'), build('sandbox')])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
