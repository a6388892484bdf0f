/** An unencoded picture: linear light, three numbers per pixel, row by row from the upper left. */
export interface Raster {
  width: number
  height: number
  /** Linear RGB, interleaved, 0 to 1. */
  data: Float32Array
  /** Height above the plane in inches, one number a pixel. */
  relief?: Float32Array
  /** 0 (chalk) to 1 (mirror), one number a pixel. */
  gloss?: Float32Array
}

/** A raster whose relief and gloss are known, so that it can be lit. */
export type Relief = Raster & { relief: Float32Array; gloss: Float32Array }

/** 4,096 px square is 200 MB of floats; the shop uses less than a third of it. */
export const largestSide = 4096

export function createRaster(width: number, height: number): Raster {
  refuseSize(width, height)
  return { width, height, data: new Float32Array(width * height * 3) }
}

export function createRelief(width: number, height: number): Relief {
  refuseSize(width, height)
  const count = width * height
  return {
    width,
    height,
    data: new Float32Array(count * 3),
    relief: new Float32Array(count),
    gloss: new Float32Array(count),
  }
}

function refuseSize(width: number, height: number): void {
  if (isSide(width) && isSide(height)) return
  throw new RangeError(`A picture is 1 to ${largestSide} pixels a side, not ${width} by ${height}`)
}

export const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= largestSide
