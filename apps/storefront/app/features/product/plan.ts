import { type WastePatternId, wastePatterns } from '@tessera/domain/coverage/waste'

/** The ways to enter the quantity. */
const ways = ['rooms', 'area', 'boxes'] as const
export type Way = (typeof ways)[number]

export interface RoomTyped {
  lengthFt: string
  lengthIn: string
  widthFt: string
  widthIn: string
}

/** All values as typed, so that a half-typed number is not lost. */
export interface Plan {
  by: Way
  rooms: RoomTyped[]
  area: string
  boxes: string
  pattern: WastePatternId
  waste: string
  hasSpare: boolean
}

export const mostRooms = 6
export const emptyRoom: RoomTyped = { lengthFt: '', lengthIn: '', widthFt: '', widthIn: '' }
const longest = 12

/** The parameter names of a room: `l1f` is the length of the first room in feet. */
export const roomFields = (at: number): Record<keyof RoomTyped, string> => ({
  lengthFt: `l${at + 1}f`,
  lengthIn: `l${at + 1}i`,
  widthFt: `w${at + 1}f`,
  widthIn: `w${at + 1}i`,
})

export interface Suggested {
  pattern: WastePatternId
  waste: number
}

/** Reads the plan from the URL, which the form uses without JavaScript. */
export function planFrom(params: URLSearchParams, suggested: Suggested): Plan {
  const text = (name: string): string => (params.get(name) ?? '').slice(0, longest)
  const count = Math.min(Math.max(Number(params.get('rooms')) || 1, 1), mostRooms)
  const by = ways.find((way) => way === params.get('by')) ?? 'rooms'
  const pattern = Object.hasOwn(wastePatterns, text('pattern')) ? (text('pattern') as WastePatternId) : undefined
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
    boxes: text('boxes'),
    pattern: pattern ?? suggested.pattern,
    waste: text('waste') || String(pattern ? wastePatterns[pattern].percent : suggested.waste),
    hasSpare: params.get('spare') === '1',
  }
}
