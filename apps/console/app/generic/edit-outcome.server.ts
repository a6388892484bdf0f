import { randomUUID } from 'node:crypto'
import type { EditField, Values } from './edit-fields.server.ts'
import type { EditOutcome } from './edit-view.ts'

/** The form once more, with what was typed. */
export const outcomeOf = (texts: Record<string, string>, seen: Values): EditOutcome => ({
  key: randomUUID(),
  texts,
  seen: JSON.stringify(seen),
  problems: {},
  messages: [],
  conflicts: [],
})

/** A typed secret is not written back into the page. */
export const withoutSecrets = (fields: readonly EditField[], texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => fields.find((field) => field.name === name)?.kind !== 'secret'),
  )
