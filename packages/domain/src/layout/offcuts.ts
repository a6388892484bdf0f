/** A rectangular piece of a tile, along its length and across. */
interface Rest {
  lengthIn: number
  widthIn: number
}

export interface CutTiles {
  /** Tiles that are cut. */
  tiles: number
  /** Cuts taken from the offcut of another tile. */
  reused: number
}

/** Width of the saw cut. */
const bladeIn = 0.125
/** Smaller pieces break before they are laid. */
const smallestIn = 1

/**
 * Assigns cuts to tiles: the largest first, each from the smallest offcut that fits, never rotated, since pieces have a
 * grain and a long side. A cut counts as its bounding rectangle, so that never too few tiles are bought.
 */
export function matchOffcuts(cuts: readonly Rest[], tile: Rest, canReuse = true): CutTiles {
  if (!canReuse) return { tiles: cuts.length, reused: 0 }
  const rests: Rest[] = []
  let tiles = 0
  const byArea = (one: Rest, other: Rest) => other.lengthIn * other.widthIn - one.lengthIn * one.widthIn
  for (const cut of cuts.toSorted(byArea)) {
    const at = smallestFor(rests, cut)
    if (at < 0) tiles += 1
    const [rest = tile] = at < 0 ? [] : rests.splice(at, 1)
    rests.push(...cutFrom(rest, cut).filter(({ lengthIn, widthIn }) => Math.min(lengthIn, widthIn) >= smallestIn))
  }
  return { tiles, reused: cuts.length - tiles }
}

function smallestFor(rests: readonly Rest[], { lengthIn, widthIn }: Rest): number {
  let [found, smallest] = [-1, Infinity]
  for (const [at, rest] of rests.entries()) {
    const area = rest.lengthIn * rest.widthIn
    if (area < smallest && rest.lengthIn >= lengthIn && rest.widthIn >= widthIn) [found, smallest] = [at, area]
  }
  return found
}

/** Two straight cuts, keeping the larger offcut in one piece. */
function cutFrom({ lengthIn, widthIn }: Rest, cut: Rest): Rest[] {
  const [along, across] = [lengthIn - cut.lengthIn - bladeIn, widthIn - cut.widthIn - bladeIn]
  return along * widthIn > across * lengthIn
    ? [
        { lengthIn: along, widthIn },
        { lengthIn: cut.lengthIn, widthIn: across },
      ]
    : [
        { lengthIn, widthIn: across },
        { lengthIn: along, widthIn: cut.widthIn },
      ]
}
