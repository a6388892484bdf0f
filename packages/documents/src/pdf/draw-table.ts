import type { PrintTable } from '../print-document.ts'
import { colors } from './page-style.ts'
import type { Pen } from './pen.ts'

const gap = 8
const padding = 5
/** Half an inch, and the gap to its text. */
const picture = { side: 36, gap: 10 }

interface ColumnBox {
  x: number
  width: number
  isRight: boolean
  isTicked: boolean
}

/** The header row, if any, repeats on every page; hairlines separate the rows. */
export function drawTable(pen: Pen, table: PrintTable, pictures: ReadonlyMap<string, Uint8Array>): void {
  const { heading, columns, rows, size = 9 } = table
  const places = columnBoxesOf(pen, columns, table.pictures ? picture.side + picture.gap : 0)
  const labels = columns.map(({ label }) => label)
  if (heading) {
    pen.need(60)
    pen.text(heading, pen.left, pen.y, { font: 'display', size: 13 })
    pen.y += 22
  }
  drawLabels(pen, places, labels)
  for (const [at, cells] of rows.entries()) {
    const least = table.pictures ? picture.side : 0
    const height = Math.max(heightOf(pen, places, cells, size), least) + 2 * padding
    if (pen.need(height)) drawLabels(pen, places, labels)
    const bytes = pictures.get(table.pictures?.[at] ?? '')
    if (bytes) pen.picture(bytes, pen.left, pen.y + padding, picture.side)
    cells.forEach((cell, index) => {
      const place = places[index]
      if (place?.isTicked) pen.box(place.x + place.width - size, pen.y + padding, size)
      else if (place) pen.text(cell, place.x, pen.y + padding, { ...textStyleOf(place), size })
    })
    pen.y += height
    pen.rule(pen.y)
  }
  pen.y += 18
}

function columnBoxesOf(pen: Pen, columns: PrintTable['columns'], before: number): ColumnBox[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const room = pen.inner - before - gap * (columns.length - 1)
  let x = pen.left + before
  return columns.map(({ share, isRight = false, isTicked = false }) => {
    const place = { x, width: (room * share) / all, isRight: isRight || isTicked, isTicked }
    x += place.width + gap
    return place
  })
}

const textStyleOf = ({ width, isRight }: ColumnBox) => ({
  width,
  align: isRight ? ('right' as const) : ('left' as const),
})

const heightOf = (pen: Pen, places: readonly ColumnBox[], cells: readonly string[], size: number): number =>
  Math.max(...cells.map((cell, index) => pen.height(cell, { size, width: places[index]?.width ?? pen.inner })))

function drawLabels(pen: Pen, places: readonly ColumnBox[], labels: readonly string[]): void {
  const style = { size: 7.5, color: colors.stone, font: 'strong' as const }
  pen.need(30)
  if (labels.every((label) => label === '')) {
    pen.rule(pen.y, colors.ink)
    return
  }
  const height = Math.max(
    ...labels.map((label, index) => pen.height(label, { ...style, width: places[index]?.width ?? 0 })),
  )
  labels.forEach((label, index) => {
    const place = places[index]
    if (place) pen.text(label, place.x, pen.y, { ...textStyleOf(place), ...style })
  })
  pen.y += height + 4
  pen.rule(pen.y, colors.ink)
}
