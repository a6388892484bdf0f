import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { type DrawnLayout, drawLayout, type LayoutPlan, type LayoutProblem } from '@tessera/domain/layout/layout'
import { isProblem, roomLimits } from '@tessera/domain/layout/room-shape'
import { findTape } from '@tessera/domain/layout/tape'
import { cutOutField, doorField, type LayoutDraft, sideField } from './layout-draft.ts'

/** Error messages by field name. */
export type DraftProblems = Record<string, string>

const lengthMessage = 'Enter a length, for example 12 ft 6 in.'
const numberMessage = 'Enter a number.'

/** Parses the draft; an invalid length counts as 0 and is reported. */
export function planOfDraft(
  draft: LayoutDraft,
  tile: ProjectLayoutTile,
): { plan: LayoutPlan; problems: DraftProblems } {
  const problems: DraftProblems = {}
  const length = (name: string, text: string, unit: 'ft' | 'in', isOptional = false): number => {
    const inches = findTape(text, unit)
    if (inches === undefined && !(isOptional && text === '')) problems[name] = lengthMessage
    return inches ?? 0
  }
  const number = (name: string, text: string): number => {
    const value = Number(text || 0)
    if (!Number.isFinite(value)) problems[name] = numberMessage
    return Number.isFinite(value) ? value : 0
  }
  const shape = {
    sides: draft.sides.map((side, at) => ({
      inches: length(sideField(at + 1).length, side.length, 'ft'),
      turn: side.turn,
    })),
    cutOuts: draft.cutOuts.map(({ kind, x, y, width, depth }, at) => {
      const names = cutOutField(at + 1)
      return {
        kind,
        xIn: length(names.x, x, 'in', true),
        yIn: length(names.y, y, 'in', true),
        widthIn: length(names.width, width, 'in'),
        depthIn: length(names.depth, depth, 'in'),
      }
    }),
    doors: draft.doors.map(({ side, from, width }, at) => {
      const names = doorField(at + 1)
      return {
        side: Math.trunc(number(names.side, side || '1')),
        fromIn: length(names.from, from, 'in', true),
        widthIn: length(names.width, width, 'in'),
      }
    }),
  }
  const plan: LayoutPlan = {
    shape,
    pattern: draft.pattern,
    isTurned: draft.direction === 'down',
    jointIn: number('joint', draft.joint),
    start: [length('x', draft.x, 'in', true), length('y', draft.y, 'in', true)],
    sparePercent: number('spare', draft.spare),
    groutBagLbs: tile.grouts.find(({ sku }) => sku === draft.grout)?.bagLbs ?? null,
  }
  for (const [at, name] of (['x', 'y'] as const).entries())
    if (Math.abs(plan.start[at] ?? 0) > roomLimits.sideIn) problems[name] = 'Enter a start inside the room.'
  if (plan.sparePercent < 0 || plan.sparePercent > 50) problems.spare = 'Enter a number from 0 to 50.'
  return { plan, problems }
}

const rowNames: Partial<Record<LayoutProblem['field'], { word: string; field(row: number): string }>> = {
  sides: { word: 'Side', field: (row) => sideField(row).length },
  cutOuts: { word: 'Cut-out', field: (row) => cutOutField(row).width },
  doors: { word: 'Door', field: (row) => doorField(row).width },
}

/** The form field of a drawing problem, and its message for display outside the form. */
function problemFor({ field, at, message }: LayoutProblem): { name: string; text: string } {
  const rows = rowNames[field]
  if (!rows) return { name: field === 'jointIn' ? 'joint' : field, text: message }
  return { name: rows.field((at ?? 0) + 1), text: at === undefined ? message : `${rows.word} ${at + 1}: ${message}` }
}

export interface LayoutCalculation {
  plan: LayoutPlan
  drawn: DrawnLayout | undefined
  problems: DraftProblems
  /** The message shown instead of the drawing. */
  message: string | undefined
}

export function calculateLayout(draft: LayoutDraft, tile: ProjectLayoutTile): LayoutCalculation {
  const { plan, problems } = planOfDraft(draft, tile)
  const nothing = { plan, drawn: undefined, problems }
  if (tile.problem) return { ...nothing, problems: { tile: tile.problem }, message: tile.problem }
  if (draft.sides.length === 0)
    return { ...nothing, problems: { s1: 'Enter the sides of the room.' }, message: 'Enter the sides of the room.' }
  const [first] = Object.values(problems)
  if (first) return { ...nothing, message: first }
  const drawn = drawLayout(tile, plan)
  if (!isProblem<LayoutProblem>(drawn)) return { plan, drawn, problems, message: undefined }
  const { name, text } = problemFor(drawn)
  return { ...nothing, problems: { [name]: drawn.message }, message: text }
}
