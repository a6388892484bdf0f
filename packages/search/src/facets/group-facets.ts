import { facetNames } from '@tessera/contract/shop/listing-names'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { facetValues } from './facet-table.ts'

const sampleSize = 2_000
/** 1,500 was slower at 10,000 and at 100,000 products: fewer columns, but too many profiles to add up. */
const profileLimit = 400

/**
 * Correlated facets (such as category, material and use) are counted as one column of profiles: a product takes one
 * step per group instead of one per facet. The groups are derived from a sample of the products.
 */
export function groupFacets(all: readonly ProductFacts[]): number[][] {
  const step = Math.max(1, Math.floor(all.length / sampleSize))
  const sample = all.filter((_, index) => index % step === 0)
  const groups: { facets: number[]; codes: Int32Array; size: number }[] = []
  for (const [facet, name] of facetNames.entries()) {
    const own = codesOf(sample.map((facts) => facetValues(name, facts).join('\n')))
    const fits = groups
      .map((group) => ({
        group,
        joint: codesOf(Array.from(own.codes, (code, at) => (group.codes[at] ?? 0) * sampleSize + code)),
      }))
      .filter(({ joint }) => joint.size <= profileLimit)
      .toSorted((one, other) => one.joint.size - one.group.size - (other.joint.size - other.group.size))
    const best = fits[0]
    if (!best) groups.push({ facets: [facet], ...own })
    else Object.assign(best.group, { facets: [...best.group.facets, facet], ...best.joint })
  }
  return groups.map(({ facets }) => facets)
}

function codesOf(keys: readonly (string | number)[]): { codes: Int32Array; size: number } {
  const known = new Map<string | number, number>()
  const codes = new Int32Array(keys.length)
  for (const [at, key] of keys.entries()) {
    const code = known.get(key) ?? known.size
    if (code === known.size) known.set(key, code)
    codes[at] = code
  }
  return { codes, size: known.size }
}
