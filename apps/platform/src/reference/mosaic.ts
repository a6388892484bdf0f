import { type Html, html } from './html.ts'

/** The logo: four tiles, one of them clay. */
export const mark = html`<svg class="mark" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="9" height="9"/><rect x="12" y="1" width="9" height="9" class="clay"/>
<rect x="1" y="12" width="9" height="9"/><rect x="12" y="12" width="9" height="9"/></svg>`

const side = 12
/**
 * A horizontal brick is two cells wide, a vertical one two cells high; each row shifts by one, and four rows repeat.
 */
const brick = (row: number) => {
  const lying = [row - 4, row, row + 4].map((x) => `M${x * side} ${row * side}h${2 * side}v${side}h-${2 * side}z`)
  const upright = [row - 5, row - 1, row + 3].map((x) => `M${x * side} ${row * side}h${side}v${2 * side}h-${side}z`)
  return [...lying, ...upright].join('')
}
const herringbone = [-1, 0, 1, 2, 3].map(brick).join('')

/** A fine herringbone background. `id` must be unique on the page. */
export const mosaicPattern = (
  id: string,
): Html => html`<svg class="mosaic" width="100%" height="48" aria-hidden="true" focusable="false">
<defs><pattern id="${id}" width="${4 * side}" height="${4 * side}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="${herringbone}" fill="none" stroke="currentColor"/></pattern></defs>
<rect width="100%" height="100%" fill="url(#${id})"/></svg>`
