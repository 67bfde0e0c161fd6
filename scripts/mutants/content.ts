import type { Mutant } from './mutant.ts'

/** Content: what is left out of a page, and who is told. */
export const contentMutants: readonly Mutant[] = [
  {
    ids: ['CNT-28'],
    change: 'A wavy tag that is not closed is logged as an error',
    file: 'client/blocks/parts/wavy-text.tsx',
    find: "context.note('wavy underline: no closing tag', 'error')",
    replace: "context.note('wavy underline: no closing tag')",
    tests: ['worker/content/left-out-content.test.ts'],
  },
  {
    ids: ['BLK-45'],
    change: 'An editor is told that a link has no words',
    file: 'client/blocks/parts/cover-link.tsx',
    find: "  context.note('link: needs words in the block, or a picture with alternative text')\n",
    replace: '',
    tests: ['client/blocks/block-rules.test.tsx'],
  },
  {
    ids: ['BLK-45'],
    change: 'An editor is told that an address is not allowed',
    file: 'client/blocks/parts/address.ts',
    find: '      noteLeftOut(`${field}: not a path of this shop, nor an https, mailto or tel address`)\n',
    replace: '',
    tests: ['client/blocks/block-rules.test.tsx'],
  },
  {
    ids: ['CONST-04'],
    change: 'The log level applies to left-out content',
    file: 'worker/content/report-content.ts',
    find: "log.warn('content-left-out', { ...item, issues })",
    replace: "console.warn(JSON.stringify({ level: 'warn', event: 'content-left-out', ...item, issues }))",
    tests: ['worker/content/left-out-content.test.ts'],
  },
  {
    ids: ['CNT-20'],
    change: 'The profile of content’s videos is a setting',
    file: 'worker/pages/render-page.ts',
    find: 'videoProfile: configuration.media.contentVideoProfile',
    replace: "videoProfile: 'mp41080p'",
    tests: ['worker/content/content-blocks.test.ts'],
  },
  {
    ids: ['CNT-20'],
    change: 'The source of a video ends with its profile',
    file: 'client/blocks/parts/video.tsx',
    find: 'src={`${video.src}/${videoProfile}`}',
    replace: 'src={video.src || videoProfile}',
    tests: ['client/blocks/block-rules.test.tsx'],
  },
]
