import { expect, test, vi } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { hasWavyText, withoutWaves, WavyText } from './wavy-text.tsx'

function html(text: string, note: (issue: string) => void = () => {}): string {
  return htmlOf(<WavyText text={text} context={{ note }} />)
}

test('words between the tags are underlined with a wave, black unless another colour is named [CNT-27]', () => {
  expect(html('A [wavy]finished[/wavy] edge')).toBe(
    'A <span class="wavy-text" style="--wavy-ink:#000000">finished</span> edge',
  )
  expect(html('[wavy:#9e3d26]Red[/wavy], [wavy:teal]green[/wavy]')).toBe(
    '<span class="wavy-text" style="--wavy-ink:#9e3d26">Red</span>, <span class="wavy-text" style="--wavy-ink:teal">green</span>',
  )
  expect(html('[wavy:url(//evil)]x[/wavy]')).toContain('--wavy-ink:#000000')
})

test.each(['A [wavy]finished edge', '[wavy]one[/wavy] and [wavy:red]two', '[wavy][wavy]twice[/wavy]'])(
  'text without a closing tag is unchanged and reported as an error: %s [CNT-28]',
  (text) => {
    const note = vi.fn()
    expect(html(text, note)).toBe(text)
    expect(note.mock.calls).toEqual([['wavy underline: no closing tag', 'error']])
    expect(withoutWaves(text)).toBe(text)
    expect(hasWavyText(text)).toBe(false)
  },
)

test('text without tags stays as it is, and a label leaves the tags out [CNT-27]', () => {
  const note = vi.fn()
  expect(html('No wave', note)).toBe('No wave')
  expect(html('Stray [/wavy] tag', note)).toBe('Stray [/wavy] tag')
  expect(note).not.toHaveBeenCalled()
  expect(withoutWaves('A [wavy:#fff]finished[/wavy] edge')).toBe('A finished edge')
  expect(hasWavyText('A [wavy]b[/wavy]')).toBe(true)
})
