import { paintView } from '../paint-view.ts'
import { createRaster, type Raster } from '../raster.ts'
import { paintScene } from '../scene/paint-scene.ts'
import { sceneFor } from '../scene/scene-for.ts'
import { sceneIn } from '../scene/scene-in.ts'
import type { DrawnSubject } from './picture-request.ts'

/** Index of the face that a view shows. */
const faces = { face: 0, face2: 1, face3: 2, face4: 3, laid: 0, scene: 0 } as const

/** A scene of a product without a room falls back to the product itself. */
export function paintSubject(subject: DrawnSubject, width: number): Raster {
  const { recipe, view, uses, place, shape } = subject
  if (view === 'scene' && recipe.kind !== 'goods') {
    const { seed } = recipe.surface
    const spec = place ? sceneIn(place, recipe, seed) : sceneFor(recipe, uses, seed)
    if (spec) return paintScene(recipe, spec, width)
  }
  const height = Math.round((width * 2) / 3)
  if (shape !== 'wide') return paintView(recipe, view === 'laid' ? 'laid' : 'face', Math.min(width, 1440), faces[view])
  return view === 'laid'
    ? cropHeight(paintView(recipe, 'laid', width, 0), height)
    : padWidth(paintView(recipe, 'face', height, faces[view]), width)
}

/** Crops the middle of a square at full width. */
function cropHeight({ width, data, height: from }: Raster, height: number): Raster {
  const raster = createRaster(width, height)
  const skipped = Math.floor((from - height) / 2) * width * 3
  raster.data.set(data.subarray(skipped, skipped + raster.data.length))
  return raster
}

/** Centers a square on wider paper. */
function padWidth({ width: from, height, data }: Raster, width: number): Raster {
  const raster = createRaster(width, height)
  const margin = Math.floor((width - from) / 2)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const source = (row * from + Math.min(from - 1, Math.max(0, column - margin))) * 3
      const to = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) raster.data[to + channel] = data[source + channel] ?? 0
    }
  }
  return raster
}
