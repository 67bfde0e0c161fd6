/// <reference types="vite/types/importMeta.d.ts" />
import { createOpenApi, type OpenApi } from '../test/openapi.ts'

// No vendor's text is in the repository. `npm run contracts` fetches the documents into .contracts, and a folder
// ../shared/contracts may have them too. Without both, the tests that read them are skipped.
const files = import.meta.glob<string>(
  [
    '../../../.contracts/*/*.{yml,yaml,json,graphql}',
    '../../../../shared/contracts/{adyen,talonone}/*.{yaml,json}',
    '../../../../shared/contracts/bigcommerce/schemas/*.{yml,graphql}',
  ],
  { query: '?raw', import: 'default' },
)
const opened = new Map<string, OpenApi>()

/** The text of the first of the files that exists, by name. `null` if none does. */
export async function vendorText(...names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const paths = Object.keys(files).filter((path) => path.endsWith(`/${name}`))
    const load = files[paths.find((path) => path.includes('/.contracts/')) ?? paths[0] ?? '']
    if (load) return load()
  }
  return null
}

export const arePresent = Object.keys(files).some((path) => path.endsWith('.yml'))

/**
 * A document of BigCommerce by its file name without the extension, such as `carts.v3`.
 *
 * @throws RangeError if it does not exist.
 */
export async function openDocument(name: string): Promise<OpenApi> {
  const known = opened.get(name)
  if (known) return known
  const text = await vendorText(`${name}.yml`)
  if (text === null) throw new RangeError(`There is no vendor document ${name}`)
  const document = createOpenApi(text)
  opened.set(name, document)
  return document
}
