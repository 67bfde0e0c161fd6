import { redirectRules } from './account/redirects.ts'
import { fillers } from './account/synonyms.ts'
import { stemOf, wordsOf } from './index/words.ts'

/** The redirect of a query, in the vendor's format: https://docs.constructor.io/rest_api/search/redirect_structure/ */
export function redirectFor(term: string) {
  const [rule] = rulesFor(term, redirectRules)
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

/** The rules that have the query as one of their phrases. */
export function rulesFor<Rule extends { phrases: readonly string[] }>(term: string, rules: readonly Rule[]): Rule[] {
  const asked = phraseKey(term)
  return asked === '' ? [] : rules.filter(({ phrases }) => phrases.some((phrase) => phraseKey(phrase) === asked))
}

function phraseKey(text: string): string {
  return wordsOf(text)
    .filter((word) => !fillers.has(word))
    .map(stemOf)
    .toSorted()
    .join(' ')
}
