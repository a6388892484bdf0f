import type { Pack, PackLine, PackRow } from './pack.ts'

/** The pack as the form of the page sends it. Lines that are not in the order are dropped. */
export function readPackForm(form: FormData, lines: readonly PackLine[]): Pack {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const known = new Set(lines.map(({ lineNo }) => lineNo))
  const rows: PackRow[] = []
  for (let at = 0; at < maxRows && form.has(`line-${at}`); at += 1) {
    const lineNo = Number(text(`line-${at}`))
    if (!known.has(lineNo)) continue
    const boxes = text(`boxes-${at}`)
    rows.push({
      lineNo,
      boxes: /^\d{1,6}$/.test(boxes) ? Number(boxes) : 0,
      lot: text(`lot-${at}`).slice(0, 40),
      isLotSure: text(`sure-${at}`) === 'yes',
    })
  }
  const current = /^\d{1,3}$/.test(text('current')) ? Number(text('current')) : -1
  return {
    rows,
    current: current < rows.length ? current : -1,
    carrier: text('carrier').slice(0, 60),
    tracking: text('tracking').slice(0, 100),
  }
}

const maxRows = 500
