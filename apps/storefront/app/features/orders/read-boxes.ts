/** Reads fields such as `boxes-3`, the boxes of line 3. Empty, zero and invalid values are left out. */
export function readBoxes(form: FormData): { lineNo: number; boxes: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line] = /^boxes-(\d{1,6})$/.exec(name) ?? []
    const boxes = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0
    return line && boxes > 0 ? [{ lineNo: Number(line), boxes }] : []
  })
}
