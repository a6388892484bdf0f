import { createRaster, type Raster } from '../raster.ts'
import type { GoodsRecipe, Recipe } from '../recipe.ts'
import { getBakedLight } from './baked-light.ts'
import { exposureOf, windowOf } from './exposure.ts'
import { fieldOf } from './field-of.ts'
import { createLens } from './lens.ts'
import { paintMirror, type RoomMirror } from './mirror.ts'
import type { FieldRecipe } from './product-field.ts'
import { layProduct, paintProduct } from './product-field.ts'
import { getStage } from './rooms.ts'
import type { SceneSpec } from './scene-spec.ts'
import { furnishRoom, type SceneProduct, type Scenery } from './scenery.ts'
import { seeTriangles } from './see-triangles.ts'
import { shadeTriangle } from './shade-triangle.ts'
import { createRoomSight, type RoomSight } from './sight.ts'
import type { Stage } from './stage.ts'
import { planeOf, surveyProduct } from './survey.ts'
import { meanOf } from './texture.ts'
import { ditherNoise, filmTone, vignetteFactor } from './tone.ts'

/** Four samples per pixel, rotated so that horizontal and vertical edges are both smooth. */
const looks = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const

/** A product in a room, 3 : 2. */
export function paintScene(product: Exclude<Recipe, GoodsRecipe>, spec: SceneSpec, width: number): Raster {
  const recipe = fieldOf(product)
  const height = Math.round((width * 2) / 3)
  const stage = getStage(spec.room)
  const light = getBakedLight(spec.room, stage)
  const lens = createLens(stage.room.camera, width, height)
  const sight = createRoomSight(stage, lens)
  const seen = looks.map(([x, y]) => seeTriangles(stage, lens, x, y))
  const laid = productFor(recipe, spec, sight, seen[0] ?? new Int32Array())
  const furniture = furnishRoom(stage, spec.palette)
  const scenery: Scenery = {
    ...sight,
    light,
    ...furniture,
    product: laid,
    window: windowOf(stage.room),
    exposure: exposureOf(stage, light, laid.mean, furniture.bounce),
  }
  const mirror = paintMirror(scenery, seen[0] ?? new Int32Array())
  return shadePixels(scenery, mirror, seen, spec.mirrored)
}

function productFor(recipe: FieldRecipe, spec: SceneSpec, sight: RoomSight, seen: Int32Array): SceneProduct {
  const survey = surveyProduct(sight, seen)
  if (!survey) throw new Error(`The room ${spec.room} shows nothing of its product`)
  const plane = planeOf(sight.stage)
  const layout = layProduct(recipe, plane, spec.turned)
  const within = (area: typeof plane) => ({ ...area, x: area.x - plane.x, y: area.y - plane.y })
  const density = 0.7 / survey.finest
  const isOneLevel = survey.near.width * survey.near.height > 0.55 * survey.all.width * survey.all.height
  const far = paintProduct(recipe, layout, within(survey.all), isOneLevel ? density : density / 2)
  const near = isOneLevel ? far : paintProduct(recipe, layout, within(survey.near), density)
  const [r = 0, g = 0, b = 0, , , gloss = 0] = meanOf(far)
  const roughness = { matte: 0.9, satin: 0.5, gloss: 0.12 }[recipe.surface.sheen]
  return {
    near,
    nearArea: isOneLevel ? survey.all : survey.near,
    far,
    farArea: survey.all,
    mean: [r, g, b],
    mirror: 0.02 + 0.03 * gloss,
    roughness,
  }
}

const color = new Float32Array(3)
const sum = new Float32Array(3)

/** Shades every pixel: once if all samples hit the same surface, more often along edges. */
function shadePixels(scenery: Scenery, mirror: RoomMirror, seen: readonly Int32Array[], mirrored: boolean): Raster {
  const { width, height } = scenery.lens
  const raster = createRaster(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      averageLooks(scenery, mirror, seen, column, row)
      const to = (row * width + (mirrored ? width - 1 - column : column)) * 3
      const grain = ditherNoise(column, row)
      for (let channel = 0; channel < 3; channel++)
        raster.data[to + channel] = (sum[channel] ?? 0) + grain * Math.sqrt(sum[channel] ?? 0)
    }
  }
  return raster
}

const keys = new Int32Array(4)

/** A flat part counts as one surface; a mesh counts per triangle. */
function keyOf({ partOf, parts }: Stage, triangle: number): number {
  if (triangle < 0) return -1
  const part = partOf[triangle] ?? 0
  return (parts[part]?.columns ?? 0) > 0 ? part : 1_000_000 + triangle
}

function averageLooks(scenery: Scenery, mirror: RoomMirror, seen: readonly Int32Array[], column: number, row: number) {
  const { stage, lens } = scenery
  const at = row * lens.width + column
  const shaded = vignetteFactor(column, row, lens.width, lens.height)
  const first = seen[0]?.[at] ?? -1
  sum[0] = 0
  sum[1] = 0
  sum[2] = 0
  if (first === seen[1]?.[at] && first === seen[2]?.[at] && first === seen[3]?.[at]) {
    shadeTriangle(scenery, mirror, first, column + 0.5, row + 0.5, color)
    return addExposed(shaded, 1)
  }
  for (let look = 0; look < 4; look++) keys[look] = keyOf(stage, seen[look]?.[at] ?? -1)
  for (let look = 0; look < 4; look++) {
    let count = 1
    let isOld = false
    for (let other = 0; other < 4; other++) {
      if (other === look || keys[other] !== keys[look]) continue
      if (other < look) isOld = true
      count++
    }
    if (isOld) continue
    const aside = count > 2 ? 0 : 1
    const x = column + 0.5 + aside * (looks[look]?.[0] ?? 0)
    const y = row + 0.5 + aside * (looks[look]?.[1] ?? 0)
    shadeTriangle(scenery, mirror, seen[look]?.[at] ?? -1, x, y, color)
    addExposed(shaded, count * 0.25)
  }
}

function addExposed(shaded: number, weight: number): void {
  sum[0] = (sum[0] ?? 0) + filmTone((color[0] ?? 0) * shaded) * weight
  sum[1] = (sum[1] ?? 0) + filmTone((color[1] ?? 0) * shaded) * weight
  sum[2] = (sum[2] ?? 0) + filmTone((color[2] ?? 0) * shaded) * weight
}
