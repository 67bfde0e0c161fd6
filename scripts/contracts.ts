import { join } from 'node:path'
import { documents } from './contracts/documents.ts'
import { fetchDocuments } from './contracts/fetch-documents.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'

const origin = 'https://raw.githubusercontent.com'

// Fetches the vendors' public documents, which the contract tests compare the sandbox and the adapters with.
await main(async () => {
  const { fetched } = await fetchDocuments({ documents, folder: join(root, '.contracts'), origin })
  console.log(`.contracts/ has ${documents.length} documents, ${fetched.length} of them new.`)
})
