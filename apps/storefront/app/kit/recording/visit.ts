import { recordingPath } from './send-part.ts'

const visitKey = 'recording'
const partKey = 'recording-part'
const none = 'none'

/** The recording ID of this visit, chosen once per tab; undefined if the visit was not sampled. */
export async function findVisit(): Promise<string | undefined> {
  const known = sessionStorage.getItem(visitKey) ?? (await requestRecording())
  return known === none ? undefined : known
}

async function requestRecording(): Promise<string> {
  const answer = await fetch(recordingPath)
  const { percent } = (await answer.json()) as { percent: number }
  const chosen = Math.random() * 100 < percent ? crypto.randomUUID() : none
  sessionStorage.setItem(visitKey, chosen)
  return chosen
}

export function nextPart(): number {
  const number = Number(sessionStorage.getItem(partKey) ?? 0)
  sessionStorage.setItem(partKey, String(number + 1))
  return number
}

export function forgetVisit(): void {
  sessionStorage.removeItem(visitKey)
  sessionStorage.removeItem(partKey)
}

/** A refusal ends recording for the whole visit. */
export const endVisit = (): void => sessionStorage.setItem(visitKey, none)
