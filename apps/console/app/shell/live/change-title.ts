import type { LiveChange } from './use-live.ts'

const shownNames = 3

/** The sentence of the notice: “Maya Ortiz changed this order a moment ago”. */
export function changeTitle(changes: readonly Pick<LiveChange, 'id' | 'isOld'>[], by: string | undefined): string {
  const names = changes.slice(-shownNames).map(({ id }) => id)
  const more = changes.length - names.length
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  const when = changes.at(-1)?.isOld ? 'while you were away' : 'a moment ago'
  if (by) return `${by} changed ${list} ${when}`
  const sentence = `${list} ${changes.length > 1 ? 'were' : 'was'} changed ${when}`
  return sentence.startsWith('this ') ? `T${sentence.slice(1)}` : sentence
}
