import { NativeTextEncoder } from './fast-text-encoder.ts'

Object.assign(globalThis, { TextEncoder: NativeTextEncoder })
