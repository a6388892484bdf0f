/** Fields named `boxes-3`: how many of line 3. What is empty, zero or no number is left out. */
export function boxesTyped(form: FormData): { lineNo: number; boxes: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line] = /^boxes-(\d{1,6})$/.exec(name) ?? []
    const boxes = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0
    return line && boxes > 0 ? [{ lineNo: Number(line), boxes }] : []
  })
}
