import type { Recipe } from '../recipe.ts'
import type { RoomName } from './rooms.ts'
import { specIn } from './scene-for.ts'
import type { SceneSpec } from './scene-spec.ts'

/** Rooms by common name. The built room depends on whether the product goes on the wall there. */
export type ScenePlace = 'bath' | 'shower' | 'kitchen' | 'entry' | 'living' | 'laundry' | 'patio' | 'lobby'

const onFloor: Record<ScenePlace, RoomName> = {
  bath: 'bath',
  shower: 'wet-floor',
  kitchen: 'kitchen-floor',
  entry: 'entry',
  living: 'living',
  laundry: 'laundry',
  patio: 'patio',
  lobby: 'lobby',
}

const onWall: Partial<Record<ScenePlace, RoomName>> = {
  bath: 'vanity',
  shower: 'shower',
  kitchen: 'kitchen',
  living: 'hearth',
}

/** A scene in a named place, for content pictures. */
export function sceneIn(place: ScenePlace, recipe: Recipe, seed: number): SceneSpec | undefined {
  if (recipe.kind === 'goods') return undefined
  const room = (isForWall(recipe, place) && onWall[place]) || onFloor[place]
  return specIn(recipe.kind === 'trim' ? 'ledge' : room, recipe, seed)
}

/** Small or glossy pieces go on the wall; small mosaics on the floor of a shower. */
function isForWall(recipe: Exclude<Recipe, { kind: 'goods' }>, place: ScenePlace): boolean {
  if (recipe.kind === 'trim') return true
  if (recipe.kind === 'mosaic') return place !== 'shower' || recipe.surface.sheen === 'gloss'
  const longest = Math.max(recipe.width, recipe.length)
  if (recipe.surface.look === 'encaustic' || recipe.surface.look === 'terracotta') return false
  return place === 'shower' || recipe.surface.sheen === 'gloss' ? longest <= 24 : longest <= 8
}
