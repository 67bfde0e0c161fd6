/** What programs may do with pages for models: train them, answer questions of people with them, and index pages. */
export const modelPurposes = ['search', 'answers', 'training'] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/**
 * The names in robots.txt of the programs that serve a purpose, as their operators document them. A program of several
 * purposes is listed with the one that its operator lets a site refuse.
 */
export const aiCrawlers: Readonly<Record<ModelPurpose, readonly string[]>> = {
  search: [
    // https://developers.openai.com/api/docs/bots
    'OAI-SearchBot',
    // https://support.claude.com/en/articles/8896518
    'Claude-SearchBot',
    // https://docs.perplexity.ai/guides/bots
    'PerplexityBot',
  ],
  answers: [
    // https://developers.openai.com/api/docs/bots
    'ChatGPT-User',
    // https://support.claude.com/en/articles/8896518
    'Claude-User',
    // https://docs.perplexity.ai/guides/bots
    'Perplexity-User',
    // https://docs.mistral.ai/robots
    'MistralAI-User',
    // https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot
    'DuckAssistBot',
    // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
    'meta-externalfetcher',
  ],
  training: [
    // https://developers.openai.com/api/docs/bots
    'GPTBot',
    // https://support.claude.com/en/articles/8896518
    'ClaudeBot',
    // A name for robots.txt only: https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
    'Google-Extended',
    // A name for robots.txt only: https://support.apple.com/en-us/119829
    'Applebot-Extended',
    // https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
    'meta-externalagent',
    // https://developer.amazon.com/amazonbot
    'Amazonbot',
    // The archive that many models are trained with: https://commoncrawl.org/ccbot
    'CCBot',
    // Its operator documents nothing. The name is that of its requests.
    'Bytespider',
  ],
}
