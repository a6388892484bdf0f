import type { TileRecipe } from '../recipe.ts'
import { paintScene } from '../scene/paint-scene.ts'
import { roomNames } from '../scene/rooms.ts'

const sample: TileRecipe = {
  kind: 'tile',
  surface: { seed: 1, look: 'marble', palette: ['#eeece8', '#9a9a98'], sheen: 'gloss', variation: 2 },
  shape: 'rectangle',
  width: 12,
  length: 24,
  edge: 'soft',
  joint: 0.1,
  grout: '#cccccc',
  lay: 'half',
}

/** Paints a small picture of every room: builds the rooms, loads their light, and warms up the JIT. */
export const warmUp = (): (() => void)[] =>
  roomNames.map((room) => () => {
    paintScene(sample, { room, palette: 0, mirrored: false, turned: false }, 320)
  })
