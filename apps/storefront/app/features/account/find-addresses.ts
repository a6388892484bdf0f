import type { SavedAddress } from '@tessera/client/shop/types.gen'

/** Finds addresses that contain every word of the query in the name, company, street, city, state or ZIP code. */
export function findAddresses(addresses: readonly SavedAddress[], query: string): SavedAddress[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return addresses.filter((address) => {
    const { id: _, ...shown } = address
    const text = Object.values(shown)
      .filter((value) => typeof value === 'string')
      .join(' ')
      .toLowerCase()
    return terms.every((word) => text.includes(word))
  })
}
