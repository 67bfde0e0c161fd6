import { documentParsed } from '../runtime/parsing.ts'
import { connectToForm } from './form-connection.ts'
import { preventLeaving } from './prevent-leaving.ts'
import { createRendering } from './rendering.ts'
import { showStatus } from './status.ts'

preventLeaving()
// The script may run before the page has a body.
await documentParsed()
// A live region must exist before its first message to be announced.
showStatus(null)
connectToForm(createRendering())
