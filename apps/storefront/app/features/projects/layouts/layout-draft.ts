import { cutOutKinds, drawnPatterns, sideTurns } from '@tessera/contract/shop/layout-options'
import { parseSurface, surfaceValue } from './layout-surfaces.ts'

type Turn = (typeof sideTurns)[number]
type Kind = (typeof cutOutKinds)[number]
export type LayoutPattern = (typeof drawnPatterns)[number]

/** A layout as typed, so that a half-typed number is not lost. */
export interface LayoutDraft {
  name: string
  room: string
  /** A surface, for walls with its number: `floor`, `wall 2`. */
  surface: string
  tile: string
  sides: { length: string; turn: Turn }[]
  cutOuts: { kind: Kind; x: string; y: string; width: string; depth: string }[]
  doors: { side: string; from: string; width: string }[]
  pattern: LayoutPattern
  direction: 'across' | 'down'
  /** In inches. */
  joint: string
  grout: string
  x: string
  y: string
  spare: string
}

/** The field names of a row; rows count from 1. */
export const sideField = (row: number) => ({ length: `s${row}`, turn: `t${row}` })
export const cutOutField = (row: number) => ({
  kind: `c${row}k`,
  x: `c${row}x`,
  y: `c${row}y`,
  width: `c${row}w`,
  depth: `c${row}d`,
})
export const doorField = (row: number) => ({ side: `d${row}s`, from: `d${row}f`, width: `d${row}w` })

export type DraftRows = 'sides' | 'cutOuts' | 'doors'
type RowCounts = Record<DraftRows, number>

/** Rows that are on the screen with nothing typed yet: they stay when another row is added. */
export function countEmptyRows(shown: RowCounts, draft: LayoutDraft): RowCounts {
  const left = (rows: DraftRows) => Math.max(shown[rows] - draft[rows].length, 0)
  return { sides: left('sides'), cutOuts: left('cutOuts'), doors: left('doors') }
}

const maxTextLength = 30
const maxRows = 60

/** True if a form was sent, not only a URL opened. */
export const hasDraft = (sent: URLSearchParams): boolean => sent.has('room') && sent.has('pattern')

/** Reads the draft from a URL or a form; rows with nothing typed are skipped. */
export function readDraft(sent: URLSearchParams): LayoutDraft {
  const text = (name: string, longest = maxTextLength) => (sent.get(name) ?? '').trim().slice(0, longest)
  const pick = <V extends string>(all: readonly [V, ...V[]], name: string): V =>
    all.find((one) => one === text(name)) ?? all[0]
  const rows = <T>(read: (row: number) => T | undefined): T[] =>
    Array.from({ length: maxRows }, (_, at) => read(at + 1)).filter((one) => one !== undefined)
  return {
    name: text('name', 100),
    room: text('room', 40),
    surface: surfaceValue(parseSurface(text('surface'))),
    tile: text('tile', 40),
    sides: rows((row) => {
      const names = sideField(row)
      return text(names.length) ? { length: text(names.length), turn: pick(sideTurns, names.turn) } : undefined
    }),
    cutOuts: rows((row) => {
      const { kind, x, y, width, depth } = cutOutField(row)
      const sizes = { x: text(x), y: text(y), width: text(width), depth: text(depth) }
      const isTyped = Object.values(sizes).some(Boolean) || pick(cutOutKinds, kind) !== cutOutKinds[0]
      return isTyped ? { kind: pick(cutOutKinds, kind), ...sizes } : undefined
    }),
    doors: rows((row) => {
      const { side, from, width } = doorField(row)
      return text(side) || text(from) || text(width)
        ? { side: text(side), from: text(from), width: text(width) }
        : undefined
    }),
    pattern: pick(drawnPatterns, 'pattern'),
    direction: pick(['across', 'down'], 'direction'),
    joint: text('joint'),
    grout: text('grout', 40),
    x: text('x'),
    y: text('y'),
    spare: text('spare'),
  }
}
