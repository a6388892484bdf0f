import { type WastePatternId, wastePatterns } from '@tessera/domain/coverage/waste'

/** The ways to enter the quantity. */
const quantityModes = ['rooms', 'area', 'boxes'] as const
export type QuantityMode = (typeof quantityModes)[number]

export interface TypedRoom {
  lengthFt: string
  lengthIn: string
  widthFt: string
  widthIn: string
}

/** All values as typed, so that a half-typed number is not lost. */
export interface QuantityPlan {
  by: QuantityMode
  rooms: TypedRoom[]
  area: string
  /** Square feet that get no tile: an island, a tub, a window. */
  minus: string
  boxes: string
  pattern: WastePatternId
  waste: string
  hasSpare: boolean
}

export const maxRooms = 6
export const emptyRoom: TypedRoom = { lengthFt: '', lengthIn: '', widthFt: '', widthIn: '' }
const maxLength = 12

/** The parameter names of a room: `l1f` is the length of the first room in feet. */
export const roomFields = (at: number): Record<keyof TypedRoom, string> => ({
  lengthFt: `l${at + 1}f`,
  lengthIn: `l${at + 1}i`,
  widthFt: `w${at + 1}f`,
  widthIn: `w${at + 1}i`,
})

export interface SuggestedWaste {
  pattern: WastePatternId
  wasteOf(pattern: WastePatternId): string
}

/** Reads the plan from the URL, which the form uses without JavaScript. */
export function readPlan(params: URLSearchParams, suggested: SuggestedWaste): QuantityPlan {
  const text = (name: string): string => (params.get(name) ?? '').slice(0, maxLength)
  const count = Math.min(Math.max(Number(params.get('rooms')) || 1, 1), maxRooms)
  const by = quantityModes.find((way) => way === params.get('by')) ?? 'rooms'
  const pattern = Object.hasOwn(wastePatterns, text('pattern'))
    ? (text('pattern') as WastePatternId)
    : suggested.pattern
  return {
    by,
    rooms: Array.from({ length: count }, (_, at) => {
      const names = roomFields(at)
      return {
        lengthFt: text(names.lengthFt),
        lengthIn: text(names.lengthIn),
        widthFt: text(names.widthFt),
        widthIn: text(names.widthIn),
      }
    }),
    area: text('area'),
    minus: text('minus'),
    boxes: text('boxes'),
    pattern,
    waste: text('waste') || suggested.wasteOf(pattern),
    hasSpare: params.get('spare') === '1',
  }
}
