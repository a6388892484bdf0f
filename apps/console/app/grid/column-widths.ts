import type { GridColumn } from './grid-model.ts'

/** Padding and border of a cell, and room for a bold text. */
const besideText = 22
const narrowest = 40
const widest = { wide: 320, narrow: 144 }

/** The width of each column by its longest text, in pixels. On a phone the first prices stand beside the name. */
export function columnWidths(
  columns: readonly GridColumn[],
  longest: readonly string[],
  { isNarrow, measure }: { isNarrow: boolean; measure(text: string): number },
): number[] {
  const most = isNarrow ? widest.narrow : widest.wide
  return columns.map(({ label }, at) => {
    const text = Math.max(measure(label), measure(longest[at] ?? ''))
    return Math.min(most, Math.max(narrowest, Math.ceil(text) + besideText))
  })
}

/** The longest text of each column so far; the same list if no loaded row has a longer one. */
export function longestTexts(
  known: readonly string[],
  rows: readonly { cells: readonly string[] }[],
): readonly string[] {
  const next = [...known]
  for (const { cells } of rows)
    for (const [at, text] of cells.entries()) if (text.length > (next[at]?.length ?? 0)) next[at] = text
  return next.length === known.length && next.every((text, at) => text === known[at]) ? known : next
}

/** Measures texts in the font of the page, without laying out anything. */
export function textMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 8
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(document.body)
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  return (text) => context.measureText(text).width
}
