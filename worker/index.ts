import { createApp } from './app.ts'
import { createServices } from './services.ts'

export default createApp(createServices)
