import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type EnvironmentName, toEnvironmentName } from './environments.ts'

/** The options of a command. @throws Error that names an unknown option */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  return parseArgs({ args: process.argv.slice(2), options, allowPositionals: false }).values
}

/** The environment of `--env`. @throws Error if it is missing or unknown */
export function readEnvironmentName(name: string | undefined): EnvironmentName {
  if (name === undefined) throw new Error('Name the environment: --env staging or --env production.')
  return toEnvironmentName(name)
}
