import { inflateSync } from 'node:zlib'

interface Part {
  id: string
  head: string
  body: string
}
type GlyphMap = Map<string, string>

/** The text of one of our PDFs, line by line as drawn, decoded with each font's glyph map; all its spaces are plain. */
export function pdfText(file: Uint8Array): string {
  const parts = partsOf(Buffer.from(file).toString('latin1'))
  const byId = new Map(parts.map((part) => [part.id, part]))
  const fonts = fontsOf(parts, byId)
  return parts
    .filter(({ body }) => / T[Jj]\b/.test(body))
    .map(({ body }) => pageText(body, fonts))
    .join('\n')
}

const partsOf = (text: string): Part[] =>
  [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', whole = '']) => {
    const at = whole.indexOf('\nstream\n')
    if (at < 0) return { id, head: whole, body: '' }
    const packed = Buffer.from(whole.slice(at + 8), 'latin1')
    const isPacked = whole.slice(0, at).includes('/FlateDecode')
    return { id, head: whole.slice(0, at), body: isPacked ? inflateSync(packed).toString('latin1') : '' }
  })

/** A page's resources define names such as F1; the font's map defines its characters. */
function fontsOf(parts: readonly Part[], byId: Map<string, Part>): Map<string, GlyphMap> {
  const named = parts.flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '') ?? []
      return [name, glyphMapOf(byId.get(map)?.body ?? '')]
    }),
  )
}

function glyphMapOf(map: string): GlyphMap {
  const letters: GlyphMap = new Map()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      const units = code.split(' ').map((one) => Number.parseInt(one, 16))
      letters.set(glyph, String.fromCharCode(...units))
    })
  return letters
}

function pageText(body: string, fonts: Map<string, GlyphMap>): string {
  let letters: GlyphMap = new Map()
  return body
    .split('\n')
    .flatMap((line) => {
      const [, font] = /\/(F\d+) [\d.]+ Tf/.exec(line) ?? []
      if (font) letters = fonts.get(font) ?? new Map()
      if (!/ T[Jj]\b/.test(line)) return []
      const glyphs = [...line.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      const text = glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '?').join('')
      return text.replaceAll('\u00a0', ' ')
    })
    .join('\n')
}
