import type { PrintPlan } from '../print-document.ts'
import { colors, pageSize } from './page-style.ts'
import type { Pen } from './pen.ts'

/** Margin around the drawing for the wall lengths. */
const border = 26
const hatchStep = 7

/** A room on its own page, scaled to fit: tiles outlined, cuts hatched, wall lengths labeled. */
export function drawPlan(pen: Pen, plan: PrintPlan): void {
  pen.pdf.addPage()
  pen.y = pageSize.margin
  pen.text(plan.heading, pen.left, pen.y, { font: 'display', size: 16 })
  pen.y += 26
  for (const line of plan.lines) {
    pen.text(line, pen.left, pen.y, { size: 9, color: colors.stone })
    pen.y += pen.height(line, { size: 9 }) + 3
  }
  drawCutList(pen, plan.cutList)
  const [width, height] = [pen.inner - 2 * border, pen.bottom - pen.y - 2 * border]
  const scale = Math.min(width / plan.widthIn, height / plan.heightIn)
  const place = { x: pen.left + border, y: pen.y + border, scale }
  drawTiles(pen, plan, place)
  for (const label of plan.labels) drawLabel(pen, label, place)
  for (const mark of plan.marks) drawMark(pen, mark, place)
  pen.y += plan.heightIn * scale + 2 * border
}

const columns = 3
const rowHeight = 11

/** In columns, so that the drawing keeps most of the page. */
function drawCutList(pen: Pen, list: readonly string[]): void {
  if (list.length === 0) return
  const rows = Math.ceil(list.length / columns)
  const width = pen.inner / columns
  pen.y += 4
  for (const [at, text] of list.entries())
    pen.text(text, pen.left + Math.floor(at / rows) * width, pen.y + (at % rows) * rowHeight, { size: 8, width })
  pen.y += rows * rowHeight
}

interface PlanPlacement {
  x: number
  y: number
  /** Points per inch of the room. */
  scale: number
}

function drawTiles(
  { pdf }: Pen,
  { full, cuts, walls, doors, widthIn, heightIn }: PrintPlan,
  { x, y, scale }: PlanPlacement,
): void {
  const line = (points: number) => points / scale
  pdf.save().translate(x, y).scale(scale)
  if (full) pdf.path(full).lineWidth(line(0.5)).fillAndStroke(colors.paper, colors.stone)
  if (cuts) {
    pdf.path(cuts).lineWidth(line(0.5)).fillAndStroke('#FFFFFF', colors.stone)
    pdf.save().path(cuts).clip()
    const step = line(hatchStep)
    for (let at = -heightIn; at < widthIn; at += step) pdf.moveTo(at, heightIn).lineTo(at + heightIn, 0)
    pdf.lineWidth(line(0.4)).strokeColor(colors.stone).stroke().restore()
  }
  pdf.path(walls).lineWidth(line(2)).strokeColor(colors.ink).stroke()
  if (doors) pdf.path(doors).lineWidth(line(3)).strokeColor('#FFFFFF').stroke()
  pdf.restore()
}

function drawLabel(pen: Pen, { x, y, turn, isAbove, text }: PrintPlan['labels'][number], place: PlanPlacement): void {
  const { pdf } = pen
  const width = 120
  pdf
    .save()
    .translate(place.x + x * place.scale, place.y + y * place.scale)
    .rotate(turn)
  pen.text(text, -width / 2, isAbove ? -16 : 7, { size: 8, width, align: 'center' })
  pdf.restore()
}

const markSize = 7

/** A letter in the middle of a cut, if it fits. */
function drawMark(pen: Pen, { x, y, spaceIn, text }: PrintPlan['marks'][number], place: PlanPlacement): void {
  if (spaceIn * place.scale < markSize + 2) return
  const width = 24
  const at = { x: place.x + x * place.scale - width / 2, y: place.y + y * place.scale - markSize / 2 }
  pen.text(text, at.x, at.y, { size: markSize, width, align: 'center' })
}
