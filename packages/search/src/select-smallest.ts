type Compare = (one: number, other: number) => number

/**
 * Indexes of the `wanted` smallest keys, in order. A heap holds the best so far, the worst of them on top. Without
 * `compareTied`, the first of equals stays first.
 */
export function selectSmallest(keys: Float64Array, wanted: number, compareTied?: Compare): number[] {
  const tied = compareTied ?? ((one: number, other: number) => one - other)
  const compare = (one: number, other: number): number => {
    const first = keys[one] ?? 0
    const second = keys[other] ?? 0
    return first < second ? -1 : first > second ? 1 : tied(one, other)
  }
  if (wanted * 3 >= keys.length) return indexesUpTo(keys.length).sort(compare).slice(0, wanted)
  const heap = indexesUpTo(wanted)
  for (let at = (wanted >>> 1) - 1; at >= 0; at--) siftDown(heap, at, compare)
  let worst = keys[heap[0] ?? 0] ?? 0
  for (let place = wanted; place < keys.length; place++) {
    const key = keys[place] ?? 0
    if (key > worst || (key === worst && (!compareTied || compareTied(place, heap[0] ?? 0) > 0))) continue
    heap[0] = place
    siftDown(heap, 0, compare)
    worst = keys[heap[0] ?? 0] ?? 0
  }
  return heap.sort(compare)
}

function indexesUpTo(count: number): number[] {
  const places: number[] = []
  for (let place = 0; place < count; place++) places.push(place)
  return places
}

function siftDown(heap: number[], from: number, compare: Compare): void {
  const moved = heap[from] ?? 0
  let at = from
  for (;;) {
    let child = at * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child++
    if (compare(heap[child] ?? 0, moved) <= 0) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = moved
}
