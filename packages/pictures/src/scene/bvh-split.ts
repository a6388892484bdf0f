const bins = 12

export interface BvhCut {
  axis: number
  middle: number
}

/**
 * Where to split a node, by the surface area heuristic, which separates large walls from small leaves.
 * Undefined when a leaf is cheaper.
 */
export function splitNode(boxes: Float32Array, order: Int32Array, from: number, to: number): BvhCut | undefined {
  let best = { cost: to - from <= 4 ? to - from : Infinity, axis: -1, at: 0 }
  for (let axis = 0; axis < 3; axis++) {
    const found = findCheapestCut(boxes, order, from, to, axis)
    if (found.cost < best.cost) best = { ...found, axis }
  }
  if (best.axis < 0) return to - from <= 4 ? undefined : { axis: 0, middle: (from + to) >> 1 }
  const { axis, at } = best
  const middle = partitionTriangles(order, from, to, (triangle) => middleOf(boxes, triangle, axis) < at)
  return middle === from || middle === to ? { axis, middle: (from + to) >> 1 } : { axis, middle }
}

const middleOf = (boxes: Float32Array, triangle: number, axis: number): number =>
  ((boxes[triangle * 6 + axis] ?? 0) + (boxes[triangle * 6 + 3 + axis] ?? 0)) / 2

const counts = new Int32Array(bins)
const spans = new Float64Array(bins * 6)
const box = new Float64Array(6)
const rightCosts = new Float64Array(bins)

function findCheapestCut(boxes: Float32Array, order: Int32Array, from: number, to: number, axis: number) {
  let low = Infinity
  let high = -Infinity
  for (let place = from; place < to; place++) {
    const middle = middleOf(boxes, order[place] ?? 0, axis)
    if (middle < low) low = middle
    if (middle > high) high = middle
  }
  const best = { cost: Infinity, at: 0 }
  if (high - low < 1e-6) return best
  fillBins(boxes, order, from, to, axis, low, bins / (high - low))
  clearBins()
  let right = 0
  for (let bin = bins - 1; bin > 0; bin--) {
    right += counts[bin] ?? 0
    rightCosts[bin] = right === 0 ? Infinity : right * widenBox(bin)
  }
  const whole = widenBox(0)
  clearBins()
  let left = 0
  for (let bin = 1; bin < bins; bin++) {
    left += counts[bin - 1] ?? 0
    const surface = widenBox(bin - 1)
    const cost = left === 0 ? Infinity : 0.6 + (left * surface + (rightCosts[bin] ?? 0)) / whole
    if (cost >= best.cost) continue
    best.cost = cost
    best.at = low + (bin * (high - low)) / bins
  }
  return best
}

function fillBins(
  boxes: Float32Array,
  order: Int32Array,
  from: number,
  to: number,
  axis: number,
  low: number,
  scale: number,
): void {
  counts.fill(0)
  for (let index = 0; index < spans.length; index++) spans[index] = index % 6 < 3 ? Infinity : -Infinity
  for (let place = from; place < to; place++) {
    const triangle = order[place] ?? 0
    const bin = Math.min(bins - 1, Math.floor((middleOf(boxes, triangle, axis) - low) * scale))
    counts[bin] = (counts[bin] ?? 0) + 1
    for (let side = 0; side < 3; side++) {
      spans[bin * 6 + side] = Math.min(spans[bin * 6 + side] ?? 0, boxes[triangle * 6 + side] ?? 0)
      spans[bin * 6 + 3 + side] = Math.max(spans[bin * 6 + 3 + side] ?? 0, boxes[triangle * 6 + 3 + side] ?? 0)
    }
  }
}

function clearBins(): void {
  box.fill(Infinity, 0, 3)
  box.fill(-Infinity, 3)
}

/** Extends the box by a bin; returns half the surface of the box. */
function widenBox(bin: number): number {
  for (let side = 0; side < 3; side++) {
    box[side] = Math.min(box[side] ?? 0, spans[bin * 6 + side] ?? 0)
    box[side + 3] = Math.max(box[side + 3] ?? 0, spans[bin * 6 + 3 + side] ?? 0)
  }
  const x = Math.max(0, (box[3] ?? 0) - (box[0] ?? 0))
  const y = Math.max(0, (box[4] ?? 0) - (box[1] ?? 0))
  const z = Math.max(0, (box[5] ?? 0) - (box[2] ?? 0))
  return x * y + y * z + z * x
}

/** Moves the left triangles before the right ones; returns where the right ones begin. */
function partitionTriangles(
  order: Int32Array,
  from: number,
  to: number,
  isLeft: (triangle: number) => boolean,
): number {
  let middle = from
  for (let place = from; place < to; place++) {
    const triangle = order[place] ?? 0
    if (!isLeft(triangle)) continue
    order[place] = order[middle] ?? 0
    order[middle] = triangle
    middle++
  }
  return middle
}
