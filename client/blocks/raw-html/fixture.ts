import type { Fixtures } from '../define-block.tsx'
import { hostileText } from '../parts/fixtures.ts'
import type { RawHtmlSchema } from './schema.ts'

const scripted = {
  html: '<div class="quiz"><h2>Which lamp are you?</h2><p>Three questions, no wrong answers.</p><button type="button">Begin</button><p id="answer" role="status"></p></div>',
  css: '.quiz { padding: 2rem; background: #27364f; color: #fff; font: 1rem/1.5 Georgia, serif; } .quiz button { min-height: 44px; padding: 0 1.5rem; font: inherit; }',
  javascript:
    "document.querySelector('button').addEventListener('click', () => { document.getElementById('answer').textContent = 'A table lamp, plainly.' })",
}

export default {
  normal: { title: 'A quiz about lamps', ...scripted, height: 220 },
  plain: { title: 'A note', html: '<p>Mark-up <em>alone</em>.</p>', height: null },
  hostile: {
    title: hostileText,
    html: `<img src=x alt="" onerror=alert(1)><script>alert(2)</script></section></noscript><a href="javascript:alert(1)">x</a>`,
    css: '</style><script>alert(1)</script>',
    javascript: "try { top.document.title = 'taken' } catch { document.body.append('kept out') }",
    height: 40,
  },
} satisfies Fixtures<typeof RawHtmlSchema>
