import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type EnvironmentName, toEnvironmentName } from './environments.ts'

/** The options of a command. @throws Error that names an unknown option, and those that there are */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: false }).values
  } catch (cause) {
    const names = Object.keys(options).map((name) => `--${name}`)
    const known = names.length > 0 ? `The options are ${names.join(', ')}.` : 'This command has no options.'
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}. ${known} See docs/commands.md.`, {
      cause,
    })
  }
}

/** The environment of `--env`. @throws Error if it is missing or unknown */
export function readEnvironmentName(name: string | undefined): EnvironmentName {
  if (name === undefined) throw new Error('Name the environment: --env staging or --env production.')
  return toEnvironmentName(name)
}
