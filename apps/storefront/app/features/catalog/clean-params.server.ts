import {
  type ListingParam,
  maxParamLength,
  maxParamValues,
  repeatedParams,
  singleParams,
} from '@tessera/contract/shop/listing-names'
import { findParamProblem } from '@tessera/domain/catalog/listing-query'
import { isSort } from './sorts.ts'

/** Values that mean the same as no value. */
const defaults: Partial<Record<ListingParam, string>> = { asTyped: 'false', inStock: 'false', page: '1' }

/** Drops empty, unknown and malformed parameters, so that a foreign URL never breaks the page. */
export function cleanParams(params: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of singleParams) {
    const value = (params.get(name) ?? '').trim().slice(0, maxParamLength)
    if (!value || value === defaults[name] || findParamProblem(name, value)) continue
    if (name === 'pageSize' || (name === 'sort' && !isSort(value))) continue
    clean.set(name, value)
  }
  swapPrices(clean)
  for (const name of repeatedParams)
    for (const value of new Set(params.getAll(name).slice(0, maxParamValues)))
      if (value && !findParamProblem(name, value)) clean.append(name, value)
  return clean
}

/** From 9 to 3 means from 3 to 9; the fields then show it that way. */
function swapPrices(params: URLSearchParams): void {
  const [min, max] = [params.get('minPrice'), params.get('maxPrice')]
  if (min === null || max === null || Number(min) <= Number(max)) return
  params.set('minPrice', max)
  params.set('maxPrice', min)
}
