/** Closer than this to a wall, a tile counts as whole: a joint takes it up. */
const fitsWithinIn = 0.125

/** The cut at the near wall; a whole tile if it begins at the wall. */
const nearCut = (startIn: number, tileIn: number, jointIn: number): number =>
  startIn <= jointIn + fitsWithinIn ? tileIn : startIn - jointIn

/**
 * Where a row of tiles begins between two walls, as a tile setter does it: a tile or a joint in the middle, whichever
 * leaves the wider cuts. Both ends get the same cut, at least half a tile less half a joint, unless the row is shorter
 * than two tiles.
 */
export function balancedStart(lengthIn: number, tileIn: number, jointIn: number): number {
  const step = tileIn + jointIn
  const within = (inches: number): number => ((inches % step) + step) % step
  const starts = [within((lengthIn + jointIn) / 2), within((lengthIn - tileIn) / 2)]
  const [joint = 0, tile = 0] = starts
  return nearCut(joint, tileIn, jointIn) >= nearCut(tile, tileIn, jointIn) ? joint : tile
}

/** The cuts at the two ends of a row; both are whole tiles if the row fits. */
export function endCuts(lengthIn: number, tileIn: number, jointIn: number, startIn: number): [number, number] {
  const step = tileIn + jointIn
  const first = ((startIn % step) + step) % step
  const rest = (lengthIn - first) % step
  const far = rest <= fitsWithinIn || rest > tileIn ? tileIn : rest
  return [nearCut(first, tileIn, jointIn), far]
}
