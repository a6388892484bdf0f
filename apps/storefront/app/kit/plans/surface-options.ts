import { wastePatterns } from '@tessera/domain/coverage/waste'

/** Labels of the surfaces, in menu order. */
const surfaceNames = {
  floor: 'Floor',
  wall: 'Wall',
  'shower-floor': 'Shower floor',
  'shower-wall': 'Shower wall',
  backsplash: 'Backsplash',
  countertop: 'Countertop',
  fireplace: 'Fireplace',
  outdoor: 'Outdoor',
  other: 'Other',
} as const
export type Surface = keyof typeof surfaceNames

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

export const surfaceOptions = optionsOf(surfaceNames)
export const patternOptions = Object.entries(wastePatterns).map(([value, { name }]) => ({ value, label: name }))

export type Pattern = keyof typeof wastePatterns

export const isSurface = (text: string): text is Surface => Object.hasOwn(surfaceNames, text)
export const isPattern = (text: string): text is Pattern => Object.hasOwn(wastePatterns, text)

/** `Floor · Herringbone`. */
export const surfaceText = (surface: Surface, pattern: Pattern | null): string =>
  [surfaceNames[surface], pattern && wastePatterns[pattern].name].filter(Boolean).join(' · ')
