import type { ProductDetails } from '@tessera/client/shop/types.gen'

export interface CompareRow {
  name: string
  values: string[]
  isSame: boolean
}

/** All attributes that any of the products has, in the order of the first product that has them. */
export function compareRows(products: readonly ProductDetails[]): CompareRow[] {
  const facts = products.map(
    ({ attributes }) =>
      new Map(attributes.groups.flatMap((group) => group.facts.map(({ name, value }) => [name, value]))),
  )
  const names = new Set(facts.flatMap((one) => [...one.keys()]))
  return [...names].map((name) => {
    const values = facts.map((one) => one.get(name) ?? '–')
    return { name, values, isSame: new Set(values).size === 1 }
  })
}
