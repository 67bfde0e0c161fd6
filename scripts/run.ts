import { programs } from './lib/command-programs.ts'
import { main } from './lib/main.ts'

// Runs one program of a command that has several: `npm run bench -- heap --rounds 5`.
await main(async () => {
  const [command = '', given] = process.argv.splice(2, 2)
  const named = programs[command] ?? {}
  const [first = ''] = Object.keys(named)
  const isNamed = given !== undefined && !given.startsWith('-')
  // Options without a name belong to the first program.
  if (given !== undefined && !isNamed) process.argv.splice(2, 0, given)
  const file = named[isNamed ? given : first]
  if (file === undefined) throw new Error(`npm run ${command} -- ${Object.keys(named).join(' | ')}`)
  await import(`../${file}`)
})
