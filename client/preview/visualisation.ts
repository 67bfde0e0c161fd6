import { connectToForm } from './form-connection.ts'
import { createPicture } from './picture.ts'
import { showStatus } from './status.ts'
import { stayHere } from './stay.ts'

stayHere()
// A live region that is there before its first words is read out.
showStatus(null)
connectToForm(createPicture())
