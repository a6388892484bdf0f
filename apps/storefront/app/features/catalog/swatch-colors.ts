import { ownValue } from '@tessera/contract/kit/own-value'

/** A small square next to the name of a color family; the name is always shown too. */
const swatches: Record<string, readonly string[]> = {
  White: ['#fbfaf7'],
  'Off-white': ['#efe9dc'],
  Beige: ['#dccdb4'],
  Tan: ['#c2a37c'],
  Brown: ['#7a5638'],
  Black: ['#1d1b1a'],
  Gray: ['#a3a19d'],
  Charcoal: ['#4a4a4b'],
  Blue: ['#5d83a8'],
  Navy: ['#22324f'],
  Green: ['#66785a'],
  Red: ['#8f2f2b'],
  Terracotta: ['#b8623f'],
  'Yellow/Gold': ['#cfa142'],
  Pink: ['#d9aaa2'],
  Multi: ['#5d83a8', '#cfa142', '#66785a', '#b8623f'],
}

/** One color, or four for multicolored families. */
export const swatchColors = (family: string): readonly string[] => ownValue(swatches, family) ?? []
