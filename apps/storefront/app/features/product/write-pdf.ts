/** A minimal PDF writer: Helvetica text and hairlines on US Letter pages. The spec sheet needs nothing else. */
export type PdfMark =
  | { kind: 'text'; x: number; y: number; size: number; text: string; isBold?: boolean; isSoft?: boolean }
  | { kind: 'line'; x: number; y: number; width: number }

export const pageSize = { width: 612, height: 792 } as const

/** Characters outside Latin-1 and their codes in the Windows-1252 encoding of the standard fonts. */
const windowsCodes: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
}

/**
 * Encodes a PDF string in Windows-1252, with brackets and backslashes escaped. Unknown characters become a question
 * mark.
 */
export function pdfText(text: string): string {
  const written = [...text].map((character) => {
    const code = windowsCodes[character] ?? character.codePointAt(0) ?? 63
    if (code > 255) return '?'
    if ('()\\'.includes(character)) return `\\${character}`
    return code < 32 || code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : character
  })
  return `(${written.join('')})`
}

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100)

function drawMark(mark: PdfMark): string {
  const y = pageSize.height - mark.y
  if (mark.kind === 'line')
    return `0.88 0.85 0.8 RG 0.5 w ${formatNumber(mark.x)} ${formatNumber(y)} m ${formatNumber(mark.x + mark.width)} ${formatNumber(y)} l S`
  const tone = mark.isSoft ? '0.42 0.38 0.35 rg' : '0.12 0.11 0.09 rg'
  return `BT ${tone} /${mark.isBold ? 'B' : 'R'} ${mark.size} Tf ${formatNumber(mark.x)} ${formatNumber(y)} Td ${pdfText(mark.text)} Tj ET`
}

const fontObject = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Writes pages of marks as a PDF file. The file is ASCII only, so string offsets equal byte offsets. */
export function writePdf(title: string, pages: readonly (readonly PdfMark[])[]): string {
  const first = 6
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} >>`,
    ...pages.flatMap((marks, at) => {
      const content = marks.map(drawMark).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
}
