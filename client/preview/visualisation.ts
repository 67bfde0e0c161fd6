import { connectToForm } from './form-connection.ts'
import { preventLeaving } from './prevent-leaving.ts'
import { createRendering } from './rendering.ts'
import { showStatus } from './status.ts'

preventLeaving()
// A live region must exist before its first message to be announced.
showStatus(null)
connectToForm(createRendering())
