import { cleanPhoto, PhotoRefused } from '@tessera/pictures/photo/clean-photo'
import { refuse } from '../shop-error.ts'

export interface Paper {
  kind: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

/** What a paper has no need of: it runs, opens something, or carries another file. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|RichMedia|XFA)\b/
const endBytes = 1024
/** Enough to read the small letters of a scan. */
const longestSide = 3200

/** By its bytes, whatever it calls itself: a PDF that does nothing, or a picture, drawn anew. */
export async function cleanCertificate(bytes: Buffer): Promise<Paper> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { kind: 'application/pdf', bytes: checkedPdf(bytes) }
  const picture = await cleanPhoto(bytes, longestSide).catch((error: unknown) => {
    if (!(error instanceof PhotoRefused)) throw error
    return refuse(error.why === 'kind' ? 'Certificate.Kind' : 'Certificate.Broken')
  })
  return { kind: 'image/jpeg', bytes: picture }
}

function checkedPdf(bytes: Buffer): Buffer {
  if (!bytes.subarray(-endBytes).includes('%%EOF')) refuse('Certificate.Broken')
  if (active.test(bytes.toString('latin1'))) refuse('Certificate.Active')
  return bytes
}
