import { ownValue } from '@tessera/contract/kit/own-value'

const outcomes = {
  invited: 'was sent an invitation',
  locked: 'is locked',
  unlocked: 'can sign in again',
  removed: 'was removed',
  changed: 'has new permissions',
} as const

export type UserOutcome = keyof typeof outcomes

/** `ben@northline.example is locked.` */
export function userMessage(note: Readonly<Record<string, string | number>> | undefined): string | null {
  const text = ownValue(outcomes, String(note?.outcome))
  return note && text ? `${note.email} ${text}.` : null
}
