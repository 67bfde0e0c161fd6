import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { Markdown } from './markdown.tsx'
import { markets } from '#shared/markets.ts'

const html = (text: string) => htmlOf(<Markdown text={text} market={markets.us} />)

test.each([
  [
    'A *b*, _c_, **d**, __e__ and ~~f~~',
    '<p>A <em>b</em>, <em>c</em>, <strong>d</strong>, <strong>e</strong> and <del>f</del></p>',
  ],
  ['**a _b_**', '<p><strong>a <em>b</em></strong></p>'],
  ['snake_case_name', '<p>snake_case_name</p>'],
  ['# One\n## Two\n### Three\n#### Four', '<h2>One</h2><h2>Two</h2><h3>Three</h3><h4>Four</h4>'],
  ['one\ntwo', '<p>one two</p>'],
  ['one\r\n\r\ntwo', '<p>one</p><p>two</p>'],
  ['one  \ntwo', '<p>one<br/>two</p>'],
  ['    indented', '<p>    indented</p>'],
  ['\\*not italic\\* and 1\\. not a list', '<p>*not italic* and 1. not a list</p>'],
  ['Fish & chips, &amp; < 5', '<p>Fish &amp; chips, &amp;amp; &lt; 5</p>'],
  ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
  ['Wash at `30 < 40`', '<p>Wash at <code>30 &lt; 40</code></p>'],
  ['---', '<hr/>'],
  ['![A coat](/coat.jpg)', '<p>A coat</p>'],
  ['https://example.com', '<p>https://example.com</p>'],
])('the Markdown %j renders as %s [BLK-73]', (text, markup) => {
  expect(html(text)).toBe(markup)
})

test.each([
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['3) a\n4) b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['- a\n  - b\n  - c\n- d', '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  ['1. a\n   - b', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['Before\n- a', '<p>Before</p><ul><li>a</li></ul>'],
])('the Markdown list %j renders as %s [BLK-73]', (text, markup) => {
  expect(html(text)).toBe(markup)
})

test('a Markdown table has a heading for each column [BLK-73]', () => {
  expect(html('| Size | **Bust** |\n|---|--:|\n| 10 | 88 |\n| 12 | 92 |')).toBe(
    '<table><thead><tr><th scope="col">Size</th><th scope="col"><strong>Bust</strong></th></tr></thead>' +
      '<tbody><tr><td>10</td><td>88</td></tr><tr><td>12</td><td>92</td></tr></tbody></table>',
  )
})

test.each([
  ['[a](help)', '<p><a href="/us/help">a</a></p>'],
  ['[**a**](/eu/bag)', '<p><a href="/eu/bag"><strong>a</strong></a></p>'],
  ['[a](</help> "title")', '<p><a href="/us/help">a</a></p>'],
  ['[a][1]\n\n[1]: https://example.com/x?a=1&b=2', '<p><a href="https://example.com/x?a=1&amp;b=2">a</a></p>'],
  [
    '<mailto:hello@selvedge.example>',
    '<p><a href="mailto:hello@selvedge.example">mailto:hello@selvedge.example</a></p>',
  ],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['[a](<java\tscript:alert(1)>)', '<p>a</p>'],
  ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
  ['[a](//evil.example)', '<p>a</p>'],
])('the Markdown link %j renders as %s [D-18] [D-95]', (text, markup) => {
  expect(html(text)).toBe(markup)
})

test.each([
  ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['a <img src=x onerror=alert(1)> **b**', '<p>a &lt;img src=x onerror=alert(1)&gt; <strong>b</strong></p>'],
  ['<!-- x -->', '<p>&lt;!-- x --&gt;</p>'],
  ['- <i>x</i>', '<ul><li>&lt;i&gt;x&lt;/i&gt;</li></ul>'],
])('the HTML %j in Markdown is shown as text [D-18]', (text, markup) => {
  expect(html(text)).toBe(markup)
})

test('any text renders only Markdown elements and no unsafe link [D-18]', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>',
      '<a href="javascript:x">',
      '](javascript:x)',
      '[a',
      '\n',
      '| a |\n|-|\n',
      '- ',
      '> ',
      '**',
      '_',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const tags = html(pieces.join('')).match(/<[^>]*>/g) ?? []
      for (const tag of tags)
        expect(tag).toMatch(
          /^<(?:\/?(?:p|h[234]|ul|ol|li|strong|em|del|code|pre|blockquote|table|thead|tbody|tr|td|a)|th scope="col"|\/th|ol start="\d+"|[bh]r\/|a href="(?:\/us|#|https?:|mailto:|tel:)[^"]*")>$/,
        )
    }),
  )
})
