import type { Room, RoomPalette } from './room.ts'
import { buildBath } from './rooms/bath.ts'
import { buildEntry } from './rooms/entry.ts'
import { buildHearth } from './rooms/hearth.ts'
import { buildKitchen } from './rooms/kitchen.ts'
import { buildKitchenFloor } from './rooms/kitchen-floor.ts'
import { buildLaundry } from './rooms/laundry.ts'
import { buildLedge } from './rooms/ledge.ts'
import { buildLiving } from './rooms/living.ts'
import { buildLobby } from './rooms/lobby.ts'
import { buildPatio } from './rooms/patio.ts'
import { buildShower } from './rooms/shower.ts'
import { buildVanity } from './rooms/vanity.ts'
import { buildWetFloor } from './rooms/wet-floor.ts'
import { type Stage, setStage } from './stage.ts'

const builders = {
  bath: buildBath,
  shower: buildShower,
  vanity: buildVanity,
  'wet-floor': buildWetFloor,
  kitchen: buildKitchen,
  'kitchen-floor': buildKitchenFloor,
  entry: buildEntry,
  living: buildLiving,
  hearth: buildHearth,
  laundry: buildLaundry,
  patio: buildPatio,
  lobby: buildLobby,
  ledge: buildLedge,
} as const satisfies Record<string, () => Room>

export type RoomName = keyof typeof builders
export const roomNames = Object.keys(builders) as RoomName[]

const stages = new Map<RoomName, Stage>()

/** Rooms are built once per process: about 50 ms each. */
export function getStage(name: RoomName): Stage {
  const known = stages.get(name)
  if (known) return known
  const stage = setStage(builders[name]())
  stages.set(name, stage)
  return stage
}

export const palettesOf = (name: RoomName): readonly RoomPalette[] => getStage(name).room.palettes
