import { deflateSync } from 'node:zlib'
import { makePdf } from '@tessera/testing/make-pdf'

const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const script = '/OpenAction << /S /JavaScript /JS (x) >>'
const escaped = '/OpenAction << /S /J#61vaScript /#4aS (x) >>'
const whole = makePdf()

/** PDFs that both uploads refuse, with the suffix of the error code. */
export const refusedPdfs: [what: string, code: string, file: Buffer][] = [
  ['a script', 'Active', makePdf({ objects: { 1: catalog(script) } })],
  ['a script under escaped names', 'Active', makePdf({ objects: { 1: catalog(escaped) } })],
  ['a script in packed objects', 'Active', makePdf({ packed: { 1: catalog(script) } })],
  ['a file inside, packed', 'Active', makePdf({ packed: { 5: '<< /Type /Filespec /EF << /F 6 0 R >> >>' } })],
  ['a web page that opens by itself', 'Active', makePdf({ packed: { 1: catalog('/OpenAction << /S /URI >>') } })],
  ['a password', 'Encrypted', makePdf({ trailer: '/Encrypt << /Filter /Standard >>' })],
  ['a bomb', 'Broken', makePdf({ packed: { 5: '<< >>' }, pack: bomb })],
  ['half of a file', 'Broken', whole.subarray(0, whole.length / 2)],
]

function bomb() {
  return { entries: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(100_000_000)) }
}

/** A harmless PDF with compressed objects, a link and an open action. */
export const acceptedPdf = makePdf({
  packed: {
    1: catalog('/OpenAction [3 0 R /Fit]'),
    5: '<< /Subtype /Link /A << /S /URI /URI (https://shop.test) >> >>',
  },
})
