import type { Point, Ring } from './polygon.ts'

const roundedText = (value: number): string => String(Math.round(value * 100) / 100)
const pointText = ([x, y]: Point): string => `${roundedText(x)} ${roundedText(y)}`

/** A path for SVG and PDF, in inches to the hundredth. */
export const pathOf = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(pointText).join('L')}Z`).join('')
