import { flatsOf } from './flats.ts'
import type { Lens } from './lens.ts'
import type { Stage } from './stage.ts'

/** A room seen through a lens. */
export interface RoomSight {
  stage: Stage
  lens: Lens
  flats: Float64Array
}

export const createRoomSight = (stage: Stage, lens: Lens): RoomSight => ({ stage, lens, flats: flatsOf(stage, lens) })
