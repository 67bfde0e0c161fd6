#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

// Playwright drives an installed Firefox by WebDriver BiDi, and sends commands that the release with extended support
// does not have yet. This program takes the place of Firefox on the command line: it starts it, and forwards the
// protocol without those commands.
const unsupported = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
  if (!address) return void process.stderr.write(`${line}\n`)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const listening = server.address()
    if (listening === null || typeof listening === 'string') throw new Error('There is no port.')
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${listening.port}\n`)
  })
  server.on('connection', (client, { url }) => forward(client, new WebSocket(`${address}${url}`)))
})

/** @param {WebSocket} client @param {WebSocket} browser */
function forward(client, browser) {
  /** @type {string[]} */
  const early = []
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)))
  client.on('message', (bytes) => {
    const text = String(bytes)
    const { id, method } = JSON.parse(text)
    if (unsupported.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('message', (bytes) => client.send(String(bytes)))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}
