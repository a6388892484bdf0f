export const searchTypes = [
  'AnyTerm',
  'AllTermsAnyField',
  'AllTermsSameField',
  'ExactPhrase',
  'ExactPhrasePrefix',
] as const
export type SearchType = (typeof searchTypes)[number]

/** More words than a real search has; limits the cost of one search. */
const maxTerms = 10

export const termsOf = (search: string): string[] =>
  [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxTerms)

export const findSearchType = (text: string | undefined): SearchType | undefined =>
  text === undefined || text === '' ? 'AnyTerm' : searchTypes.find((type) => type.toLowerCase() === text.toLowerCase())
