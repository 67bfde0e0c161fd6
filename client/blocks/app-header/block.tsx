import { defineBlock } from '../define-block.tsx'
import { AppHeaderSchema } from './schema.ts'

// Settings of the header, read by the shell: nothing to see by itself.
export default defineBlock('app-header', AppHeaderSchema, function AppHeader() {
  return null
})
