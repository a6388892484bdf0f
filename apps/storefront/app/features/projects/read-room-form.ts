import type { ProjectRoom, RoomChangeInput } from '@tessera/client/shop/types.gen'
import type { FormReader } from '../../kit/plans/form-reader.ts'

/** The room of a form. An area that is given counts; length by width only where there is none. */
export const readRoomForm = (form: FormReader): RoomChangeInput => ({
  id: form.maybe('roomId'),
  name: form.text('name'),
  lengthFt: form.number('lengthFt'),
  widthFt: form.number('widthFt'),
  areaSqft: areaOf(form),
  budgetCents: form.cents('budget'),
  notes: form.maybe('notes'),
})

/** The field shows what length by width make; a size that was changed makes another area. */
function areaOf(form: FormReader): number | null {
  const area = form.number('areaSqft')
  const known = form.number('areaBefore')
  return area === known && form.text('lengthFt') && form.text('widthFt') ? null : area
}

const kept = ({ id, name, lengthFt, widthFt, areaSqft, budgetCents, notes }: ProjectRoom): RoomChangeInput => ({
  id,
  name,
  lengthFt,
  widthFt,
  areaSqft,
  budgetCents,
  notes,
})

/** Rooms travel as the whole list: the changed one in its place, a new one at the end. */
export function withRoom(rooms: readonly ProjectRoom[], room: RoomChangeInput): RoomChangeInput[] {
  if (!room.id) return [...rooms.map(kept), room]
  return rooms.map((one) => (one.id === room.id ? room : kept(one)))
}

export const withoutRoom = (rooms: readonly ProjectRoom[], id: string): RoomChangeInput[] =>
  rooms.filter((one) => one.id !== id).map(kept)

/** One place up or down; at the end nothing moves. */
export function withRoomMoved(rooms: readonly ProjectRoom[], id: string, by: -1 | 1): RoomChangeInput[] {
  const list = rooms.map(kept)
  const at = list.findIndex((one) => one.id === id)
  const other = list[at + by]
  const moved = list[at]
  if (!moved || !other) return list
  list[at] = other
  list[at + by] = moved
  return list
}
