import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { paletteOf } from './palette.ts'
import { channels, createRoomLight, type RoomLight } from './room-light.ts'
import type { Stage } from './stage.ts'

const steps = 1023
const stampSize = 16

/** A hash of everything that affects the light. When it changes, the light must be baked again. */
export function lightStampOf({ room, nodes, positions }: Stage): Buffer {
  const { openings, sun, isOpen, sky } = room
  const palette = paletteOf(room, 0)
  const colors = room.geometry.parts.map(({ slot }) => (slot === 'product' ? '' : palette[slot]))
  const plain = JSON.stringify([openings, sun ?? null, isOpen, sky, colors])
  const shape = [nodes, positions].map((list) => Int32Array.from(list, (value) => Math.round(value * 1000)))
  const hash = createHash('sha256').update(plain)
  for (const list of shape) hash.update(new Uint8Array(list.buffer))
  return hash.digest().subarray(0, stampSize)
}

/** Each channel as steps of its square root, from one node to the next, low and high bytes apart. */
export function writeLight(light: RoomLight, stage: Stage): Buffer {
  const { nodes, values } = light
  const highest = new Float32Array(channels)
  values.forEach((value, index) => {
    highest[index % channels] = Math.max(highest[index % channels] ?? 0, value, 1e-6)
  })
  const bytes = new Uint8Array(nodes * channels * 2)
  for (let channel = 0; channel < channels; channel++) {
    let before = 0
    for (let node = 0; node < nodes; node++) {
      const share = Math.max(0, values[node * channels + channel] ?? 0) / (highest[channel] ?? 1)
      const step = Math.round(Math.sqrt(share) * steps)
      const change = step - before
      const folded = change < 0 ? -2 * change - 1 : 2 * change
      bytes[channel * nodes + node] = folded & 255
      bytes[(channels + channel) * nodes + node] = folded >> 8
      before = step
    }
  }
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return Buffer.concat([lightStampOf(stage), new Uint8Array(highest.buffer), packed])
}

export function readLight(file: Buffer, stage: Stage): RoomLight {
  if (!isLightFresh(file, stage)) throw new Error('The baked light belongs to another room: run scripts/bake-rooms.ts')
  const light = createRoomLight(stage.nodes.length / 3)
  const head = stampSize + channels * 4
  const highest = new Float32Array(Uint8Array.from(file.subarray(stampSize, head)).buffer)
  const bytes = brotliDecompressSync(file.subarray(head))
  for (let channel = 0; channel < channels; channel++) {
    let step = 0
    for (let node = 0; node < light.nodes; node++) {
      const low = bytes[channel * light.nodes + node] ?? 0
      const folded = low + (bytes[(channels + channel) * light.nodes + node] ?? 0) * 256
      step += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2
      const root = step / steps
      light.values[node * channels + channel] = root * root * (highest[channel] ?? 0)
    }
  }
  return light
}

export const isLightFresh = (file: Buffer, stage: Stage): boolean =>
  file.subarray(0, stampSize).equals(lightStampOf(stage))
