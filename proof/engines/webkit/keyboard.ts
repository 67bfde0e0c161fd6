import type { Command } from './session.ts'

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Space: ' ',
}

export type Keyboard = ReturnType<typeof createKeyboard>

/** Playwright's `keyboard`. `settle` runs after a key that may have left the page. */
export function createKeyboard(command: Command, settle: () => Promise<void>) {
  const send = (actions: object[]) =>
    command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  const change = (type: 'keyDown' | 'keyUp', key: string) => ({ type, value: keys[key] ?? key })
  return {
    down: (key: string) => send([change('keyDown', key)]),
    up: (key: string) => send([change('keyUp', key)]),
    async press(chord: string) {
      const parts = chord === '+' ? ['+'] : chord.split('+')
      await send([
        ...parts.map((key) => change('keyDown', key)),
        ...parts.toReversed().map((key) => change('keyUp', key)),
      ])
      await settle()
    },
    async type(text: string) {
      await send([...text].flatMap((key) => [change('keyDown', key), change('keyUp', key)]))
    },
    async insertText(text: string) {
      await this.type(text)
    },
  }
}
