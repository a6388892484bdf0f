/**
 * A drawing of lines in a 600 by 200 box: only moves and lines with plain numbers, nothing that a page could execute.
 */
const path = /^M-?\d{1,4}(\.\d{1,2})? -?\d{1,4}(\.\d{1,2})?( ?[ML]-?\d{1,4}(\.\d{1,2})? -?\d{1,4}(\.\d{1,2})?)*$/
export const maxStrokeCharacters = 20_000
/** A dot is not a signature. */
const minPoints = 4

export const isSignature = (strokes: string): boolean =>
  strokes.length <= maxStrokeCharacters && path.test(strokes) && (strokes.match(/[ML]/g)?.length ?? 0) >= minPoints
