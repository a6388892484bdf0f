import { deflateSync } from 'node:zlib'

export interface PdfParts {
  /** By number. Number 1 is the catalog; by default it has one empty page. */
  objects?: Record<number, string | Buffer>
  /** Objects inside an object stream. */
  packed?: Record<number, string>
  /** Encodes the object stream; FlateDecode by default. */
  pack?: (plain: Buffer) => { entries: string; data: Buffer }
  /** Additional entries of the trailer. */
  trailer?: string
}

const usualObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
}

/** A well-formed PDF with a cross-reference table, or a cross-reference stream if it has packed objects. */
export function makePdf({ objects = {}, packed, pack = packFlate, trailer = '' }: PdfParts = {}): Buffer {
  const direct: Record<number, string | Buffer> = { ...usualObjects, ...objects }
  for (const id of Object.keys(packed ?? {})) delete direct[Number(id)]
  const streamId = Math.max(...[direct, packed ?? {}].flatMap(Object.keys).map(Number)) + 1
  if (packed) direct[streamId] = objectStream(packed, pack)
  const file = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places = new Map<number, number>()
  for (const [id, object] of Object.entries(direct)) {
    places.set(Number(id), lengthOf(file))
    file.push(Buffer.from(`${id} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = lengthOf(file)
  const references = packed
    ? referenceStream(places, Object.keys(packed).map(Number), streamId, start, trailer)
    : referenceTable(places, trailer)
  return Buffer.concat([...file, references, Buffer.from(`\nstartxref\n${start}\n%%EOF\n`)])
}

/** `<< … >> stream … endstream`. */
export const pdfStream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0)
const packFlate = (plain: Buffer) => ({ entries: '/Filter /FlateDecode', data: deflateSync(plain) })

function objectStream(packed: Record<number, string>, pack: NonNullable<PdfParts['pack']>): Buffer {
  let body = ''
  const pairs = Object.entries(packed).map(([id, object]) => {
    const pair = `${id} ${body.length}`
    body += `${object}\n`
    return pair
  })
  const index = `${pairs.join(' ')} `
  const { entries, data } = pack(Buffer.from(index + body, 'latin1'))
  return pdfStream(`/Type /ObjStm /N ${pairs.length} /First ${index.length} ${entries}`, data)
}

function referenceTable(places: Map<number, number>, trailer: string): Buffer {
  const size = Math.max(...places.keys()) + 1
  const rows = [...places].map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  return Buffer.from(
    `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>`,
  )
}

function referenceStream(
  places: Map<number, number>,
  packed: readonly number[],
  streamId: number,
  start: number,
  trailer: string,
): Buffer {
  const id = streamId + 1
  const row = (kind: number, at: number, index: number) => [kind, at >> 24, at >> 16, at >> 8, at, index]
  const rows = Array.from({ length: id + 1 }, (_, one) => {
    if (one === id) return row(1, start, 0)
    const at = places.get(one)
    if (at !== undefined) return row(1, at, 0)
    return packed.includes(one) ? row(2, streamId, packed.indexOf(one)) : row(0, 0, 0)
  })
  const entries = `/Type /XRef /Size ${id + 1} /W [1 4 1] /Root 1 0 R ${trailer} /Filter /FlateDecode`
  const data = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([Buffer.from(`${id} 0 obj\n`), pdfStream(entries, data), Buffer.from('\nendobj')])
}
