/** Reads fields such as `boxes-3`, the boxes of line 3. Empty, zero and invalid values are left out. */
export function readBoxes(form: FormData): { lineNo: number; boxes: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line] = /^boxes-(\d{1,6})$/.exec(name) ?? []
    const boxes = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0
    return line && boxes > 0 ? [{ lineNo: Number(line), boxes }] : []
  })
}

/** The same for a claim, whose field `unit-3` says whether line 3 counts pieces. */
export const readClaim = (form: FormData): { lineNo: number; boxes: number; pieces: number | null }[] =>
  readBoxes(form).map(({ lineNo, boxes }) =>
    form.get(`unit-${lineNo}`) === 'pieces' ? { lineNo, boxes: 0, pieces: boxes } : { lineNo, boxes, pieces: null },
  )
