import type { Rgb } from '@tessera/pictures/color'
import { albedosOf } from '@tessera/pictures/scene/palette'
import { channels, createRoomLight, type RoomLight } from '@tessera/pictures/scene/room-light'
import type { Stage } from '@tessera/pictures/scene/stage'
import { addDirectLight } from './add-direct-light.ts'
import { bounceOnce } from './bounce-once.ts'

/** The edge of a sunny patch stays as it is. */
const sunChannel = 1

export interface BakeEffort {
  /** Rays towards the light from every node. */
  direct: number
  /** Rays into the room from every node and bounce. */
  bounce: number
  bounces: number
}

/** Computes the light of a room. Takes seconds to a minute; pictures use the stored result. */
export function bakeLight(stage: Stage, effort: BakeEffort): RoomLight {
  const albedos: Rgb[] = albedosOf(stage.room, 0)
  let light = createRoomLight(stage.nodes.length / 3)
  addDirectLight(stage, light, effort.direct)
  light = smoothLight(stage, light, 0)
  for (let bounce = 0; bounce < effort.bounces; bounce++) {
    // the last bounce determines the picture, the earlier ones only its input
    const rays = bounce === effort.bounces - 1 ? effort.bounce : effort.bounce >> 2
    light = smoothLight(stage, bounceOnce(stage, albedos, light, rays), 2)
  }
  return light
}

/** Random sampling leaves noise on the walls; averaging neighbors on the same rectangle removes it. */
function smoothLight(stage: Stage, light: RoomLight, from: number): RoomLight {
  const evened = { nodes: light.nodes, values: light.values.slice() }
  for (const { columns, rows, firstNode } of stage.parts) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        for (let channel = from; channel < channels; channel++) {
          if (channel === sunChannel) continue
          let sum = 0
          let weight = 0
          for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
            for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
              const share = x === column && y === row ? 2 : 1
              sum += share * (light.values[(firstNode + y * columns + x) * channels + channel] ?? 0)
              weight += share
            }
          }
          evened.values[(firstNode + row * columns + column) * channels + channel] = sum / weight
        }
      }
    }
  }
  smoothMeshes(stage, light, evened, from)
  return evened
}

/** On meshes, averages the corners of every triangle. */
function smoothMeshes({ parts, partOf, corners }: Stage, light: RoomLight, evened: RoomLight, from: number): void {
  const weights = new Float32Array(light.nodes).fill(1)
  partOf.forEach((part, triangle) => {
    const { columns, firstNode, firstVertex } = parts[part] ?? { columns: 1, firstNode: 0, firstVertex: 0 }
    if (columns > 0) return
    for (let corner = 0; corner < 3; corner++) {
      const to = (corners[triangle * 3 + corner] ?? 0) - firstVertex + firstNode
      const other = (corners[triangle * 3 + ((corner + 1) % 3)] ?? 0) - firstVertex + firstNode
      weights[to] = (weights[to] ?? 0) + meshShare
      for (let channel = from; channel < channels; channel++) {
        const at = to * channels + channel
        evened.values[at] = (evened.values[at] ?? 0) + meshShare * (light.values[other * channels + channel] ?? 0)
      }
    }
  })
  weights.forEach((weight, node) => {
    if (weight === 1) return
    for (let channel = from; channel < channels; channel++) {
      evened.values[node * channels + channel] = (evened.values[node * channels + channel] ?? 0) / weight
    }
  })
}

const meshShare = 0.4
