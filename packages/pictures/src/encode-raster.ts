import sharp from 'sharp'
import { toSrgb } from './color.ts'
import type { Raster } from './raster.ts'

export type RasterFormat = 'avif' | 'webp' | 'jpeg'

const steps = 4095
const srgbTable = Uint8Array.from({ length: steps + 1 }, (_, i) => Math.round(toSrgb(i / steps) * 255))

/** Linear light to eight-bit sRGB. A square-root index gives fine steps near black without a longer table. */
const rootTable = Uint8Array.from({ length: steps + 1 }, (_, i) => Math.round(toSrgb((i / steps) ** 2) * 255))

export function toBytes({ data }: Raster): Uint8Array {
  const bytes = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const level = Math.min(1, Math.max(0, data[i] ?? 0))
    bytes[i] =
      level < 0.1 ? (rootTable[Math.round(Math.sqrt(level) * steps)] ?? 0) : (srgbTable[Math.round(level * steps)] ?? 0)
  }
  return bytes
}

export function encodeRaster(raster: Raster, format: RasterFormat, quality?: number): Promise<Buffer> {
  const { width, height } = raster
  const picture = sharp(toBytes(raster), { raw: { width, height, channels: 3 } })
  if (format === 'avif') {
    return picture.avif({ quality: quality ?? 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer()
  }
  if (format === 'webp') return picture.webp({ quality: quality ?? 82, effort: 2, smartSubsample: true }).toBuffer()
  return picture.jpeg({ quality: quality ?? 84, chromaSubsampling: '4:4:4', mozjpeg: false }).toBuffer()
}
