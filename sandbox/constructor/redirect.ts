import { redirectRules } from './account/redirects.ts'
import { fillers } from './account/synonyms.ts'
import { stemOf, wordsOf } from './index/words.ts'

/** The redirect of a query, in the vendor's format: https://docs.constructor.io/rest_api/search/redirect_structure/ */
export function redirectFor(term: string) {
  const asked = phraseKey(term)
  const rule =
    asked === ''
      ? undefined
      : redirectRules.find(({ phrases }) => phrases.some((phrase) => phraseKey(phrase) === asked))
  return (
    rule && {
      redirect: {
        data: { match_id: rule.id, rule_id: rule.id, url: rule.url },
        matched_terms: wordsOf(term),
        matched_user_segments: [],
      },
    }
  )
}

function phraseKey(text: string): string {
  return wordsOf(text)
    .filter((word) => !fillers.has(word))
    .map(stemOf)
    .toSorted()
    .join(' ')
}
