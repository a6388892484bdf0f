import { flatsOf } from './flats.ts'
import type { Lens } from './lens.ts'
import type { Stage } from './stage.ts'

/** A room seen through a lens. */
export interface Sight {
  stage: Stage
  lens: Lens
  flats: Float64Array
}

export const createSight = (stage: Stage, lens: Lens): Sight => ({ stage, lens, flats: flatsOf(stage, lens) })
