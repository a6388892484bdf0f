/** A repeating texture with mipmaps: each level has half the resolution of the one before. */
export interface Texture {
  channels: number
  levels: readonly Level[]
  /** Texels of the finest level per meter. */
  density: number
}

interface Level {
  width: number
  height: number
  data: Float32Array
}

export function createTexture(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  density: number,
): Texture {
  const levels: Level[] = [{ width, height, data }]
  for (let last = levels[0]; last && Math.min(last.width, last.height) > 2; last = levels.at(-1)) {
    levels.push(halveLevel(last, channels))
  }
  return { channels, levels, density }
}

function halveLevel({ width, height, data }: Level, channels: number): Level {
  const [w, h] = [width >> 1, height >> 1]
  const half = new Float32Array(w * h * channels)
  const row = width * channels
  for (let y = 0; y < h; y++) {
    let from = y * 2 * row
    let to = y * w * channels
    for (let x = 0; x < w; x++, from += channels) {
      for (let channel = 0; channel < channels; channel++, from++, to++) {
        half[to] =
          ((data[from] ?? 0) +
            (data[from + channels] ?? 0) +
            (data[from + row] ?? 0) +
            (data[from + row + channels] ?? 0)) *
          0.25
      }
    }
  }
  return { width: w, height: h, data: half }
}

/**
 * The mean of the texture under one pixel, whose steps across the picture are (ax, ay) and (bx, by) meters. Several
 * samples along the longer step keep floors sharp into the distance.
 */
export function sampleTexture(
  texture: Texture,
  u: number,
  v: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  into: Float32Array,
  mostLooks = 6,
): void {
  const a = Math.sqrt(ax * ax + ay * ay)
  const b = Math.sqrt(bx * bx + by * by)
  const long = Math.max(a, b)
  const short = Math.max(Math.min(a, b), long / mostLooks, 1e-7)
  const looks = Math.max(1, Math.min(mostLooks, Math.round(long / short)))
  const lx = a > b ? ax : bx
  const ly = a > b ? ay : by
  const level = levelOf(Math.max(short, long / looks) * texture.density * 0.85)
  for (let channel = 0; channel < texture.channels; channel++) into[channel] = 0
  for (let look = 0; look < looks; look++) {
    const shift = (look + 0.5) / looks - 0.5
    addBetween(texture, (u + lx * shift) * texture.density, (v + ly * shift) * texture.density, level, 1 / looks, into)
  }
}

const levelSteps = Float32Array.from({ length: 1025 }, (_, index) => Math.max(0, Math.log2((index + 0.5) / 16)))

/** The level on which a pixel covers one texel, when it covers this many of the finest. */
export const levelOf = (texels: number): number => levelSteps[Math.min(1024, Math.floor(texels * 16))] ?? 0

/** One look at a given coarseness, in texels of the finest level. */
export function sampleTextureAt(texture: Texture, x: number, y: number, level: number, into: Float32Array): void {
  for (let channel = 0; channel < texture.channels; channel++) into[channel] = 0
  addBetween(texture, x, y, Math.max(0, level), 1, into)
}

function addBetween(texture: Texture, x: number, y: number, level: number, weight: number, into: Float32Array) {
  const coarse = Math.min(texture.levels.length - 1, Math.floor(level))
  // pure levels with a short blend between them: half the look-ups of a long one, and no line to be seen
  const share = Math.min(1, Math.max(0, (level - coarse - 0.3) * 2.5))
  const fine = texture.levels[coarse]
  const next = texture.levels[coarse + 1]
  const size = 1 / (1 << coarse)
  if (!fine) return
  if (!next || share === 0) return addLevel(fine, texture.channels, x * size, y * size, weight, into)
  if (share === 1) return addLevel(next, texture.channels, x * size * 0.5, y * size * 0.5, weight, into)
  addLevel(fine, texture.channels, x * size, y * size, weight * (1 - share), into)
  addLevel(next, texture.channels, x * size * 0.5, y * size * 0.5, weight * share, into)
}

/** Bilinear interpolation of four texels. */
function addLevel(level: Level, channels: number, x: number, y: number, weight: number, into: Float32Array): void {
  const { width, height, data } = level
  const fx = x - 0.5
  const fy = y - 0.5
  const ix = Math.floor(fx)
  const iy = Math.floor(fy)
  const sx = fx - ix
  const sy = fy - iy
  const x0 = wrapIndex(ix, width)
  const y0 = wrapIndex(iy, height)
  const x1 = x0 + 1 === width ? 0 : x0 + 1
  const y1 = y0 + 1 === height ? 0 : y0 + 1
  const a = (y0 * width + x0) * channels
  const b = (y0 * width + x1) * channels
  const c = (y1 * width + x0) * channels
  const d = (y1 * width + x1) * channels
  const wa = (1 - sx) * (1 - sy) * weight
  const wb = sx * (1 - sy) * weight
  const wc = (1 - sx) * sy * weight
  const wd = sx * sy * weight
  for (let channel = 0; channel < channels; channel++) {
    into[channel] =
      (into[channel] ?? 0) +
      (data[a + channel] ?? 0) * wa +
      (data[b + channel] ?? 0) * wb +
      (data[c + channel] ?? 0) * wc +
      (data[d + channel] ?? 0) * wd
  }
}

const wrapIndex = (index: number, size: number): number => {
  const rest = index % size
  return rest < 0 ? rest + size : rest
}

/** The mean of the whole texture. */
export function meanOf({ levels, channels }: Texture): number[] {
  const last = levels.at(-1)
  const sums = Array.from({ length: channels }, () => 0)
  if (!last) return sums
  last.data.forEach((value, index) => {
    sums[index % channels] = (sums[index % channels] ?? 0) + value
  })
  const count = last.width * last.height
  return sums.map((sum) => sum / count)
}
