import type { Caller } from '@tessera/domain/identity/may-call'
import { type Facet, facetControl } from '../../generic/facet-control.ts'
import type { FilterControl } from '../../generic/views.ts'

export interface ProductView {
  name: string
  label: string
  /** The words of the API that narrow the list. */
  filter: Readonly<Record<string, string>>
  /** The sentence of an empty list. */
  empty: string
}

/** Boxes at or below which stock is called low. */
const lowBoxes = 20

/** Lists that merchandisers open every day. */
const productViews: readonly ProductView[] = [
  { name: 'all', label: 'All', filter: {}, empty: 'The first product will be listed here.' },
  {
    name: 'no-picture',
    label: 'No picture',
    filter: { 'xp.picture': '!*', 'xp.photos.face': '!*' },
    empty: 'Every product has a picture.',
  },
  {
    name: 'no-price',
    label: 'No retail price',
    filter: { DefaultPriceScheduleID: '!*' },
    empty: 'Every product has a retail price.',
  },
  { name: 'no-alt', label: 'No alt text', filter: { 'xp.alt': '!*' }, empty: 'Every picture is described.' },
  {
    name: 'low',
    label: `${lowBoxes} or fewer`,
    filter: { 'Inventory.Enabled': 'true', 'Inventory.QuantityAvailable': `<=${lowBoxes}` },
    empty: `Every product has more than ${lowBoxes} in stock.`,
  },
]

/** The views that a person has: users of a supplier start with what their company makes or ships. */
export const viewsFor = ({ userType, companyID }: Caller): readonly ProductView[] =>
  userType === 'supplier'
    ? [
        {
          name: 'all',
          label: 'Ours',
          filter: { 'DefaultSupplierID|OwnerID': companyID },
          empty: 'Products that your company makes or ships will be listed here.',
        },
        { name: 'range', label: 'Whole range', filter: {}, empty: 'The first product will be listed here.' },
      ]
    : productViews

/** The word of the address that names a view. It is no word of the API. */
const viewWord = 'view'

export interface ProductQuery {
  view: ProductView
  /** The words of the address without the view: search, facets, page and sort order, in the words of the API. */
  words: URLSearchParams
}

export function readProductQuery(query: URLSearchParams, views = productViews): ProductQuery {
  const words = new URLSearchParams([...query].filter(([name, value]) => name !== viewWord && value.trim() !== ''))
  const [all] = views
  const view = views.find(({ name }) => name === query.get(viewWord)) ?? all
  if (!view) throw new Error('There is no view of all products.')
  return { view, words }
}

/** The words of the call: those of the address, and those of the view. */
export function wordsOf({ view, words }: ProductQuery): URLSearchParams {
  const asked = new URLSearchParams(words)
  for (const [name, value] of Object.entries(view.filter)) asked.append(name, value)
  return asked
}

/** The address of a list: a view is a link. */
export function productListHref(name: string, words: URLSearchParams, base = '/products'): string {
  const query = new URLSearchParams(words)
  query.delete('page')
  if (name !== 'all') query.set(viewWord, name)
  return query.size > 0 ? `${base}?${query}` : base
}

const maxFacets = 12

/** The shop's own facets as controls, with the number of products behind each value. */
export const facetControls = (facets: readonly Facet[], words: URLSearchParams): FilterControl[] =>
  facets
    .map(({ Name, XpPath, Values }) => facetControl(`xp.${XpPath?.replace(/^xp\./, '')}`, Name, Values, words))
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => Number(other.value !== '') - Number(one.value !== ''))
    .slice(0, maxFacets)
