import { existsSync, readFileSync } from 'node:fs'
import { readLight } from './light-file.ts'
import type { RoomLight } from './room-light.ts'
import type { RoomName } from './rooms.ts'
import type { Stage } from './stage.ts'

const lights = new Map<RoomName, RoomLight>()

export const bakedLightFile = (name: RoomName): URL => new URL(`light/${name}.light`, import.meta.url)

/** The baked light of a room, read from its file. */
export function getBakedLight(name: RoomName, stage: Stage): RoomLight {
  const known = lights.get(name)
  if (known) return known
  if (!existsSync(bakedLightFile(name)))
    throw new Error(`The light of the room ${name} has no file: run scripts/bake-rooms.ts`)
  const light = readLight(readFileSync(bakedLightFile(name)), stage)
  lights.set(name, light)
  return light
}
