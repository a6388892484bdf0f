/// <reference lib="dom" />
import type { Paint } from './paint.ts'

/**
 * Marks what the page draws: shapes of icons and charts, and boxes without words that only their background shows, such
 * as bars. Runs in the page, with the usual colors.
 */
export function markDrawn({ part }: { part: string }): void {
  const shapes = 'path, rect, circle, ellipse, line, polyline, polygon'
  const { isSeen, behind, contrast } = (globalThis as unknown as { paint: Paint }).paint
  for (const shape of document.querySelectorAll(`${part} svg :is(${shapes})`)) {
    const { fill, stroke } = getComputedStyle(shape)
    const back = behind(shape.parentElement)
    if (isSeen(shape.closest('svg') ?? shape) && Math.max(contrast(fill, back), contrast(stroke, back)) >= 3)
      shape.setAttribute('data-drawn', '')
  }
  for (const box of document.querySelectorAll(`${part} :is(div, span, i, li, td, progress, meter)`)) {
    if (box.childElementCount > 0 || box.textContent?.trim() || !isSeen(box)) continue
    if (contrast(getComputedStyle(box).backgroundColor, behind(box.parentElement)) >= 3)
      box.setAttribute('data-drawn', '')
  }
}

/** Drawings that can no longer be told from what is behind them. Runs in the page, with forced colors. */
export function findLostDrawings({ part }: { part: string }): string[] {
  const { behind, contrast, linesOf, nameOf, isSeen } = (globalThis as unknown as { paint: Paint }).paint
  return [...document.querySelectorAll(`${part} [data-drawn]`)].flatMap((one) => {
    const { fill, stroke, backgroundColor } = getComputedStyle(one)
    const back = behind(one.parentElement)
    const paints = one instanceof SVGElement ? [fill, stroke] : [backgroundColor]
    // a sample of a color keeps it, within a line
    const frame = one.closest('svg')
    const isFramed = frame !== null && linesOf(frame).length > 0
    const isLost = Math.max(...paints.map((paint) => contrast(paint, back))) < 3 && !isFramed
    return isLost && isSeen(one.closest('svg') ?? one)
      ? [`not drawn: ${nameOf(one)} of ${nameOf(one.closest('svg')?.parentElement ?? one)}`]
      : []
  })
}

/** Words in colors of the page that do not stand out from what is behind them. Runs in the page, with forced colors. */
export function findFaintWords({ part }: { part: string }): string[] {
  const { behind, contrast, nameOf, isSeen } = (globalThis as unknown as { paint: Paint }).paint
  return [...document.querySelectorAll(`:is(${part}, ${part} *):not(svg *, :disabled)`)].flatMap((one) => {
    const hasWords = [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const isFaint = hasWords && contrast(getComputedStyle(one).color, behind(one)) < 4.5
    return isFaint && isSeen(one) ? [`not read: ${nameOf(one)}`] : []
  })
}
