export interface CsvRecord {
  /** Line number from 1, as an editor shows it. */
  line: number
  /** The source text without its line break. */
  raw: string
  cells: string[]
}

const ends = /\r\n?|\n/y

/**
 * Parses records as spreadsheets export them: commas, semicolons or tabs between cells, quotes around cells that
 * contain separators or line breaks, doubled quotes inside. Empty lines are skipped. An unclosed quote ends with its
 * line, so that one mistake does not swallow the rest of the list.
 */
export function csvRecords(text: string): CsvRecord[] {
  const clean = text.replace(/^\uFEFF/, '')
  const mark = markOf(clean)
  const records: CsvRecord[] = []
  let line = 1
  for (let at = 0; at < clean.length; ) {
    const end = endOf(clean, at)
    const raw = clean.slice(at, end)
    if (raw.trim() !== '') records.push({ line, raw, cells: cellsOf(raw, mark) })
    ends.lastIndex = end
    const broken = ends.exec(clean)?.[0] ?? ''
    line += (raw.match(/\r\n?|\n/g)?.length ?? 0) + 1
    at = end + Math.max(broken.length, 1)
  }
  return records
}

/** Detects the separator from the first line; later cells may contain any of them. */
function markOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r|\n/)
  return ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ','
}

function endOf(text: string, start: number): number {
  const plain = /[\r\n]|$/g
  plain.lastIndex = start
  const lineEnd = plain.exec(text)?.index ?? text.length
  let isQuoted = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && (sign === '\n' || sign === '\r')) return at
  }
  return isQuoted ? lineEnd : text.length
}

const cellsOf = (raw: string, mark: string): string[] =>
  [...(mark + raw).matchAll(new RegExp(`${mark}\\s*(?:"((?:[^"]|"")*)"[^${mark}]*|([^${mark}]*))`, 'g'))].map(
    ([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
