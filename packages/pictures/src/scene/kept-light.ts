import { existsSync, readFileSync } from 'node:fs'
import type { Light } from './light.ts'
import { readLight } from './light-file.ts'
import type { RoomName } from './rooms.ts'
import type { Stage } from './stage.ts'

const lights = new Map<RoomName, Light>()

export const lightFile = (name: RoomName): URL => new URL(`kept/${name}.light`, import.meta.url)

/** The baked light of a room, read from its file. */
export function getLight(name: RoomName, stage: Stage): Light {
  const known = lights.get(name)
  if (known) return known
  if (!existsSync(lightFile(name))) throw new Error(`The light of the room ${name} was never worked out`)
  const light = readLight(readFileSync(lightFile(name)), stage)
  lights.set(name, light)
  return light
}
