import { fromUnits, type Units } from '@tessera/domain/money'

export const decimalOf = (units: Units | null): number | null => (units === null ? null : fromUnits(units))

/** Fast, but two objects with the same keys in another order are not the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
