import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { defineIsland } from '../island/define-island.tsx'
import { Part } from '../island/part.tsx'
import { htmlBytes, htmlParts, Kept, LateContent } from './static-html.ts'
import { pages } from '#shared/messages/pages.ts'

const cause = new Error('This part cannot be drawn')
const note = `<span class="notice notice--error" role="note">${pages.partNotShown}</span>`
function fail(): never {
  throw cause
}
const Broken = (): ReactNode => fail()

function draw(node: ReactNode) {
  const onPartFailed = vi.fn()
  return { html: new TextDecoder().decode(htmlBytes(node, onPartFailed)), onPartFailed }
}

test.each([
  ['ul', `<li>${note}</li>`],
  ['ol', `<li>${note}</li>`],
  ['tbody', `<tr><td>${note}</td></tr>`],
  ['tr', `<td>${note}</td>`],
  ['dl', `<div><dd>${note}</dd></div>`],
  ['svg', ''],
  ['select', ''],
  ['p', note],
])('a component that throws in <%s> leaves a note that may be there, and is reported once', (parent, expected) => {
  const { html, onPartFailed } = draw(createElement(parent, null, createElement(Broken), 'after'))
  expect(html).toBe(`<${parent}>${expected}after</${parent}>`)
  expect(onPartFailed.mock.calls).toEqual([[cause]])
})

test('a component that throws takes the elements and islands that it had begun with it, and no other', () => {
  const Counter = defineIsland('counter', 'load', ({ count }: { count: number }) => <b>{count}</b>)
  const Half = () => (
    <section>
      <Counter count={1} />
      <LateContent content={Promise.resolve('late')} />
      {fail()}
    </section>
  )
  const { html, onPartFailed } = draw([<Half key="1" />, <Counter key="2" count={2} />])
  expect(html).toContain(`${note}<sv-island`)
  expect(html).toContain('<b>2</b>')
  expect(html).not.toContain('<section>')
  expect(html).not.toContain('<b>1</b>')
  expect(onPartFailed).toHaveBeenCalledTimes(1)
})

test('late content that throws leaves a note in its place', async () => {
  const onPartFailed = vi.fn()
  const [late] = htmlParts(<LateContent content={Promise.resolve([<Broken key="1" />, 'b'])} />, onPartFailed)
  await expect(late).resolves.toEqual([`${note}b`])
  expect(onPartFailed.mock.calls).toEqual([[cause]])
})

test('kept content that lacks a part is rendered again', () => {
  const by = {}
  const kept = (content: ReactNode) => (
    <Kept by={by} as="a">
      {() => content}
    </Kept>
  )
  expect(draw(kept(<Broken />)).html).toBe(note)
  expect(draw(kept('whole')).html).toBe('whole')
  expect(draw(kept(<Broken />)).html).toBe('whole')
})

test('a part of an island that throws is replaced, and is reported once', () => {
  const Lines = defineIsland('lines', 'load', ({ names }: { names: string[] }) =>
    names.map((name) => (
      <Part key={name} instead={<i>{name} is not shown</i>}>
        {name === 'b' ? <Broken /> : <b>{name}</b>}
      </Part>
    )),
  )
  const { html, onPartFailed } = draw(<Lines names={['a', 'b', 'c']} />)
  expect(html).toMatch(/<b>a<\/b><i>b(?:<!-- -->)? is not shown<\/i><b>c<\/b><\/sv-island>$/)
  expect(onPartFailed.mock.calls).toEqual([[cause]])
})

test('an island that throws keeps its element, with what it has instead, and takes no other island with it', () => {
  const Plain = defineIsland('plain', 'load', Broken)
  const Ready = defineIsland(
    'ready',
    'load',
    Object.assign(() => Broken(), { instead: () => <a href="/bag">Bag</a> }),
  )
  const Worse = defineIsland(
    'worse',
    'load',
    Object.assign(() => Broken(), { instead: () => <Broken /> }),
  )
  const Whole = defineIsland('whole', 'load', () => <b>whole</b>)
  expect(draw([<Plain key="1" />, <Whole key="2" />]).html).toMatch(
    new RegExp(`^<sv-island data-name="plain"[^>]*>${note}</sv-island><sv-island.*><b>whole</b></sv-island>$`),
  )
  expect(draw(<Ready />).html).toContain('><a href="/bag">Bag</a></sv-island>')
  expect(draw(<Worse />).html).toContain(`>${note}</sv-island>`)
})
