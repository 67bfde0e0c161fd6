import { createSandbox } from './app.ts'

export default createSandbox()
