/** A change of a project, with the parts it touched: a field, a room, an item; `*` is all of it. */
export interface TouchedParts {
  parts: readonly string[]
}

/** Earlier changes that touched the same parts. Changes of different parts do not collide. */
export const findOverlaps = <Change extends TouchedParts>(
  parts: readonly string[],
  changes: readonly Change[],
): Change[] =>
  changes.filter((change) => change.parts.some((part) => (part === '*' ? parts.length > 0 : parts.includes(part))))
