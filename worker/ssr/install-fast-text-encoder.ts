import { FastTextEncoder } from './fast-text-encoder.ts'

// Only for the module that is imported next: see react-dom-server.ts.
Object.assign(globalThis, { TextEncoder: FastTextEncoder })
