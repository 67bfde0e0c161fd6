import { afterEach, expect, test } from 'vitest'
import { readOptions } from './arguments.ts'

const { argv } = process
afterEach(() => {
  process.argv = argv
})

const read = (...given: string[]) => {
  process.argv = ['node', 'command', ...given]
  return readOptions({ name: { type: 'string' }, apply: { type: 'boolean' } })
}

test('an option that a command does not have is refused with the names of those that it has', () => {
  expect({ ...read('--name', 'Marram', '--apply') }).toEqual({ name: 'Marram', apply: true })
  expect(() => read('--help')).toThrow("Unknown option '--help'. The options are --name, --apply.")
})

test('a command without options says so', () => {
  process.argv = ['node', 'command', '--help']
  expect(() => readOptions({})).toThrow('This command has no options.')
})
