import type { ProjectRoom, RoomChangeInput } from '@tessera/client/shop/types.gen'
import type { FormReader } from '../../kit/plans/form-reader.ts'

/** Reads a room. A typed area wins over length by width. */
export const readRoomForm = (form: FormReader): RoomChangeInput => ({
  id: form.maybe('roomId'),
  name: form.text('name'),
  lengthFt: form.number('lengthFt'),
  widthFt: form.number('widthFt'),
  areaSqft: areaOf(form),
  budgetCents: form.cents('budget'),
  notes: form.maybe('notes'),
})

/** The field shows length × width; changing a side recalculates the area. */
function areaOf(form: FormReader): number | null {
  const area = form.number('areaSqft')
  const known = form.number('areaBefore')
  return area === known && form.text('lengthFt') && form.text('widthFt') ? null : area
}

const toRoomInput = ({ id, name, lengthFt, widthFt, areaSqft, budgetCents, notes }: ProjectRoom): RoomChangeInput => ({
  id,
  name,
  lengthFt,
  widthFt,
  areaSqft,
  budgetCents,
  notes,
})

/** Rooms are saved as the whole list: a changed room stays in its position, a new one goes to the end. */
export function withRoom(rooms: readonly ProjectRoom[], room: RoomChangeInput): RoomChangeInput[] {
  if (!room.id) return [...rooms.map(toRoomInput), room]
  return rooms.map((one) => (one.id === room.id ? room : toRoomInput(one)))
}

export const withoutRoom = (rooms: readonly ProjectRoom[], id: string): RoomChangeInput[] =>
  rooms.filter((one) => one.id !== id).map(toRoomInput)

/** Moves a room one position up or down; at the end nothing moves. */
export function withRoomMoved(rooms: readonly ProjectRoom[], id: string, by: -1 | 1): RoomChangeInput[] {
  const list = rooms.map(toRoomInput)
  const at = list.findIndex((one) => one.id === id)
  const other = list[at + by]
  const moved = list[at]
  if (!moved || !other) return list
  list[at] = other
  list[at + by] = moved
  return list
}
