import type { SavedAddress } from '@tessera/client/shop/types.gen'

/** Addresses that have every word somewhere: a name, a company, a street, a city, a state, a ZIP code. */
export function findAddresses(addresses: readonly SavedAddress[], asked: string): SavedAddress[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return addresses.filter((address) => {
    const { id: _, ...shown } = address
    const text = Object.values(shown)
      .filter((value) => typeof value === 'string')
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
