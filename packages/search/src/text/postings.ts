/** The slots of a term in ascending order, each with its impact (1 to 255). Append-only. */
export interface Postings {
  slots: Int32Array
  impacts: Uint8Array
  length: number
}

export const newPostings = (): Postings => ({ slots: new Int32Array(4), impacts: new Uint8Array(4), length: 0 })

export function addPosting(postings: Postings, slot: number, impact: number): void {
  if (postings.length === postings.slots.length) {
    const slots = new Int32Array(postings.length * 2)
    const impacts = new Uint8Array(postings.length * 2)
    slots.set(postings.slots)
    impacts.set(postings.impacts)
    postings.slots = slots
    postings.impacts = impacts
  }
  postings.slots[postings.length] = slot
  postings.impacts[postings.length++] = impact
}

/** Impact of the slot, 0 if it lacks the term. */
export function impactAt({ slots, impacts, length }: Postings, slot: number): number {
  let low = 0
  let high = length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = slots[middle] ?? 0
    if (found === slot) return impacts[middle] ?? 0
    if (found < slot) low = middle + 1
    else high = middle - 1
  }
  return 0
}

/** Impact of a term at a slot, 0 if the slot lacks it. */
export type ImpactOf = (slot: number) => number

/** Slots that have all terms, with the smallest impact: a phrase is as strong as its weakest word. */
export function intersectPostings(shortest: Postings, others: readonly ImpactOf[]): Postings {
  if (others.length === 0) return shortest
  const both = newPostings()
  for (let at = 0; at < shortest.length; at++) {
    const slot = shortest.slots[at] ?? 0
    let impact = shortest.impacts[at] ?? 0
    for (const other of others) impact = Math.min(impact, other(slot))
    if (impact > 0) addPosting(both, slot, impact)
  }
  return both
}
