// Typed as any text, because the types of client code have no file system.
const fileSystem: string = 'node:fs'

/** Node's file system, for tests that read sources. */
export const files: {
  globSync: (pattern: string, options: { exclude: string[] }) => string[]
  readFileSync: (path: string | URL, encoding: 'utf8') => string
} = await import(fileSystem)
