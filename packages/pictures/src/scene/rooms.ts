import type { Palette, Room } from './room.ts'
import { bath } from './rooms/bath.ts'
import { entry } from './rooms/entry.ts'
import { hearth } from './rooms/hearth.ts'
import { kitchen } from './rooms/kitchen.ts'
import { kitchenFloor } from './rooms/kitchen-floor.ts'
import { laundry } from './rooms/laundry.ts'
import { ledge } from './rooms/ledge.ts'
import { living } from './rooms/living.ts'
import { lobby } from './rooms/lobby.ts'
import { patio } from './rooms/patio.ts'
import { shower } from './rooms/shower.ts'
import { vanity } from './rooms/vanity.ts'
import { wetFloor } from './rooms/wet-floor.ts'
import { type Stage, setStage } from './stage.ts'

const builders = {
  bath,
  shower,
  vanity,
  'wet-floor': wetFloor,
  kitchen,
  'kitchen-floor': kitchenFloor,
  entry,
  living,
  hearth,
  laundry,
  patio,
  lobby,
  ledge,
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

export const palettesOf = (name: RoomName): readonly Palette[] => getStage(name).room.palettes
