import { scriptJson } from './html.ts'

/**
 * A call of a function of `client/inline/` as the text of a script. Such a function names only its parameters, its own
 * variables and the browser's globals, because nothing else is sent with it.
 */
export function inlineCall<Argument = never>(run: (argument: Argument) => void, argument?: Argument): string {
  return `(${run.toString()})(${argument === undefined ? '' : scriptJson(argument)})`
}

export function inlineScript<Argument = never>(
  nonce: string,
  run: (argument: Argument) => void,
  argument?: Argument,
): string {
  return `<script nonce="${nonce}">${inlineCall(run, argument)}</script>`
}
