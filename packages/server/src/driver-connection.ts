import { createRequire } from 'node:module'
import type { Writable } from 'node:stream'

/** A connection of the driver; the edge: `pg` has it but does not declare it. */
export interface DriverConnection {
  stream: Writable
  /** Texts by name: those that the server has, and those on their way to it. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
  sync(): void
}

/** How the driver writes a value: the edge, as above. */
export const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(value: unknown): unknown
}
