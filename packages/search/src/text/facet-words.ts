import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import type { FacetStore } from '../facets/facet-store.ts'
import type { QueryConcept } from './query-plan.ts'
import { phraseKey, phraseOf } from './synonyms.ts'

/** The facet values that a word names: white is White, and Off-white after it. */
export interface FacetChoice {
  facet: FacetName
  values: readonly string[]
}

/** Values by the stems of their words, for as many values as the index then had. */
export interface FacetWords {
  size: number
  choices: Map<string, FacetChoice | undefined>
}

/** Searches name these as filters. A word that also means another of `named` stays a word: marble is a look, too. */
const readFacets: ReadonlySet<FacetName> = new Set(['colorFamily', 'finish', 'material', 'size'])
const named: readonly FacetName[] = ['material', 'look', 'colorFamily', 'finish', 'shape', 'size', 'texture', 'room']

export function facetWordsOf({ valueNames, numberOf }: FacetStore): FacetWords {
  const choices = new Map<string, FacetChoice | undefined>()
  for (const facet of named) {
    const values = [...(numberOf[facetNames.indexOf(facet)]?.keys() ?? [])]
    for (const value of values)
      for (const part of value.split('/')) {
        const key = phraseKey(phraseOf(part))
        const isOpen = !choices.has(key) && readFacets.has(facet)
        choices.set(key, isOpen ? { facet, values: [value, ...valuesEndingIn(part, values)] } : undefined)
      }
  }
  return { size: valueNames.length, choices }
}

const valuesEndingIn = (part: string, values: readonly string[]): string[] =>
  values.filter((value) => value.endsWith(`-${part.toLowerCase()}`))

/** "black and white" as one choice of both colors; undefined if no two words name values of one facet. */
export function joinChoices(concepts: readonly QueryConcept[]): QueryConcept[] | undefined {
  const joined: QueryConcept[] = []
  for (const concept of concepts) {
    const { words, alternatives, choice } = concept
    const at = joined.findIndex((other) => choice && other.choice?.facet === choice.facet)
    const other = joined[at]
    if (!choice || !other?.choice) joined.push(concept)
    else
      joined[at] = {
        words: [...other.words, ...words],
        alternatives: [...other.alternatives, ...alternatives],
        choice: { facet: choice.facet, values: [...new Set([...other.choice.values, ...choice.values])] },
      }
  }
  return joined.length < concepts.length ? joined : undefined
}
