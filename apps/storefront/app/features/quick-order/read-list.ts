export interface TypedLine {
  sku: string
  /** The quantity as typed, so that it can be shown again. */
  quantity: string
  room: string
}

/** The cart's limit. */
export const maxLines = 500
/** 500 lines take about 10 kB. */
export const maxBytes = 200_000

interface Columns {
  sku: number
  quantity: number
  room: number
}

const columnPatterns: Record<keyof Columns, RegExp> = {
  sku: /^(sku|item|article|product|number|no\.?)\b/i,
  quantity: /^(quantity|qty|boxes|count|pieces)\b/i,
  room: /^room\b/i,
}
const defaultColumns: Columns = { sku: 0, quantity: 1, room: 2 }

/**
 * Reads a list in any common format: SKU and boxes separated by a blank, tab, comma or semicolon, or a file with a
 * header, such as the cart export. Empty lines and the header are skipped.
 */
export function readList(text: string): TypedLine[] {
  const [first, ...rest] = rowsOf(text)
  if (!first) return []
  const columns = columnsOf(first)
  return (columns ? rest : [first, ...rest]).map((cells) => lineOf(cells, columns ?? defaultColumns))
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const at = (name: keyof Columns) => cells.findIndex((cell) => columnPatterns[name].test(cell))
  const sku = at('sku')
  // SKUs contain digits, column names don't
  if (sku < 0 || cells.some((cell) => /\d/.test(cell))) return undefined
  return { sku, quantity: at('quantity') < 0 ? sku + 1 : at('quantity'), room: at('room') }
}

const lineOf = (cells: readonly string[], { sku, quantity, room }: Columns): TypedLine => ({
  sku: (cells[sku] ?? '').replace(/^'/, ''),
  quantity: (cells[quantity] ?? '').replace(/^[x×]\s*|\s*(x|×|box|boxes|bags?|pieces?|each|ea)\.?$/gi, ''),
  room: cells[room] ?? '',
})

const rowsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)

/** Splits at the separator if the line has one, otherwise at blanks. */
function cellsOf(line: string): string[] {
  const mark = ['\t', ';', ','].find((one) => line.includes(one))
  if (mark) return splitCells(line, mark)
  const [sku = '', quantity = '', ...room] = line.trim().split(/\s+/)
  return [sku, quantity, room.join(' ')]
}

/** Quoted cells may contain separators; a quote inside is doubled. */
const splitCells = (line: string, mark: string): string[] =>
  [...(mark + line).matchAll(new RegExp(`${mark}(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g'))].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
