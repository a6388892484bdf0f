import { impactAt, type Postings } from './postings.ts'
import type { QueryConcept, TermAlternative } from './query-plan.ts'
import { rarityOf } from './rarity.ts'
import { type TextIndex, termPostingsOf } from './term-postings.ts'

/** The relevance of each slot (ascending). Only slots that pass the filters are scored. */
export function scoreSlots(searched: TextIndex, wanted: readonly QueryConcept[], slots: Int32Array): Float32Array {
  const scores = searched.buffers.scores.subarray(0, slots.length).fill(0)
  for (const one of wanted) addScores(searched, one, slots, scores)
  return scores
}

function addScores(searched: TextIndex, wanted: QueryConcept, slots: Int32Array, scores: Float32Array): void {
  const { buffers, vocabulary, liveCount } = searched
  const rarity = rarityOf(wanted, vocabulary, liveCount)
  const [only] = wanted.alternatives
  const dense = only && wanted.alternatives.length === 1 ? termPostingsOf(searched, only).dense : undefined
  if (only && dense) {
    const { impacts } = dense
    const worth = rarity * only.weight
    for (let at = 0; at < slots.length; at++) scores[at] = (scores[at] ?? 0) + worth * (impacts[slots[at] ?? 0] ?? 0)
    return
  }
  const best = buffers.best.subarray(0, slots.length).fill(0)
  for (const alternative of wanted.alternatives) raiseScores(searched, best, slots, alternative)
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + rarity * (best[at] ?? 0)
}

function raiseScores(searched: TextIndex, best: Float32Array, slots: Int32Array, alternative: TermAlternative): void {
  const { postings, dense } = termPostingsOf(searched, alternative)
  if (dense) raiseDense(best, slots, dense.impacts, alternative.weight)
  else raiseListed(best, slots, postings, alternative.weight)
}

/** The best of the alternatives counts. */
function raiseDense(best: Float32Array, slots: Int32Array, impacts: Uint8Array, weight: number): void {
  for (let at = 0; at < slots.length; at++) {
    const worth = weight * (impacts[slots[at] ?? 0] ?? 0)
    if (worth > (best[at] ?? 0)) best[at] = worth
  }
}

function raiseListed(best: Float32Array, slots: Int32Array, postings: Postings, weight: number): void {
  if (slots.length * 16 < postings.length) {
    for (let at = 0; at < slots.length; at++) {
      const worth = weight * impactAt(postings, slots[at] ?? 0)
      if (worth > (best[at] ?? 0)) best[at] = worth
    }
    return
  }
  let at = 0
  for (let listed = 0; listed < postings.length && at < slots.length; listed++) {
    const slot = postings.slots[listed] ?? 0
    while (at < slots.length && (slots[at] ?? 0) < slot) at++
    if (slots[at] !== slot) continue
    const worth = weight * (postings.impacts[listed] ?? 0)
    if (worth > (best[at] ?? 0)) best[at] = worth
  }
}
