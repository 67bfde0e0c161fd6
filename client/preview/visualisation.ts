import { connectToForm } from './form-connection.ts'
import { createPicture } from './picture.ts'
import { showStatus } from './status.ts'
import { stayHere } from './stay.ts'

stayHere()
// A live region must exist before its first message to be announced.
showStatus(null)
connectToForm(createPicture())
