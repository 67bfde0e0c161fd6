import { wordsOf } from './index/words.ts'
import type { Dictionary } from './language/dictionary.ts'

/** The redirect of a query, in the vendor's format: https://docs.constructor.io/rest_api/search/redirect_structure/ */
export function redirectFor(dictionary: Dictionary, term: string) {
  const [rule] = rulesFor(dictionary, term, dictionary.redirectRules)
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
export function rulesFor<Rule extends { phrases: readonly string[] }>(
  dictionary: Dictionary,
  term: string,
  rules: readonly Rule[],
): Rule[] {
  const asked = phraseKey(dictionary, term)
  if (asked === '') return []
  return rules.filter(({ phrases }) => phrases.some((phrase) => phraseKey(dictionary, phrase) === asked))
}

function phraseKey({ fillers, stemOf }: Dictionary, text: string): string {
  return wordsOf(text)
    .filter((word) => !fillers.has(word))
    .map(stemOf)
    .toSorted()
    .join(' ')
}
