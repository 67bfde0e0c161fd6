import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miniBrowser } from '#scripts/lib/engines.ts'
import { freePort } from '#scripts/lib/ports.ts'

/** An element as WebDriver names it. */
export type ElementId = { 'element-6066-11e4-a52e-4f735466cecf': string }

/** A command of WebDriver, relative to the session. @throws WebDriverError */
export type Command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

export class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

const startMs = 15_000

type WebKitDriver = {
  open: (wishes: { isMotionReduced: boolean }) => Promise<WebKitSession>
  stop: () => Promise<void>
}

/**
 * The driver of WebKitGTK on a screen in memory, for the tests of one worker process. Each session is a new browser
 * without cookies.
 */
export async function startWebKit(): Promise<WebKitDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-webkit-'))
  const [display, port] = [`:${100 + Math.floor(Math.random() * 900)}`, await freePort()]
  const screen = run('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {})
  const runtime = join(folder, 'runtime')
  mkdirSync(runtime, { mode: 0o700 })
  const desktop = join(folder, 'config', 'gtk-3.0')
  mkdirSync(desktop, { recursive: true })
  const driver = run('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    DISPLAY: display,
    HOME: folder,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(folder, 'config'),
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // The browser's own sandbox needs rights that a container does not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + startMs
  while (!(await isReady(origin))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not respond.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    open({ isMotionReduced }) {
      // The engine takes the wish for less motion from the desktop, when a browser starts.
      writeFileSync(join(desktop, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\n`)
      return openSession(origin)
    },
    async stop() {
      for (const child of [driver, screen]) if (child.pid) process.kill(-child.pid)
      // The desktop's services may still hold folders of it.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    },
  }
}

export type WebKitSession = { command: Command; close: () => Promise<void> }

async function openSession(origin: string): Promise<WebKitSession> {
  const capabilities = {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  }
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${origin}/session/${sessionId}`
  return {
    command: (method, path, body) => send(session + path, method, body),
    close: () => send(session, 'DELETE'),
  }
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (response.ok) return value
  throw new WebDriverError(value.error ?? 'unknown', value.message ?? '')
}

// Each is the leader of a group, because dbus-run-session does not end what it has started.
function run(program: string, options: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, options, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true })
  child.on('error', (error) => console.error(program, error.message))
  return child
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}
