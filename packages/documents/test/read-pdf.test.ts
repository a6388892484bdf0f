import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import { orderDocument } from '@tessera/documents/kinds/order-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import { findPdfProblem } from '@tessera/documents/read-pdf/find-pdf-problem'
import { makePdf, type PdfParts, pdfStream } from '@tessera/testing/make-pdf'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { aSeller } from './a-seller.ts'
import { anOrder } from './an-order.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const catalogWith = (more: string) => makePdf({ objects: { 1: catalog(more) } })

describe('files that are not PDFs or unreadable are refused', () => {
  const plain = makePdf()
  const packed = makePdf({ packed: { 5: '<< /Title (Plan) >>' } })
  test.each<[string, string, Buffer]>([
    ['nothing', 'kind', Buffer.alloc(0)],
    ['a page', 'kind', Buffer.from('<html>%PDF-1.7 startxref 9 %%EOF')],
    ['another version', 'kind', Buffer.from(plain.toString('latin1').replace('%PDF-1.7', '%PDF-9.9'), 'latin1')],
    ['half of one', 'broken', plain.subarray(0, plain.length / 2)],
    ['one without its catalog', 'broken', Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n9\n%%EOF')],
    ['packed objects that are cut short', 'broken', cut(packed)],
    ['packed objects that are no deflate data', 'broken', packedBy(() => Buffer.from('not deflate data'))],
    ['packed objects by another method', 'broken', packedBy((plain) => plain, '/Filter /LZWDecode')],
    ['packed twice', 'broken', packedBy(deflateTwice, '/Filter [/FlateDecode /FlateDecode]')],
    ['an unknown predictor', 'broken', packedBy(deflateSync, '/Filter /Fl /DecodeParms << /Predictor 7 >>')],
    [
      'a predictor with impossible rows',
      'broken',
      packedBy(deflateSync, `${flate} /DecodeParms << /Predictor 12 /Columns 999999999 >>`),
    ],
    ['brackets without end', 'broken', makePdf({ objects: { 5: '['.repeat(10_000) } })],
    ['objects without end', 'broken', makePdf({ objects: { 5: '1 0 obj\n'.repeat(300_000) } })],
    [
      'strings that never close',
      'broken',
      makePdf({ objects: { 5: `${'9 0 obj ( \n'.repeat(5000)}${'x'.repeat(1_000_000)}` } }),
    ],
    ['a bomb of packed objects', 'broken', packedBy(() => deflateSync(Buffer.alloc(200_000_000, ' ')))],
    ['many packed objects that are the same large one', 'broken', sameObjectOften()],
  ])('%s', async (_, problem, file) => {
    expect(await findPdfProblem(file)).toBe(problem)
  })
})

const flate = '/Filter /FlateDecode'
function cut(file: Buffer): Buffer {
  const at = file.indexOf('stream\n') + 7
  return Buffer.concat([file.subarray(0, at + 12), Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF')])
}
function packedBy(data: (plain: Buffer) => Buffer, entries = flate): Buffer {
  return makePdf({ packed: { 5: '<< /Title (Plan) >>' }, pack: (plain) => ({ entries, data: data(plain) }) })
}
function deflateTwice(plain: Buffer): Buffer {
  return deflateSync(deflateSync(plain))
}
function sameObjectOften(): Buffer {
  const body = `[ ${'1 '.repeat(50_000)}]`
  const index = `${Array.from({ length: 50_000 }, (_, id) => `${id + 9} 0`).join(' ')} `
  const entries = `/Type /ObjStm /N 50000 /First ${index.length} ${flate}`
  return makePdf({ objects: { 8: pdfStream(entries, deflateSync(Buffer.from(index + body))) } })
}

describe('password-protected files are refused as encrypted', () => {
  const parts: PdfParts = { trailer: '/Encrypt 9 0 R', objects: { 9: '<< /Filter /Standard /V 4 /R 4 >>' } }
  test.each([
    ['with a table of objects', makePdf(parts)],
    [
      'with a stream of references, packed objects encrypted',
      makePdf({ ...parts, packed: { 5: '<< >>' }, pack: (plain) => ({ entries: flate, data: plain.reverse() }) }),
    ],
    ['under an escaped name', makePdf({ trailer: '/Encr#79pt << /Filter /Standard >>' })],
  ])('%s', async (_, file) => {
    expect(await findPdfProblem(file)).toBe('encrypted')
  })

  test('made by pdfkit', async () => {
    expect(await findPdfProblem(await drawn({ userPassword: 'secret' }))).toBe('encrypted')
  })
})

/** Every check of the catalog is repeated with a separate object. */
const active: [string, string][] = [
  ['a script', `/OpenAction ${script}`],
  ['a script under escaped names', '/Open#41ction << /#53 /J#61vaScr#69pt /#4a#53 (x) >>'],
  ['a list of scripts', '/Names << /JavaScript << /Names [(x) 5 0 R] >> >>'],
  ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['a form that sends itself', '/X << /S /SubmitForm /F (https://evil.example) >>'],
  ['data from elsewhere', '/X << /S /ImportData /F (x.fdf) >>'],
  ['another file to open', '/X << /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>'],
  ['a file inside to open', '/X << /S /GoToE >>'],
  ['files inside', '/Names << /EmbeddedFiles << /Names [] >> >>'],
  ['a file beside a page', '/AF [<< /F (x.exe) /EF << /F 7 0 R >> >>]'],
  ['a file in a note', '/X << /Subtype /FileAttachment >>'],
  ['a film', '/X << /Subtype /RichMedia >>'],
  ['a form of XML', '/AcroForm << /XFA [] >>'],
  ['a web page that opens by itself', '/OpenAction << /S /URI /URI (https://evil.example) >>'],
  ['a web page after a place', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (x) >> >>'],
  ['a printer that starts by itself', '/OpenAction << /S /Named /N /Print >>'],
  ['an opening that is nowhere', '/OpenAction 99 0 R'],
  ['what is done when it is closed', '/AA << /WC << /S /URI /URI (https://evil.example) >> >>'],
]

describe('files with active content or attachments are refused', () => {
  test.each(active)('%s, in the catalog', async (_, entries) => {
    expect(await findPdfProblem(catalogWith(entries))).toBe('active')
  })

  test.each(active)('%s, packed', async (_, entries) => {
    expect(await findPdfProblem(makePdf({ packed: { 1: catalog(entries) } }))).toBe('active')
    expect(await findPdfProblem(makePdf({ packed: { 5: `<< ${entries} >>` } }))).toBe('active')
  })

  test.each<[string, Buffer]>([
    [
      'with the kind of an action in an object of its own',
      makePdf({ objects: { 5: '<< /S 6 0 R /X (x) >>', 6: '/JavaScript' } }),
    ],
    [
      'by references from object to object',
      makePdf({ objects: { 1: catalog('/OpenAction 5 0 R'), 5: '<< /S 6 0 R >>', 6: '/URI' } }),
    ],
    [
      'by a reference into packed objects',
      makePdf({ objects: { 1: catalog('/OpenAction 9 0 R') }, packed: { 8: '[]', 9: '<< /S /URI >>' } }),
    ],
    [
      'on closing, by references',
      makePdf({ objects: { 3: '<< /Type /Page /Parent 2 0 R /AA 5 0 R >>', 5: '<< /O 6 0 R >>', 6: '<< /S /URI >>' } }),
    ],
    [
      'in an update that was added',
      Buffer.concat([
        makePdf(),
        Buffer.from(`\n1 0 obj ${catalog(`/OpenAction ${script}`)} endobj\nstartxref\n9\n%%EOF\n`),
      ]),
    ],
    [
      'in a version that an update has replaced',
      Buffer.concat([
        catalogWith(`/OpenAction ${script}`),
        Buffer.from(`\n1 0 obj ${catalog('')} endobj\nstartxref\n9\n%%EOF\n`),
      ]),
    ],
    [
      'inside of a stream that a table of objects leads to',
      makePdf({ objects: { 5: pdfStream('', Buffer.from(`6 0 obj ${script} endobj`)) } }),
    ],
    [
      'inside of a string and of a comment, too',
      makePdf({ objects: { 5: `(6 0 obj ${script.replace(/[()]/g, '')} endobj)` } }),
    ],
    ['after brackets that do not match', makePdf({ objects: { 5: `<< /A ] /B [ >> endobj ${script} ] >>` } })],
    ['after a comment between all words', makePdf({ objects: { 5: '<<%x\n/S%>>\r/JavaScript%\n/X 1>>' } })],
    ['in packed objects that do not say so', unnamedObjectStream()],
    ['in packed objects with a predictor of PNG', predicted(12)],
    ['in packed objects with a predictor of TIFF', predicted(2)],
    ['in packed objects without packing', packedPlainly()],
    ['in packed objects whose parameters are objects', packedByReference()],
    ['in packed objects at a place inside of a string', placeInString()],
    ['twice under one key, once harmless', catalogWith('/OpenAction [3 0 R /Fit] /OpenAction << /S /URI /URI (x) >>')],
  ])('%s', async (_, file) => {
    expect(await findPdfProblem(file)).toBe('active')
  })
})

function unnamedObjectStream(): Buffer {
  const data = deflateSync(Buffer.from(`9 0 ${script}`))
  return makePdf({ objects: { 8: pdfStream(`/N 1 /First 4 ${flate}`, data) } })
}
function predicted(predictor: number): Buffer {
  const columns = 16
  const pack = (plain: Buffer) => {
    const rows = Array.from({ length: Math.ceil(plain.length / columns) }, (_, row) => rowOf(plain, row))
    return {
      entries: `${flate} /DecodeParms << /Predictor ${predictor} /Columns ${columns} >>`,
      data: deflateSync(Buffer.concat(rows)),
    }
  }
  const rowOf = (plain: Buffer, row: number) => {
    const at = (column: number, of = row) => (column < 0 || of < 0 ? 0 : (plain[of * columns + column] ?? 32))
    const filter = row % 5
    const guess = (column: number) => {
      const [left, up, corner] = [at(column - 1), at(column, row - 1), column > 0 ? at(column - 1, row - 1) : 0]
      const sum = left + up - corner
      const nearest = [left, up, corner].toSorted((a, b) => Math.abs(sum - a) - Math.abs(sum - b))[0] ?? 0
      return [0, left, up, Math.floor((left + up) / 2), nearest][filter] ?? 0
    }
    const cells = Array.from({ length: columns }, (_, column) =>
      predictor === 2 ? at(column) - at(column - 1) : at(column) - guess(column),
    )
    return Buffer.from(predictor === 2 ? cells : [filter, ...cells])
  }
  return makePdf({ packed: { 9: `<< /X (${'x'.repeat(90)}) >>`, 10: script }, pack })
}
function packedPlainly(): Buffer {
  return makePdf({ packed: { 9: script }, pack: (data) => ({ entries: '', data }) })
}
function packedByReference(): Buffer {
  const data = deflateSync(Buffer.from(`9 0 ${script}`))
  const entries = '/Type /ObjStm /N 5 0 R /First 6 0 R /Filter 7 0 R'
  return makePdf({ objects: { 5: '1', 6: '4', 7: '[/FlateDecode]', 8: pdfStream(entries, data) } })
}
function placeInString(): Buffer {
  const data = deflateSync(Buffer.from('9 1 (<< /S /JavaScript >>) '))
  return makePdf({ objects: { 8: pdfStream(`/Type /ObjStm /N 1 /First 4 ${flate}`, data) } })
}

async function drawn(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.text('A plan').link(0, 0, 100, 20, 'https://shop.test/JavaScript/Launch')
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

describe('a plain paper is taken', () => {
  test('as the shop draws it, and as pdfkit does, with a link', async () => {
    expect(await findPdfProblem(Buffer.from(await drawPdf(orderDocument(anOrder(), aSeller))))).toBeUndefined()
    for (const compress of [true, false]) expect(await findPdfProblem(await drawn({ compress }))).toBeUndefined()
  })

  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://shop.test/JavaScript/JS) >> >>'
  test.each<[string, Buffer]>([
    ['with a table of objects', makePdf()],
    ['with packed objects', makePdf({ packed: { 1: catalog('/Lang (en)'), 5: '<< /Title (No /JavaScript here) >>' } })],
    ['with a link to click', makePdf({ objects: { 5: link }, packed: { 6: link } })],
    ['that opens at a place', catalogWith('/OpenAction [3 0 R /XYZ null null 0]')],
    [
      'that goes to a place',
      makePdf({ objects: { 1: catalog('/OpenAction 5 0 R') }, packed: { 5: '<< /S /GoTo /D [3 0 R /Fit] >>' } }),
    ],
    [
      'with a font that is called AA',
      makePdf({
        objects: {
          5: '<< /Font << /AA 6 0 R >> >>',
          6: '<< /Type /Font /FontDescriptor 7 0 R >>',
          7: '<< /Type /FontDescriptor >>',
        },
      }),
    ],
    ['with no further actions', catalogWith('/AA << >>')],
    [
      'with words about scripts',
      makePdf({ objects: { 5: '(/JavaScript /JS /Launch)', 6: '<2f4a61766153637269707420>' } }),
    ],
    [
      'with a picture of a million bytes',
      makePdf({ objects: { 5: pdfStream('/Subtype /Image /Filter /DCTDecode', picture()) } }),
    ],
    [
      'with a page that unpacks to much',
      makePdf({ objects: { 5: pdfStream(flate, deflateSync(Buffer.alloc(50_000_000))) } }),
    ],
    [
      'with an update',
      Buffer.concat([makePdf(), Buffer.from(`\n1 0 obj ${catalog('')} endobj\nstartxref\n9\n%%EOF\n`)]),
    ],
  ])('%s', async (_, file) => {
    expect(await findPdfProblem(file)).toBeUndefined()
  })
})

/** Photo-like bytes, the same on every run; short action names occur in any photo by chance. */
function picture(): Buffer {
  const bytes = Buffer.alloc(1_000_000)
  for (let at = 0, seed = 7; at < bytes.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647
    bytes[at] = seed >> 8
  }
  bytes.write('/JS( /AA ( /EF <', 500_000, 'latin1')
  return bytes
}
